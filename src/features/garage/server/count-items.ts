import { inArray, sql } from 'drizzle-orm';
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
  const counted = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;
  const rows =
    saleIds.length === 0
      ? []
      : await ctx.db
          .select({
            saleId: listings.saleId,
            out: counted(`status in ('PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED')`),
            sold: counted(`status = 'SOLD'`),
            waiting: counted(`status = 'DRAFT'`),
          })
          .from(listings)
          .where(inArray(listings.saleId, [...saleIds]))
          .groupBy(listings.saleId);
  const found = new Map(rows.map(({ saleId, ...counts }) => [saleId, counts]));
  return (saleId) => found.get(saleId) ?? NONE;
}
