import { inArray, sql } from 'drizzle-orm';
import type { ListingStatus } from '#shared/enums.ts';
import { UP_STATUSES } from '#features/listings/rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings } = schema;

export type ItemCounts = { readonly out: number; readonly sold: number; readonly waiting: number };
const NONE: ItemCounts = { out: 0, sold: 0, waiting: 0 };

/** How many items of each sale lie on the tables, are sold, or wait for their sale to be published. */
export async function countItems({
  ctx,
  saleIds,
}: {
  ctx: Pick<Ctx, 'db'>;
  saleIds: readonly string[];
}): Promise<(saleId: string) => ItemCounts> {
  const counted = (statuses: readonly ListingStatus[]) =>
    sql<number>`count(*) filter (where ${inArray(listings.status, [...statuses])})::int`;
  const rows =
    saleIds.length === 0
      ? []
      : await ctx.db
          .select({
            saleId: listings.saleId,
            out: counted(UP_STATUSES),
            sold: counted(['SOLD']),
            waiting: counted(['DRAFT']),
          })
          .from(listings)
          .where(inArray(listings.saleId, [...saleIds]))
          .groupBy(listings.saleId);
  const found = new Map(rows.map(({ saleId, ...counts }) => [saleId, counts]));
  return (saleId) => found.get(saleId) ?? NONE;
}
