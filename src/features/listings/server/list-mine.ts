import { and, eq, ne } from 'drizzle-orm';
import * as schema from '../schema.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import type { PublicListing } from '../rules/public.ts';
import { MAX_OWN } from './list-own.ts';
import { readShown } from './read-shown.ts';

const { listings } = schema;

/** What the signed-in person has, drafts too, last touched first. Archived listings are left out. */
export async function listMine({ ctx }: { ctx: Ctx }): Promise<PublicListing[]> {
  const { userId } = requireMember(ctx);
  const where = and(eq(listings.ownerId, userId), ne(listings.status, 'ARCHIVED'));
  return readShown({ ctx, where, newest: listings.updatedAt, limit: MAX_OWN });
}
