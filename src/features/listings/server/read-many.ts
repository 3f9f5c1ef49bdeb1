import { and, asc, eq, inArray } from 'drizzle-orm';
import type { HistoryEntry, PublicListing } from '../rules/public.ts';
import { PUBLIC_STATUSES } from '../rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { recorded, toEntry } from './history.ts';
import { readShown } from './read-shown.ts';

const { listings, listingHistory } = schema;
type Call = { ctx: Pick<Ctx, 'db' | 'now'>; ids: readonly string[] };

/** Listings anyone may read, by id. Drafts, what was taken down, and ids nobody knows are not in the map. */
export async function readListings({ ctx, ids }: Call): Promise<Map<string, PublicListing>> {
  if (ids.length === 0) return new Map();
  const where = and(inArray(listings.id, [...ids]), inArray(listings.status, [...PUBLIC_STATUSES]));
  return new Map((await readShown({ ctx, where, limit: ids.length })).map((listing) => [listing.id, listing]));
}

/** The records of several listings, each oldest first, by listing id. */
export async function readHistories({ ctx, ids }: Call): Promise<Map<string, HistoryEntry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select(recorded)
    .from(listingHistory)
    .leftJoin(listings, eq(listings.id, listingHistory.listingId))
    .where(inArray(listingHistory.listingId, [...ids]))
    .orderBy(asc(listingHistory.id));
  const found = new Map<string, HistoryEntry[]>();
  for (const row of rows) found.set(row.listingId, [...(found.get(row.listingId) ?? []), toEntry(row)]);
  return found;
}
