import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { nextRun } from '../rules/schedule.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { enqueueEmail } from '#platform/mail/index.ts';
import { foundEmail } from './alert-email.ts';
import type { FreshListing } from './fresh-listings.ts';
import type { SearchRow } from './search-view.ts';

const { savedSearches, savedSearchFinds, listings } = schema;

/** A search that is due, and the address of its person. */
export type Due = { readonly row: SearchRow; readonly email: string };

/**
 * Queues one letter about what a search found and notes that it was told, in one transaction. Whoever runs at the same
 * moment waits for the row and then finds it done. Returns how many letters: one or none.
 */
export async function announce(
  { db, config }: Services,
  { row, email }: Due,
  found: readonly FreshListing[],
  now: Date,
): Promise<0 | 1> {
  return db.transaction(async (tx) => {
    const [search] = await tx.select().from(savedSearches).where(eq(savedSearches.id, row.id)).for('update');
    // Paused, changed or run meanwhile: what is still due comes up again in the next round.
    if (!search || search.paused || !isSame(search, row)) return 0;
    const fresh = await noteFinds(tx, row.id, found, now);
    const emails = fresh.length > 0 ? 1 : 0;
    if (emails) {
      const mail = foundEmail({ config, to: email, search, listings: fresh });
      await enqueueEmail({ db: tx, email: mail, dedupeKey: `alert:${row.id}:${digestOf(fresh)}` });
    }
    await tx
      .update(savedSearches)
      .set({
        readUpTo: now,
        lastRunAt: now,
        nextRunAt: nextRun(search.frequency, now),
        ...(emails ? { lastSentAt: now } : {}),
      })
      .where(eq(savedSearches.id, row.id));
    return emails;
  });
}

const isSame = (a: SearchRow, b: SearchRow): boolean =>
  a.updatedAt.getTime() === b.updatedAt.getTime() && a.readUpTo.getTime() === b.readUpTo.getTime();

/** The listings that were not told of before, newest first. What was sold in the last moment is left out. */
async function noteFinds(
  tx: Transaction,
  searchId: string,
  found: readonly FreshListing[],
  at: Date,
): Promise<FreshListing[]> {
  const ids = found.map(({ id }) => id);
  const open = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, ids), eq(listings.status, 'PUBLISHED')));
  if (open.length === 0) return [];
  const noted = await tx
    .insert(savedSearchFinds)
    .values(open.map(({ id }) => ({ searchId, listingId: id, at })))
    .onConflictDoNothing()
    .returning({ id: savedSearchFinds.listingId });
  const fresh = new Set(noted.map(({ id }) => id));
  const moment = ({ publishedAt }: FreshListing) => publishedAt?.getTime() ?? 0;
  return found.filter(({ id }) => fresh.has(id)).sort((a, b) => moment(b) - moment(a));
}

const digestOf = (found: readonly FreshListing[]): string =>
  createHash('sha256')
    .update(
      found
        .map(({ id }) => id)
        .sort()
        .join(),
    )
    .digest('hex')
    .slice(0, 32);
