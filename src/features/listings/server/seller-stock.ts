import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { PublicListing } from '../rules/public.ts';
import { LISTED_STATUSES } from '../rules/status.ts';
import type { StockKind } from '#features/dealers/rules/stock-kinds.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { readShown } from './read-shown.ts';

const { listings } = schema;

/** The kind of the listing in the row, as stock is sorted by; null for what is no vehicle. */
export const stockKindOf = sql<StockKind | null>`case when ${listings.vehicleType} = 'CARS'
  then ${listings.details}->>'body' else ${listings.vehicleType} end`;

type Input = {
  readonly sellerId: string;
  readonly limit: number;
  readonly offset?: number;
  readonly kind?: StockKind | null;
};

/** What one seller has for sale, newest first, and how much that is. */
export async function listSellerStock({
  ctx,
  input: { sellerId, limit, offset = 0, kind = null },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<{ listings: PublicListing[]; total: number }> {
  const where = and(
    eq(listings.ownerId, sellerId),
    inArray(listings.status, [...LISTED_STATUSES]),
    kind === null ? undefined : eq(stockKindOf, kind),
  );
  const [all] = await ctx.db.select({ n: count() }).from(listings).where(where);
  return { listings: await readShown({ ctx, where, limit, offset }), total: all?.n ?? 0 };
}
