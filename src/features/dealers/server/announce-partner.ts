import { and, eq, inArray, sql } from 'drizzle-orm';
import { PUBLIC_STATUSES } from '#features/listings/rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings } = schema;

/** Every public listing of the dealership names it. */
export async function announcePartner(ctx: Ctx, userId: string): Promise<void> {
  const shown = await ctx.db
    .select({ tag: sql<string>`'listing:' || ${listings.id}` })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), inArray(listings.status, [...PUBLIC_STATUSES])));
  await ctx.cache.invalidate(['dealers', `seller:${userId}`, ...shown.map(({ tag }) => tag)]);
}
