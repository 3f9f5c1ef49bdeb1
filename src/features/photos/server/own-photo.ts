import { and, eq } from 'drizzle-orm';
import { photoErrors } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import type { PhotoRow } from './to-photo.ts';

/** A photo of a listing that was found to be the asking person's. @throws missing */
export async function requirePhoto(ctx: Ctx, listingId: string, photoId: string): Promise<PhotoRow> {
  const { photos } = schema;
  const [row] = await ctx.db
    .select()
    .from(photos)
    .where(and(eq(photos.id, photoId), eq(photos.listingId, listingId)));
  if (!row) throw missing(photoErrors.noPhoto);
  return row;
}
