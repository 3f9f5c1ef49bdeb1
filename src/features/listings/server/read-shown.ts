import { desc, eq, type SQL } from 'drizzle-orm';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import * as schema from '#features/schema.ts';
import type { Ctx } from '#platform/context.ts';
import type { PublicListing } from '../rules/public.ts';
import { toPublicListing } from './public-view.ts';

const { listings, users } = schema;

type Shown = {
  readonly ctx: Pick<Ctx, 'db' | 'now'>;
  readonly where: SQL | undefined;
  /** What comes first: the newest by this. */
  readonly newest?: typeof listings.publishedAt | typeof listings.updatedAt;
  readonly limit: number;
  readonly offset?: number;
};

/** Several listings with their sellers and photos, in the shape pages show. Who may see them is for the caller to say. */
export async function readShown(call: Shown): Promise<PublicListing[]> {
  const { ctx, where, newest = listings.publishedAt, limit, offset = 0 } = call;
  const rows = await ctx.db
    .select({ row: listings, seller: { fullName: users.fullName, type: users.type, createdAt: users.createdAt } })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.ownerId))
    .where(where)
    .orderBy(desc(newest), desc(listings.id))
    .limit(limit)
    .offset(offset);
  const photos = await readPublicPhotos({ ctx, input: { listingIds: rows.map(({ row }) => row.id) } });
  return rows.map((one) => toPublicListing({ ...one, photos: photos.get(one.row.id) ?? [], now: ctx.now() }));
}
