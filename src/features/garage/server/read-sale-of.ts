import type { PublicListing } from '#features/listings/rules/public.ts';
import type { Ctx } from '#platform/context.ts';
import { readListings } from '#features/listings/server/index.ts';

/** The sale that an item belongs to, as anyone may see it; null when it is not public or there is none. */
export async function readSaleOf({
  ctx,
  item,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  item: Pick<PublicListing, 'saleId'>;
}): Promise<PublicListing | null> {
  if (!item.saleId) return null;
  return (await readListings({ ctx, ids: [item.saleId] })).get(item.saleId) ?? null;
}
