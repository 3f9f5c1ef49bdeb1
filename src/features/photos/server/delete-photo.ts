import { eq } from 'drizzle-orm';
import type { Ctx, Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { indexPhotos } from '#features/search-index/server/index.ts';
import { announceChange } from './announce-change.ts';
import { deleteChatPhoto, ownsChatPhoto } from './chat-photos.ts';
import { originalsOf } from './originals-of.ts';
import { requireUpload } from './require-upload.ts';
import { tusServer, UPLOADS_PATH } from './tus-server.ts';
import { photoFolder } from './keys.ts';

/** Removes every file of a photo whose row is gone. Repeating it is harmless. */
export async function removePhotoFiles(call: {
  ctx: Pick<Services, 'config' | 'storage'>;
  photoId: string;
}): Promise<void> {
  await call.ctx.storage.deletePrefix(photoFolder(call.photoId));
  await originalsOf(call.ctx).remove(call.photoId);
}

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

/**
 * Removes a photo with every file of it, or an upload that is still on its way. @throws missing
 * The row goes first: files without a row are only waste, a row without files would be a broken page.
 */
export async function deletePhoto({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<void> {
  const { state } = await requireUpload({ ctx, input });
  if (state === 'open') return stopUpload(ctx, input.id);
  if (await ownsChatPhoto(ctx, input.id)) {
    await deleteChatPhoto(ctx, input.id);
    return removePhotoFiles({ ctx, photoId: input.id });
  }
  const { photos } = schema;
  const gone = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(photos).where(eq(photos.id, input.id)).returning({ listingId: photos.listingId });
    if (row) await indexPhotos({ tx, listingId: row.listingId });
    return row;
  });
  await removePhotoFiles({ ctx, photoId: input.id });
  if (gone) await announceChange(ctx, gone.listingId);
}

/** Through the protocol's own handler, which first asks a request that is still writing to let go. */
async function stopUpload(ctx: Ctx, id: string): Promise<void> {
  const address = new URL(`${UPLOADS_PATH}/${id}`, ctx.config.siteUrl);
  await tusServer(ctx).handleWeb(new Request(address, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }));
  await originalsOf(ctx).remove(id);
}
