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
    const batch = [...waiting].slice(0, most);
    waiting = new Map([...waiting].slice(most));
    running += 1;
    try {
      const found = await load(batch.map(([key]) => key));
      for (const [key, all] of batch) for (const { resolve } of all) resolve(found.get(key));
    } catch (error) {
      for (const [, all] of batch) for (const { reject } of all) reject(error);
    }
    running -= 1;
    if (waiting.size > 0) void next();
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
      if (running < AT_ONCE) void next();
    });
}
