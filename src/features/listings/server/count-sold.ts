import { and, countDistinct, eq, gte, isNull, min, ne, sql } from 'drizzle-orm';
import { daysBetween } from '#shared/dates.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { listingHistory, listings } = schema;
const DAY = 86_400_000;
const WITHIN_DAYS = 30;
const YEARS_APART = 2;

type Vehicle = { readonly id: string; readonly make: string; readonly model: string; readonly year: number };

/**
 * How many of the same make and model, two years apart at most, were marked as sold here within a month, and in how many
 * days. One that came back since is none.
 */
export async function countSoldAlike({
  ctx,
  input: { id, make, model, year },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: Vehicle;
}): Promise<{ count: number; days: number }> {
  const now = ctx.now();
  const [found] = await ctx.db
    .select({ count: countDistinct(listings.id), first: min(listingHistory.at) })
    .from(listingHistory)
    .innerJoin(listings, eq(listings.id, listingHistory.listingId))
    .where(
      and(
        gte(listingHistory.at, new Date(now.getTime() - WITHIN_DAYS * DAY)),
        eq(listingHistory.kind, 'STATUS'),
        eq(listingHistory.after, 'SOLD'),
        eq(listings.status, 'SOLD'),
        eq(listings.make, make),
        eq(listings.model, model),
        sql`abs(${listings.year} - ${year}) <= ${YEARS_APART}`,
        ne(listings.id, id),
        isNull(listings.saleId),
      ),
    );
  const days = found?.first ? daysBetween(found.first, now, { timeZone: 'UTC' }) : 0;
  return { count: found?.count ?? 0, days: Math.max(1, days) };
}
