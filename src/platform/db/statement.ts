import type { Database } from './client.ts';

const built = new WeakMap<Database, Map<string, unknown>>();

/**
 * A statement that is built once for a database and run many times: building SQL out of columns costs more than sending
 * it. For the few reads that public pages stand on. Values go in through `sql.placeholder`.
 */
export function statement<Prepared>(db: Database, name: string, build: (db: Database) => Prepared): Prepared {
  const known = built.get(db) ?? new Map<string, unknown>();
  built.set(db, known);
  if (!known.has(name)) known.set(name, build(db));
  return known.get(name) as Prepared;
}
