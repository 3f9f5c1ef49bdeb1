import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { PublicListing } from '../rules/public.ts';
import { LISTED_STATUSES } from '../rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import { toPublicListing } from './public-view.ts';

const { listings, users } = schema;

type Input = { readonly sellerId: string; readonly limit: number; readonly offset?: number };

/** What one seller has for sale, newest first, and how much that is. */
export async function listSellerStock({
  ctx,
  input: { sellerId, limit, offset = 0 },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<{ listings: PublicListing[]; total: number }> {
  const where = and(eq(listings.ownerId, sellerId), inArray(listings.status, [...LISTED_STATUSES]));
  const found = await ctx.db
    .select({ row: listings, seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt } })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(where)
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(limit)
    .offset(offset);
  const [all] = await ctx.db.select({ n: count() }).from(listings).where(where);
  const photos = await readPublicPhotos({ ctx, input: { listingIds: found.map(({ row }) => row.id) } });
  return {
    listings: found.map((one) => toPublicListing({ ...one, photos: photos.get(one.row.id) ?? [] })),
    total: all?.n ?? 0,
  };
}
