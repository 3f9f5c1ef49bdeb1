type Waiting<Value> = { resolve(value: Value | undefined): void; reject(error: unknown): void };

/** Loads at the same moment; enough that a slow one does not hold up the next. */
const AT_ONCE = 2;

/**
 * Joins single reads that come at the same moment into one query. A read never joins a query that has begun, so it sees
 * everything that was committed before it was asked. With nobody else about it goes at once.
 */
export function coalesce<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  most = 200,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiting<Value>[]>();
  let running = 0;

  const next = async (): Promise<void> => {
    const all = [...waiting];
    const batch = all.slice(0, most);
    waiting = new Map(all.slice(most));
    if (batch.length === 0) {
      running -= 1;
      return;
    }
    try {
      const found = await load(batch.map(([key]) => key));
      for (const [key, all] of batch) for (const { resolve } of all) resolve(found.get(key));
    } catch (error) {
      for (const [, all] of batch) for (const { reject } of all) reject(error);
    }
    running -= 1;
    begin();
  };

  /** Everything that one turn of the event loop asks goes together. */
  const begin = () => {
    if (running >= AT_ONCE || waiting.size === 0) return;
    running += 1;
    setImmediate(() => void next());
  };

  return (key) =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(key);
      if (asked) asked.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
      begin();
    });
}
