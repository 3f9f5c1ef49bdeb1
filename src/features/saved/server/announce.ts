import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
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

/** The same with what it found in this run. */
export type News = Due & { readonly found: readonly FreshListing[] };

/** A search with what was not told of before. */
type Fresh = { readonly search: SearchRow; readonly listings: readonly FreshListing[] };

/**
 * Queues emails about what one person's searches found in this run, and notes that it was told, in one transaction. A
 * listing that several of them found is told once, with the oldest of these searches, and names the others. Whoever runs
 * at the same moment waits for the rows and then finds it done. Returns how many emails.
 */
export async function announce({ db, config }: Services, news: readonly News[], now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const fresh = await takeFresh(tx, news, now);
    const told = new Set<string>();
    let emails = 0;
    for (const { search, listings: found } of fresh) {
      const first = found.filter(({ id }) => !told.has(id));
      for (const { id } of first) told.add(id);
      if (first.length > 0) {
        const others = fresh.filter((one) => one.search.id !== search.id);
        const shown = first.map((listing) => ({ ...listing, also: namesOf(others, listing.id) }));
        const mail = foundEmail({ config, to: news[0]?.email ?? '', search, listings: shown });
        await enqueueEmail({ db: tx, email: mail, dedupeKey: `alert:${search.id}:${digestOf(first)}` });
        emails += 1;
      }
      const sent = found.length > 0 ? { lastSentAt: now } : {};
      const next = { readUpTo: now, lastRunAt: now, nextRunAt: nextRun(search.frequency, now) };
      await tx
        .update(savedSearches)
        .set({ ...next, ...sent })
        .where(eq(savedSearches.id, search.id));
    }
    return emails;
  });
}

const namesOf = (others: readonly Fresh[], listingId: string): string[] =>
  others.filter(({ listings: found }) => found.some(({ id }) => id === listingId)).map(({ search }) => search.name);

/** The person's searches, the oldest first, locked until the end, each with what it tells for the first time. */
async function takeFresh(tx: Transaction, news: readonly News[], now: Date): Promise<Fresh[]> {
  const read = new Map(news.map((one) => [one.row.id, one]));
  const rows = await tx
    .select()
    .from(savedSearches)
    .where(inArray(savedSearches.id, [...read.keys()]))
    .orderBy(asc(savedSearches.id))
    .for('update');
  const fresh: Fresh[] = [];
  for (const search of rows) {
    const one = read.get(search.id);
    // Paused, changed or run meanwhile: what is still due comes up again in the next round.
    if (!one || search.paused || !isSame(search, one.row)) continue;
    fresh.push({ search, listings: await noteFinds(tx, search.id, one.found, now) });
  }
  return fresh;
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
