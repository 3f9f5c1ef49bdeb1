import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { isNews } from '../rules/news.ts';
import { nextRun } from '../rules/schedule.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { kickMail } from '#platform/mail/index.ts';
import { matchAmong } from '#features/search/server/index.ts';
import { wants } from '#features/accounts/server/unsubscribe/index.ts';
import { announce, type Due, type News } from './announce.ts';
import { type FreshListing, freshListings } from './fresh-listings.ts';
import { filtersOf } from './search-view.ts';

const { savedSearches, users } = schema;

/** Searches looked at together. */
const PAGE = 1_000;
/** A transaction that was open during the last run may have written what that run did not see. Finds are told once. */
const OVERLAP_MS = 10 * 60_000;
/** Finds of one search and run that are kept; beyond it a letter counts "1,000". */
const MAX_FINDS = 1_000;

/** A job: looks for what is new to every saved search that is due, and writes to its person. Returns letters queued. */
export async function runSavedSearches({ services }: { services: Services }): Promise<number> {
  const now = services.now();
  let emails = 0;
  let last: string | undefined;
  do {
    const read = await readDue(services, now, last);
    const due = read.length === PAGE ? withoutLastPerson(read) : read;
    last = read.length === PAGE ? due.at(-1)?.row.userId : undefined;
    emails += await runSome(services, due, now);
  } while (last !== undefined);
  if (emails > 0) void kickMail({ services });
  return emails;
}

async function readDue({ db }: Services, now: Date, after: string | undefined): Promise<Due[]> {
  return db
    .select({ row: savedSearches, email: users.email })
    .from(savedSearches)
    .innerJoin(users, and(eq(users.id, savedSearches.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(savedSearches.paused, false),
        wants('search', users.settings),
        lte(savedSearches.nextRunAt, now),
        after === undefined ? undefined : gt(savedSearches.userId, after),
      ),
    )
    .orderBy(asc(savedSearches.userId), asc(savedSearches.id))
    .limit(PAGE);
}

/** A person's searches are told of together: one who may go on after this page waits for the next. Fifty are the most. */
function withoutLastPerson(due: readonly Due[]): Due[] {
  const last = due.at(-1)?.row.userId;
  return due.filter(({ row }) => row.userId !== last);
}

async function runSome(services: Services, due: readonly Due[], now: Date): Promise<number> {
  if (due.length === 0) return 0;
  const finds = await findNews(services, due);
  await markQuiet(
    services,
    due.filter(({ row }) => !finds.has(row.id)),
    now,
  );
  let emails = 0;
  for (const news of byPerson(due, finds)) {
    // One person who cannot be told must not keep the others waiting.
    emails += await announce(services, news, now).catch((error: unknown) => {
      services.telemetry.error(error, { path: 'alerts', method: 'JOB' });
      return 0;
    });
  }
  return emails;
}

/** Searches that found something, with what they found, person by person. */
function byPerson(due: readonly Due[], finds: ReadonlyMap<string, FreshListing[]>): News[][] {
  const people = new Map<string, News[]>();
  for (const one of due) {
    const found = finds.get(one.row.id);
    if (found) people.set(one.row.userId, [...(people.get(one.row.userId) ?? []), { ...one, found }]);
  }
  return [...people.values()];
}

/** From when on a search has not looked. Never before it was saved: that has been seen in the results. */
const startOf = ({ row }: Due): Date =>
  new Date(Math.max(row.readUpTo.getTime() - OVERLAP_MS, row.newsSince.getTime()));

function toWatch(due: Due) {
  return { ...due.row, filters: filtersOf(due.row), from: startOf(due) };
}

async function findNews({ db }: Services, due: readonly Due[]): Promise<Map<string, FreshListing[]>> {
  const watches = due.map(toWatch);
  const searches = watches.map(({ filters }) => filters);
  const since = new Date(Math.min(...watches.map(({ from }) => from.getTime())));
  const finds = new Map<string, FreshListing[]>();
  for await (const batch of freshListings(db, since)) {
    const matching = await matchAmong({ ctx: { db }, input: { ids: batch.map(({ id }) => id), searches } });
    for (const [at, watch] of watches.entries()) {
      const news = batch.filter(
        (listing) => listing.ownerId !== watch.userId && isNews(watch, listing) && matching[at]?.(listing.id),
      );
      if (news.length > 0) finds.set(watch.id, [...(finds.get(watch.id) ?? []), ...news].slice(0, MAX_FINDS));
    }
  }
  return finds;
}

/** Searches that found nothing have looked all the same. */
async function markQuiet({ db }: Services, due: readonly Due[], now: Date): Promise<void> {
  for (const frequency of new Set(due.map(({ row }) => row.frequency))) {
    const ids = due.filter(({ row }) => row.frequency === frequency).map(({ row }) => row.id);
    await db
      .update(savedSearches)
      .set({ lastRunAt: now, readUpTo: now, nextRunAt: nextRun(frequency, now) })
      .where(and(inArray(savedSearches.id, ids), lte(savedSearches.readUpTo, now)));
  }
}
