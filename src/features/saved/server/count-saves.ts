import { count, eq, inArray, sql } from 'drizzle-orm';
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

/** On which days (UTC) the people who have a listing saved now did so. The caller has settled whose listing it is. */
export async function countSavesByDay({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { listingId: string };
}): Promise<{ day: string; count: number }[]> {
  const day = sql<string>`to_char(${savedListings.savedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return ctx.db
    .select({ day, count: count() })
    .from(savedListings)
    .where(eq(savedListings.listingId, input.listingId))
    .groupBy(sql`1`);
}
