import { desc, eq, type SQL, and, asc, inArray } from 'drizzle-orm';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import * as schema from '#features/schema.ts';
import type { Ctx } from '#platform/context.ts';
import type { PublicListing, HistoryEntry } from '../rules/public.ts';
import { toPublicListing } from './public-view.ts';
import { PUBLIC_STATUSES } from '../rules/status.ts';
import { recorded, toEntry } from './history.ts';

const { listings, users, listingHistory } = schema;

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

type Shown = {
  readonly ctx: Pick<Ctx, 'db' | 'now'>;
  readonly where: SQL | undefined;
  /** What comes first: the newest by this. */
  readonly newest?: typeof listings.publishedAt | typeof listings.updatedAt;
  readonly limit: number;
  readonly offset?: number;
};

/** Several listings with their sellers and photos, in the shape pages show. Who may see them is for the caller to say. */
export async function readShown(call: Shown): Promise<PublicListing[]> {
  const { ctx, where, newest = listings.publishedAt, limit, offset = 0 } = call;
  const rows = await ctx.db
    .select({ row: listings, seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt } })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(where)
    .orderBy(desc(newest), desc(listings.id))
    .limit(limit)
    .offset(offset);
  const photos = await readPublicPhotos({ ctx, input: { listingIds: rows.map(({ row }) => row.id) } });
  return rows.map((one) => toPublicListing({ ...one, photos: photos.get(one.row.id) ?? [], now: ctx.now() }));
}
