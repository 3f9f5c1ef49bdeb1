import { eq, inArray } from 'drizzle-orm';
import type { FoundListing } from '#domain/search/result.ts';
import type { Services } from '../context.ts';
import { schema } from '../db/index.ts';
import { toPublicListing } from '../listings/index.ts';
import { readPublicPhotos } from '../uploads/index.ts';
import type { Hit } from './scan.ts';

const { listings, listingSearch, users } = schema;

/** The listings behind hits, in their order. One that is gone by now is left out. */
export async function hydrate(ctx: Pick<Services, 'db'>, hits: readonly Hit[]): Promise<FoundListing[]> {
  if (hits.length === 0) return [];
  const refs = hits.map(({ ref }) => ref);
  const rows = await ctx.db
    .select({
      ref: listingSearch.ref,
      row: listings,
      seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt },
    })
    .from(listingSearch)
    .innerJoin(listings, eq(listings.id, listingSearch.listingId))
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(inArray(listingSearch.ref, refs));
  const photos = await readPublicPhotos({ ctx, input: { listingIds: rows.map(({ row }) => row.id) } });
  const byRef = new Map(rows.map((one) => [one.ref, one]));
  return hits.flatMap(({ ref, miles }) => {
    const found = byRef.get(ref);
    if (!found) return [];
    const { row, seller } = found;
    return [{ ...toPublicListing({ row, seller, photos: photos.get(row.id) ?? [] }), miles }];
  });
}
