import { eq } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { originalsOf } from './originals-of.ts';
import { photoQueue } from './queue.ts';
import { processor, schedulePhoto } from './schedule-photo.ts';

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
