/** Longer than sending takes. A tab that its phone has put to sleep may hold a lock for hours. */
const LOCK_TIMEOUT_MS = 2 * 60 * 1000;

/**
 * Runs work while no other tab does the same. Where a browser has no locks, refuses them, or another tab does not let go, it
 * just runs: the server takes what is sent twice once.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_TIMEOUT_MS);
  let begun = false;
  const begin = () => {
    begun = true;
    clearTimeout(timer);
    return work();
  };
  await navigator.locks.request(name, { signal: waiting.signal }, begin).catch((error) => {
    clearTimeout(timer);
    if (begun) throw error;
    return work();
  });
}
