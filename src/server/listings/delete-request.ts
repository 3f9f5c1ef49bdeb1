import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { schema } from '../db/index.ts';
import { deleteListingPhotos } from '../uploads/index.ts';
import { findOwn } from './access.ts';
import { updateRequest } from './update-request.ts';

const { listings } = schema;

/**
 * Deletes a draft with its photos. A listing that was public is archived instead: its page says that it is gone, and
 * its record of prices stays whole.
 */
export async function deleteRequest({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<void> {
  const row = await findOwn({ ctx, ref });
  if (row.publishedAt) {
    await updateRequest({ ctx, ref: row.id, input: { status: 'ARCHIVED' } });
    return;
  }
  await deleteListingPhotos({ services: ctx, input: { listingId: row.id } });
  await ctx.db.delete(listings).where(eq(listings.id, row.id));
}
