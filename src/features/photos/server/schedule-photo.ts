import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import { processWide } from '#platform/process-wide.ts';
import { photoQueue } from './queue.ts';
import type { PhotoFault } from '../words.ts';
import * as schema from '#features/schema.ts';
import { indexPhotos } from '#features/search-index/server/index.ts';
import { announceChange } from './announce-change.ts';
import { isChatPhotoWaiting, settleChatPhoto } from './chat-photos.ts';
import { photoFolder } from './keys.ts';
import { originalsOf } from './originals-of.ts';
import { makePicture } from './picture/make-picture.ts';
import { type PictureColumns, storePicture } from './store-picture.ts';

/**
 * Takes up photos that a stop or crash left unprepared, and clears uploads nobody finished. Call once at boot, before
 * requests are served; resolves when the work is queued, not when it is done.
 */
export async function resumePhotoProcessing({ services }: { services: Services }): Promise<void> {
  photoQueue(services);
  processor();
  const { id, status, createdAt } = schema.photos;
  const rows = await services.db.select({ id }).from(schema.photos).where(eq(status, 'PROCESSING')).orderBy(createdAt);
  const { chatPhotos } = schema;
  const sent = await services.db
    .select({ id: chatPhotos.id })
    .from(chatPhotos)
    .where(eq(chatPhotos.status, 'PROCESSING'));
  for (const row of [...rows, ...sent]) schedulePhoto(services, row.id);
  await originalsOf(services)
    .removeExpired()
    .catch((error: unknown) => services.telemetry.error(error, { path: '/v2/uploads', method: 'CLEAN' }));
}

/** Resolves when no photo is being prepared. */
export const photosSettled = (services: Services): Promise<void> => photoQueue(services).settled();

/** For a clean shutdown: finishes the photos at hand and leaves the others for the next boot. */
export const stopPhotoProcessing = ({ services }: { services: Services }): Promise<void> => photoQueue(services).stop();

/**
 * Turns one sent file into a finished photo, or into a refusal. Safe to repeat and to run twice at once: files are
 * named by content, and the row changes only while it still says PROCESSING.
 */
async function processPhoto(services: Services, photoId: string): Promise<void> {
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

/** Seconds between tries when the disk, the bucket or the database was in the way; after the last, the next boot tries. */
const PAUSES = [5, 30, 120, 600];

/** Has a sent photo prepared in the background. Faults of the picture end in its row, faults of the machine are retried. */
export function schedulePhoto(services: Services, photoId: string, tries = 0): void {
  void photoQueue(services)
    .run(() => processor()(services, photoId))
    .catch((error: unknown) => {
      services.telemetry.error(error, { path: `/v2/uploads/${photoId}`, method: 'PROCESS' });
      const pause = PAUSES[tries];
      if (pause === undefined) return;
      void wait(pause * 1000, undefined, { ref: false }).then(() => schedulePhoto(services, photoId, tries + 1));
    });
}

/**
 * What prepares photos in this process: the version that asked first, which is the one boot started. The built bundle
 * loads these files a second time, without the decoder's thread file beside them.
 */
const processor = (): typeof processPhoto => processWide('process-photo', () => processPhoto);
