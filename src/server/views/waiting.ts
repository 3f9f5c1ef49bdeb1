import type { Database } from '../db/index.ts';

/** Views that are not in the table yet, of one process and one database. */
export type Waiting = {
  /** By `listing day viewer`, the viewer only when signed in: their own listings are left out when it is written. */
  counts: Map<string, number>;
  /** Who was counted today, as digests that are forgotten at midnight. */
  seen: Set<string>;
  day: string;
};

const KEY = Symbol.for('curbtag.views');

/** In development the pages are a module graph of their own; both count into the same place. */
export function waitingViews(db: Database): Waiting {
  const all = globalThis as { [KEY]?: WeakMap<Database, Waiting> };
  all[KEY] ??= new WeakMap();
  const known = all[KEY].get(db);
  if (known) return known;
  const made: Waiting = { counts: new Map(), seen: new Set(), day: '' };
  all[KEY].set(db, made);
  return made;
}
