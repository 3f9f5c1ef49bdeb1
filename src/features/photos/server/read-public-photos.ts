import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PublicPhoto } from '../rules/photos.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type PhotoRow, type Subject, toPublicPhoto } from './to-photo.ts';

type Call = { ctx: Pick<Services, 'db'>; input: { listingIds: readonly string[] } };
type Row = { photo: PhotoRow; subject: Subject };

const { photos, listings } = schema;
const columns = { photo: photos, subject: { title: listings.title, vehicleType: listings.vehicleType } };
const byPlace = [asc(photos.listingId), asc(photos.position), asc(photos.createdAt), asc(photos.id)] as const;
const finishedOf = (ids: readonly string[]) => and(inArray(photos.listingId, [...ids]), eq(photos.status, 'READY'));

/**
 * Finished photos of listings, in order, by listing id. It asks no permission: whoever may show the listing may show
 * its photos. Listings without photos are not in the map.
 */
export async function readPublicPhotos({ ctx, input }: Call): Promise<Map<string, PublicPhoto[]>> {
  if (input.listingIds.length === 0) return new Map();
  const rows = await ctx.db
    .select(columns)
    .from(photos)
    .innerJoin(listings, eq(listings.id, photos.listingId))
    .where(finishedOf(input.listingIds))
    .orderBy(...byPlace);
  return grouped(rows);
}

/** The first finished photo of each listing, by listing id: what cards and search results show. */
export async function readCoverPhotos({ ctx, input }: Call): Promise<Map<string, PublicPhoto>> {
  if (input.listingIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([photos.listingId], columns)
    .from(photos)
    .innerJoin(listings, eq(listings.id, photos.listingId))
    .where(finishedOf(input.listingIds))
    .orderBy(...byPlace);
  return new Map(rows.map(({ photo, subject }) => [photo.listingId, toPublicPhoto(photo, subject, 1)]));
}

function grouped(rows: readonly Row[]): Map<string, PublicPhoto[]> {
  const found = new Map<string, PublicPhoto[]>();
  for (const { photo, subject } of rows) {
    const earlier = found.get(photo.listingId) ?? [];
    found.set(photo.listingId, [...earlier, toPublicPhoto(photo, subject, earlier.length + 1)]);
  }
  return found;
}
