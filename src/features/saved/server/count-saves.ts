import { count, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { savedListings } = schema;

/** How many people saved each listing, by id; those nobody saved are not in the map. */
export async function countSaves({
  ctx,
  listingIds,
}: {
  ctx: Pick<Ctx, 'db'>;
  listingIds: readonly string[];
}): Promise<Map<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: savedListings.listingId, n: count() })
    .from(savedListings)
    .where(inArray(savedListings.listingId, [...listingIds]))
    .groupBy(savedListings.listingId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
