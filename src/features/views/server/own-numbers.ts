import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countSaves } from '#features/saved/server/index.ts';
import * as schema from '../schema.ts';

const { listingViews } = schema;

const DAY = 86_400_000;

/** Looks at a listing's page: altogether, and in the seven days up to today. */
type ViewCounts = { readonly total: number; readonly week: number };

export const NO_VIEWS: ViewCounts = { total: 0, week: 0 };

/** By listing; those that nobody has looked at are missing. The caller has settled whose listings these are. */
export async function readViews({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { listingIds: readonly string[] };
}): Promise<ReadonlyMap<string, ViewCounts>> {
  if (input.listingIds.length === 0) return new Map();
  const since = new Date(ctx.now().getTime() - 6 * DAY).toISOString().slice(0, 10);
  const rows = await ctx.db
    .select({
      id: listingViews.listingId,
      total: sql<number>`sum(${listingViews.count})::int`,
      week: sql<number>`coalesce(sum(${listingViews.count}) filter (where ${listingViews.day} >= ${since}), 0)::int`,
    })
    .from(listingViews)
    .where(inArray(listingViews.listingId, [...input.listingIds]))
    .groupBy(listingViews.listingId);
  return new Map(rows.map(({ id, total, week }) => [id, { total, week }]));
}

/** One listing's looks by day, the newest `days` days, today last; days without looks are 0. */
export async function readViewDays({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { listingId: string; days: number };
}): Promise<{ day: string; count: number }[]> {
  const rows = await ctx.db
    .select({ day: listingViews.day, count: listingViews.count })
    .from(listingViews)
    .where(inArray(listingViews.listingId, [input.listingId]));
  const byDay = new Map(rows.map(({ day, count }) => [day, count]));
  return Array.from({ length: input.days }, (_, at) => {
    const day = new Date(ctx.now().getTime() - (input.days - 1 - at) * DAY).toISOString().slice(0, 10);
    return { day, count: byDay.get(day) ?? 0 };
  });
}

/** What an owner is told about a listing's success. */
export type OwnNumbers = { readonly views: ViewCounts; readonly saves: number };

/** By listing, every one of them. The caller has settled whose listings these are. */
export async function readNumbers({
  ctx,
  input: { listingIds },
}: {
  ctx: Ctx;
  input: { listingIds: readonly string[] };
}): Promise<ReadonlyMap<string, OwnNumbers>> {
  const [views, saves] = await Promise.all([
    readViews({ ctx, input: { listingIds } }),
    countSaves({ ctx, listingIds }),
  ]);
  return new Map(listingIds.map((id) => [id, { views: views.get(id) ?? NO_VIEWS, saves: saves.get(id) ?? 0 }]));
}
