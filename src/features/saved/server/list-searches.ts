import { count, desc, eq } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { type SavedSearch, toSavedSearch } from './search-view.ts';

const { savedSearches, savedSearchFinds } = schema;

/** The signed-in person's saved searches, the latest first. */
export async function listSavedSearches({ ctx }: { ctx: Ctx }): Promise<SavedSearch[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ row: savedSearches, found: count(savedSearchFinds.listingId) })
    .from(savedSearches)
    .leftJoin(savedSearchFinds, eq(savedSearchFinds.searchId, savedSearches.id))
    .where(eq(savedSearches.userId, userId))
    .groupBy(savedSearches.id)
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  return rows.map(({ row, found }) => toSavedSearch(row, found));
}
