import { and, count, eq, inArray, max, min } from 'drizzle-orm';
import { LISTED_STATUSES } from '#features/listings/rules/status.ts';
import { type StockRow, type StockSummary, summarizeRows } from '../rules/stock-summary.ts';
import { stockKindOf } from '#features/listings/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings, partners } = schema;

/** What the lots of some dealerships hold, by the id of each; one that has nothing for sale is not in the map. */
export async function summarizeStock({
  ctx,
  partnerIds,
}: {
  ctx: Pick<Ctx, 'db'>;
  partnerIds: readonly string[];
}): Promise<Map<string, StockSummary>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      partnerId: partners.id,
      kind: stockKindOf,
      count: count(),
      from: min(listings.priceCents),
      to: max(listings.priceCents),
    })
    .from(listings)
    .innerJoin(partners, eq(partners.userId, listings.ownerId))
    .where(and(inArray(partners.id, [...partnerIds]), inArray(listings.status, [...LISTED_STATUSES])))
    .groupBy(partners.id, stockKindOf);
  const byPartner = Map.groupBy(rows, ({ partnerId }) => partnerId);
  return new Map([...byPartner].map(([id, found]) => [id, summarizeRows(found satisfies StockRow[])]));
}
