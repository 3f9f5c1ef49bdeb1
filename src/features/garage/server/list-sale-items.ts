import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { UP_STATUSES } from '#features/listings/rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { readListings } from '#features/listings/server/index.ts';

const { listings } = schema;

/** What still lies on the tables of a sale, in the order it was put there. Sold things are gone at once. */
export async function listSaleItems({
  ctx,
  saleId,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  saleId: string;
}): Promise<PublicListing[]> {
  const rows = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.saleId, saleId), inArray(listings.status, [...UP_STATUSES])))
    .orderBy(asc(listings.createdAt), asc(listings.id));
  const found = await readListings({ ctx, ids: rows.map(({ id }) => id) });
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}
