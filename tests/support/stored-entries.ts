type Names = { readonly database: string; readonly store: string; readonly keyPath?: string };
/** Lets the clock go on: the database answers in turns of it. */
type Pass = (milliseconds: number) => Promise<unknown>;

async function open(databases: IDBFactory, { database, store, keyPath }: Names, pass: Pass): Promise<IDBDatabase> {
  const request = databases.open(database);
  request.onupgradeneeded = () => request.result.createObjectStore(store, keyPath ? { keyPath } : {});
  await pass(20);
  return request.result as unknown as IDBDatabase;
}

/** Writes entries as an earlier release left them. */
export async function writeStore(
  databases: IDBFactory,
  names: Names,
  entries: readonly { readonly [key: string]: unknown }[],
  pass: Pass,
): Promise<void> {
  const opened = await open(databases, names, pass);
  const store = opened.transaction(names.store, 'readwrite').objectStore(names.store);
  for (const entry of entries) names.keyPath ? store.put(entry) : store.put(entry, String(entry.key));
  await pass(20);
  opened.close();
}

export async function readStore(databases: IDBFactory, names: Names, pass: Pass): Promise<unknown[]> {
  const opened = await open(databases, names, pass);
  const request = opened.transaction(names.store).objectStore(names.store).getAll();
  await pass(20);
  opened.close();
  return request.result;
}
