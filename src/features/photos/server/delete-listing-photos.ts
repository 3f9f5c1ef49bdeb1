import { eq } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { removePhotoFiles } from './remove-photo-files.ts';

/**
 * Removes all photos of a listing that is about to be deleted, files included. Asks no permission: the deleting verb
 * has. Call it before the listing's row goes, since the rows of photos name the files.
 */
export async function deleteListingPhotos(call: { services: Services; input: { listingId: string } }): Promise<void> {
  const { services, input } = call;
  const { photos } = schema;
  const gone = await services.db
    .delete(photos)
    .where(eq(photos.listingId, input.listingId))
    .returning({ id: photos.id });
  for (const { id } of gone) await removePhotoFiles({ ctx: services, photoId: id });
}
