import { createHash } from 'node:crypto';
import { and, asc, type Column, desc, eq, sql } from 'drizzle-orm';
import type { HistoryEntry } from '../rules/public.ts';
import type { RecordKind } from '../rules/record.ts';
import * as schema from '../schema.ts';
import { type Executor, insertRows } from '#platform/db/index.ts';

const { listingHistory, listings } = schema;

export type Change = {
  listingId: string;
  kind: RecordKind;
  before: string | null;
  after: string;
  actorId: string | null;
  at: Date;
};

/** The hash before the first row of a listing. */
const START = '0'.repeat(64);

/** Each row's hash covers the row and the hash before it: a row altered later breaks every hash after it. */
function chainHash(previous: string, change: Change): string {
  const { listingId, kind, before, after, actorId, at } = change;
  return createHash('sha256')
    .update(JSON.stringify([previous, listingId, kind, before, after, actorId, at.toISOString()]))
    .digest('hex');
}

/**
 * Adds changes of price, status and facts to the one record that is never rewritten. Belongs in the transaction that makes the
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

/**
 * Prices as they count today. What was written before rents were told by the month stays as it is, and so do its hashes:
 * it is read as a month's, by the lease that the listing had when its price was turned into one.
 */
const asToday = (told: typeof listingHistory.before | typeof listingHistory.after) => sql<string>`case
  when ${listingHistory.kind} = 'PRICE' and ${listingHistory.id} <= ${listings.termRentsUntil}
  then round(${told}::numeric / ${listings.termRentMonths})::text else ${told} end`;

/** What was recorded of a listing, its prices as they count today. Stands in queries that know the listing. */
export const recorded = {
  listingId: listingHistory.listingId,
  kind: listingHistory.kind,
  before: sql<string | null>`${asToday(listingHistory.before)}`,
  after: asToday(listingHistory.after),
  at: listingHistory.at,
};

/** The price that the record knows, in cents; null before the first. It changes unseen while a listing is not public. */
export async function lastRecordedPrice({
  tx,
  listingId,
}: {
  tx: Executor;
  listingId: string;
}): Promise<string | null> {
  const [last] = await tx
    .select({ after: recorded.after })
    .from(listingHistory)
    .innerJoin(listings, eq(listings.id, listingHistory.listingId))
    .where(and(eq(listingHistory.listingId, listingId), eq(listingHistory.kind, 'PRICE')))
    .orderBy(desc(listingHistory.id))
    .limit(1);
  return last?.after ?? null;
}

/**
 * The first record of listings that have none yet, in one statement. The unique chain index refuses a listing that has
 * one. Changes of one listing stand in their order.
 */
export async function startHistories({ tx, changes }: { tx: Executor; changes: readonly Change[] }): Promise<void> {
  const last = new Map<string, string>();
  const rows = changes.map((change) => {
    const previousHash = last.get(change.listingId) ?? START;
    const hash = chainHash(previousHash, change);
    last.set(change.listingId, hash);
    return { ...change, previousHash, hash };
  });
  await insertRows({ tx, table: listingHistory, rows });
}

export const toEntry = ({ kind, before, after, at }: Omit<HistoryEntry, 'at'> & { at: Date }): HistoryEntry => ({
  kind,
  before,
  after,
  at: at.toISOString(),
});

/** A listing's record, oldest first. */
export async function readHistory({ db, listingId }: { db: Executor; listingId: string }): Promise<HistoryEntry[]> {
  const rows = await db
    .select(recorded)
    .from(listingHistory)
    .leftJoin(listings, eq(listings.id, listingHistory.listingId))
    .where(eq(listingHistory.listingId, listingId))
    .orderBy(asc(listingHistory.id));
  return rows.map(toEntry);
}

/** The same as one column of a query that reads `listings`: moments are milliseconds there. */
export const historyInside = (listingId: Column) => sql<(Omit<HistoryEntry, 'at'> & { at: number })[]>`(
  select coalesce(json_agg(json_build_object('kind', ${listingHistory.kind}, 'before', ${recorded.before},
    'after', ${recorded.after}, 'at', (extract(epoch from ${listingHistory.at}) * 1000)::bigint)
    order by ${listingHistory.id}), '[]')
  from ${listingHistory} where ${listingHistory.listingId} = ${listingId})`;

/** The id of the first row that does not fit the chain, or null when the record is whole. */
export async function findBrokenLink({ db, listingId }: { db: Executor; listingId: string }): Promise<number | null> {
  const rows = await db
    .select()
    .from(listingHistory)
    .where(eq(listingHistory.listingId, listingId))
    .orderBy(asc(listingHistory.id));
  let previous = START;
  for (const row of rows) {
    const change = { ...row, kind: row.kind };
    if (row.previousHash !== previous || row.hash !== chainHash(previous, change)) return row.id;
    previous = row.hash;
  }
  return null;
}
