type Work = () => Promise<unknown>;
type Options = { readonly signal?: AbortSignal };

/** The locks that the tabs of one browser share: one after the other by name, in the order in which they asked. */
export function makeTabLocks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request(name: string, ...rest: [Work] | [Options, Work]): Promise<unknown> {
      const [{ signal }, work] = rest.length === 1 ? [{} as Options, rest[0]] : rest;
      const before = lines.get(name) ?? Promise.resolve();
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        const mine = before.then(() => (signal?.aborted ? undefined : work()));
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
