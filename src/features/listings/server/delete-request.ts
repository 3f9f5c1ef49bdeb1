import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { deleteListingPhotos } from '#features/photos/server/index.ts';
import { updateRequest } from './update-request.ts';

const { listings } = schema;

/**
 * Deletes a draft with its photos. A listing that was public is archived instead: its page says that it is gone, and
 * its record of prices stays whole. A draft is archived first too, so that nobody publishes it while it goes.
 */
export async function deleteRequest({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<void> {
  const { id, published_at } = await updateRequest({ ctx, ref, input: { status: 'ARCHIVED' } });
  if (published_at !== null) return;
  const items = await ctx.db.select({ id: listings.id }).from(listings).where(eq(listings.saleId, id));
  for (const listingId of [id, ...items.map((item) => item.id)])
    await deleteListingPhotos({ services: ctx, input: { listingId } });
  await ctx.db.delete(listings).where(and(eq(listings.id, id), isNull(listings.publishedAt)));
}
