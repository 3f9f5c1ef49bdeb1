import { desc, eq } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { savedListings } = schema;

/** Which listings the signed-in person saved, the latest first: what hearts on cached pages are filled from. */
export async function listSavedIds({ ctx }: { ctx: Ctx }): Promise<string[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ id: savedListings.listingId })
    .from(savedListings)
    .where(eq(savedListings.userId, userId))
    .orderBy(desc(savedListings.savedAt), desc(savedListings.listingId));
  return rows.map(({ id }) => id);
}
