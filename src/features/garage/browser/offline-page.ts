/** The worker that keeps the page for adding items. Its reach ends at the folder of garage sales. */
const WORKER = '/items-worker.js';
const SCOPE = '/stickers/garage/';

/**
 * Makes this page open again without a signal. Does nothing in browsers without workers, and harm in none: whatever goes
 * wrong, the page works as before while it is open.
 */
export async function keepPageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const { active } = await navigator.serviceWorker.ready;
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
      .map(({ pathname }) => pathname);
    active?.postMessage({ page: location.pathname, parts: [...new Set(parts)] });
  } catch {
    // Private windows and old browsers: the page has to stay open then.
  }
}
