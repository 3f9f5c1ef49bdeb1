/**
 * Picked files, kept in the browser until the server has them: a closed or killed tab loses nothing. Where the browser
 * refuses (private windows, a full disk) nothing is kept and uploads work from memory.
 */
export type ShelvedFile = {
  readonly id: string;
  readonly listingId: string;
  readonly file: File;
  readonly shot: string | null;
  readonly addedAt: number;
  /** Where the upload goes on; null until the server gave it a place. */
  readonly uploadUrl: string | null;
};

const DATABASE = 'curbtag-files';
const STORE = 'files';
/** Longer than the server keeps a half-sent file; then nobody comes back for it. */
const KEEP_MS = 30 * 24 * 3600 * 1000;

/** Keeps a file, or replaces what is known of it. Resolves to false when the browser would not. */
export function shelve(entry: ShelvedFile): Promise<boolean> {
  return ask('readwrite', (store) => store.put(entry)).then(
    () => true,
    () => false,
  );
}

/** Files of one listing in the order they were picked. */
export async function shelvedFor(listingId: string): Promise<ShelvedFile[]> {
  const all = await ask('readonly', (store) => store.getAll() as IDBRequest<ShelvedFile[]>).catch(() => []);
  for (const { id, addedAt } of all) if (addedAt < Date.now() - KEEP_MS) void unshelve(id);
  return all.filter((entry) => entry.listingId === listingId).sort((a, b) => a.addedAt - b.addedAt);
}

/** The entry as it is now: another tab may have finished it. */
export const shelved = (id: string): Promise<ShelvedFile | undefined> =>
  ask('readonly', (store) => store.get(id) as IDBRequest<ShelvedFile | undefined>).catch(() => undefined);

/** Notes where an upload goes on, unless the file is off the shelf already: one transaction, so that nothing comes back. */
export const shelvePlace = (id: string, uploadUrl: string): Promise<void> =>
  ask('readwrite', (store) => {
    const read = store.get(id) as IDBRequest<ShelvedFile | undefined>;
    read.onsuccess = () => read.result && store.put({ ...read.result, uploadUrl });
    return read;
  }).then(
    () => undefined,
    () => undefined,
  );

export const unshelve = (id: string): Promise<void> =>
  ask('readwrite', (store) => store.delete(id)).catch(() => undefined) as Promise<void>;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** One transaction, resolved when it is complete: only then is a file really kept. */
async function ask<T>(mode: IDBTransactionMode, question: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = question(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
