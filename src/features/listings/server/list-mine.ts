import { and, desc, eq, ne } from 'drizzle-orm';
import type { PublicListing } from '../rules/public.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import { toPublicListing } from './public-view.ts';

const { listings, users } = schema;
/** More than anybody scrolls through. */
const MAX = 400;

/** What the signed-in person has, drafts too, last touched first. Archived listings are left out. */
export async function listMine({ ctx }: { ctx: Ctx }): Promise<PublicListing[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ row: listings, seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt } })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(listings.ownerId, userId), ne(listings.status, 'ARCHIVED')))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(MAX);
  const photos = await readPublicPhotos({ ctx, input: { listingIds: rows.map(({ row }) => row.id) } });
  return rows.map((one) => toPublicListing({ ...one, photos: photos.get(one.row.id) ?? [] }));
}
