import { createHash } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import type { HistoryEntry } from '#domain/listing/public.ts';
import { type Executor, schema } from '../db/index.ts';

const { listingHistory } = schema;

export type Change = {
  listingId: string;
  kind: 'PRICE' | 'STATUS';
  before: string | null;
  after: string;
  actorId: string | null;
  at: Date;
};

/** The hash before the first row of a listing. */
const START = '0'.repeat(64);

/** Each row's hash covers the row and the hash before it: a row altered later breaks every hash after it. */
export function chainHash(previous: string, change: Change): string {
  const { listingId, kind, before, after, actorId, at } = change;
  return createHash('sha256')
    .update(JSON.stringify([previous, listingId, kind, before, after, actorId, at.toISOString()]))
    .digest('hex');
}

/**
 * Adds price and status changes to the one record that is never rewritten. Belongs in the transaction that makes the
 * change, after the listing's row is locked: the unique chain index refuses a second writer.
 */
export async function appendHistory({ tx, changes }: { tx: Executor; changes: readonly Change[] }): Promise<void> {
  for (const change of changes) {
    const [last] = await tx
      .select({ hash: listingHistory.hash })
      .from(listingHistory)
      .where(eq(listingHistory.listingId, change.listingId))
      .orderBy(desc(listingHistory.id))
      .limit(1);
    const previousHash = last?.hash ?? START;
    await tx.insert(listingHistory).values({ ...change, previousHash, hash: chainHash(previousHash, change) });
  }
}

/** A listing's record, oldest first. */
export async function readHistory({ db, listingId }: { db: Executor; listingId: string }): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(listingHistory)
    .where(eq(listingHistory.listingId, listingId))
    .orderBy(asc(listingHistory.id));
  return rows.map((row) => ({
    kind: row.kind as HistoryEntry['kind'],
    before: row.before,
    after: row.after,
    at: row.at.toISOString(),
  }));
}

/** The id of the first row that does not fit the chain, or null when the record is whole. */
export async function findBrokenLink({ db, listingId }: { db: Executor; listingId: string }): Promise<number | null> {
  const rows = await db
    .select()
    .from(listingHistory)
    .where(eq(listingHistory.listingId, listingId))
    .orderBy(asc(listingHistory.id));
  let previous = START;
  for (const row of rows) {
    const change = { ...row, kind: row.kind as Change['kind'] };
    if (row.previousHash !== previous || row.hash !== chainHash(previous, change)) return row.id;
    previous = row.hash;
  }
  return null;
}
