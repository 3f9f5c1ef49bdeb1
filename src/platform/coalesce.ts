import DataLoader from 'dataloader';

/** Loads at the same moment; enough that a slow one does not hold up the next. */
const AT_ONCE = 2;

/**
 * Joins single reads that come at the same moment into one query. A read never joins a query that has begun, so it sees
 * everything that was committed before it was asked; nothing is kept. With nobody else about it goes at once.
 */
export function coalesce<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  most = 200,
): (key: string) => Promise<Value | undefined> {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Everything that one turn of the event loop asks goes together; a batch that waits its turn takes more in. */
  const begin = () => {
    if (running >= AT_ONCE) return;
    const dispatch = waiting.shift();
    if (!dispatch) return;
    running += 1;
    setImmediate(dispatch);
  };
  const loader = new DataLoader<string, Value | undefined>(
    async (keys) => {
      try {
        const found = await load([...new Set(keys)]);
        return keys.map((key) => found.get(key));
      } finally {
        running -= 1;
        begin();
      }
    },
    {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (dispatch) => {
        waiting.push(dispatch);
        begin();
      },
    },
  );
  return (key) => loader.load(key);
}
