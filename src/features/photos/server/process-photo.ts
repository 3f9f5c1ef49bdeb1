import { and, eq } from 'drizzle-orm';
import type { PhotoFault } from '../words.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { indexPhotos } from '#features/search-index/server/index.ts';
import { announceChange } from './announce-change.ts';
import { isChatPhotoWaiting, settleChatPhoto } from './chat-photos.ts';
import { photoFolder } from './keys.ts';
import { originalsOf } from './originals-of.ts';
import { makePicture } from './picture/make-picture.ts';
import { type PictureColumns, storePicture } from './store-picture.ts';

/**
 * Turns one sent file into a finished photo, or into a refusal. Safe to repeat and to run twice at once: files are
 * named by content, and the row changes only while it still says PROCESSING.
 */
export async function processPhoto(services: Services, photoId: string): Promise<void> {
  const inChat = await isChatPhotoWaiting(services, photoId);
  if (!inChat && !(await isWaiting(services, photoId))) return;
  const originals = originalsOf(services);
  const bytes = await originals.read(photoId);
  const made = bytes ? await makePicture(bytes) : ({ ok: false, reason: 'lost' } as const);
  const kept = made.ok
    ? await markReady(services, photoId, await storePicture(services, photoId, made.value), inChat)
    : await markFailed(services, photoId, made.reason, inChat);
  if (!kept && !(await exists(services, photoId))) await services.storage.deletePrefix(photoFolder(photoId));
  await originals.remove(photoId);
}

const waiting = (photoId: string) => and(eq(schema.photos.id, photoId), eq(schema.photos.status, 'PROCESSING'));

async function isWaiting({ db }: Services, photoId: string): Promise<boolean> {
  const rows = await db.select({ id: schema.photos.id }).from(schema.photos).where(waiting(photoId));
  return rows.length > 0;
}

async function exists({ db }: Services, photoId: string): Promise<boolean> {
  const { photos, chatPhotos } = schema;
  const rows = await db.select({ id: photos.id }).from(photos).where(eq(photos.id, photoId));
  const sent = await db.select({ id: chatPhotos.id }).from(chatPhotos).where(eq(chatPhotos.id, photoId));
  return rows.length + sent.length > 0;
}

async function markReady(
  services: Services,
  photoId: string,
  columns: PictureColumns,
  inChat: boolean,
): Promise<boolean> {
  if (inChat) return settleChatPhoto(services, photoId, { columns });
  const rows = await services.db.transaction(async (tx) => {
    const ready = await tx
      .update(schema.photos)
      .set({ ...columns, status: 'READY', fault: null })
      .where(waiting(photoId))
      .returning({ listingId: schema.photos.listingId });
    if (ready[0]) await indexPhotos({ tx, listingId: ready[0].listingId });
    return ready;
  });
  if (rows[0]) await announceChange(services, rows[0].listingId);
  return rows.length > 0;
}

async function markFailed(services: Services, photoId: string, fault: PhotoFault, inChat: boolean): Promise<boolean> {
  if (inChat) return settleChatPhoto(services, photoId, { fault });
  const rows = await services.db
    .update(schema.photos)
    .set({ status: 'FAILED', fault })
    .where(waiting(photoId))
    .returning({ id: schema.photos.id });
  return rows.length > 0;
}
