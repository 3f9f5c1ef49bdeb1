import { and, isNull, lt } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { removePhotoFiles } from '#features/photos/server/index.ts';

const { chatPhotos } = schema;
const KEPT_MS = 2 * 24 * 3_600_000;

/** For the hourly job: photos that were uploaded for a message and never sent, with their files. */
export async function forgetUnsentPhotos(services: Pick<Services, 'db' | 'config' | 'storage' | 'now'>): Promise<void> {
  const before = new Date(services.now().getTime() - KEPT_MS);
  const gone = await services.db
    .delete(chatPhotos)
    .where(and(isNull(chatPhotos.messageId), lt(chatPhotos.createdAt, before)))
    .returning({ id: chatPhotos.id });
  for (const { id } of gone) await removePhotoFiles({ ctx: services, photoId: id });
}
