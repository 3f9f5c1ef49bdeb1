import { eq } from 'drizzle-orm';
import type { PublicListing } from '#features/listings/rules/public.ts';
import type { FoundListing } from '#features/search/rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { listSellerStock, readListing } from '#features/listings/server/index.ts';
import { listSimilar } from '#features/search/server/index.ts';

const { listings } = schema;
const MAX = 4;

export type SoldPage = {
  readonly listing: PublicListing;
  /** What the same seller still has. */
  readonly others: readonly PublicListing[];
  readonly similar: readonly FoundListing[];
};

/** What a sticker on something sold leads on to: the seller's other things, and others' like it. */
export async function readSold({ ctx, listingId }: { ctx: Ctx; listingId: string }): Promise<SoldPage> {
  const [listing, [owner]] = await Promise.all([
    readListing({ ctx, ref: listingId }),
    ctx.db.select({ id: listings.ownerId }).from(listings).where(eq(listings.id, listingId)),
  ]);
  const stock = owner?.id ? await listSellerStock({ ctx, input: { sellerId: owner.id, limit: MAX } }) : null;
  const others = (stock?.listings ?? []).filter(({ id }) => id !== listingId);
  const shown = new Set(others.map(({ id }) => id));
  const similar = await listSimilar({ ctx, input: { listing, limit: MAX } });
  return { listing, others, similar: similar.filter(({ id }) => !shown.has(id)) };
}
