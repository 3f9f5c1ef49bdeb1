import { createStore, promisifyRequest } from 'idb-keyval';

/** Entries of one queue in this browser's database. Every call rejects where the browser keeps nothing. */
export type EntryStore<Entry> = {
  /** Resolves when the entry is really kept: its transaction is complete. */
  put(entry: Entry): Promise<void>;
  get(key: string): Promise<Entry | undefined>;
  all(): Promise<Entry[]>;
  /** Changes an entry unless it is gone: in one transaction, so that nothing comes back. */
  change(key: string, part: Partial<Entry>): Promise<void>;
  remove(key: string): Promise<void>;
};

export type StoreNames<Entry> = {
  readonly database: string;
  readonly store: string;
  readonly keyOf: (entry: Entry) => string;
};

/** Some browsers never answer after a crash of their storage; whoever waits goes on from memory then. */
const ANSWER_TIMEOUT_MS = 10_000;

export function openEntryStore<Entry extends object>({ database, store, keyOf }: StoreNames<Entry>): EntryStore<Entry> {
  // Opens with the first question: loading this file touches nothing.
  const use = createStore(database, store);
  const write = (entries: IDBObjectStore, entry: Entry) =>
    // Databases of earlier releases may have the key inside of their records.
    entries.keyPath === null ? entries.put(entry, keyOf(entry)) : entries.put(entry);
  return {
    put: (entry) =>
      answered(() =>
        use('readwrite', (entries) => {
          write(entries, entry);
          return promisifyRequest(entries.transaction);
        }),
      ),
    get: (key) => answered(() => use('readonly', (entries) => promisifyRequest<Entry | undefined>(entries.get(key)))),
    all: () => answered(() => use('readonly', (entries) => promisifyRequest<Entry[]>(entries.getAll()))),
    change: (key, part) =>
      answered(() =>
        use('readwrite', (entries) => {
          const read: IDBRequest<Entry | undefined> = entries.get(key);
          read.onsuccess = () => read.result && write(entries, { ...read.result, ...part });
          return promisifyRequest(entries.transaction);
        }),
      ),
    remove: (key) =>
      answered(() =>
        use('readwrite', (entries) => {
          entries.delete(key);
          return promisifyRequest(entries.transaction);
        }),
      ),
  };
}

/** Browsers without storage throw at once, others reject, some say nothing: here all of them reject. */
async function answered<Value>(ask: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage of this browser does not answer')), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } finally {
    clearTimeout(timer);
  }
}
