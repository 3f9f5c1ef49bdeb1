type Work = () => Promise<void>;

/** The locks that the tabs of one browser share: one after the other by name, in the order in which they asked. */
export function makeTabLocks() {
  const lines = new Map<string, Promise<void>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: Work): Promise<void> {
      const before = lines.get(name) ?? Promise.resolve();
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const mine = before.then(() => (signal.aborted ? undefined : work()));
        lines.set(
          name,
          mine.catch(() => undefined),
        );
        mine.then(resolve, reject);
      });
    },
    /** The tab that held them is gone. */
    release(): void {
      lines.clear();
    },
  };
}
