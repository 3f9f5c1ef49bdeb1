import type { Upload } from '@tus/server';
import { and, count, eq, max, ne } from 'drizzle-orm';
import { uploadMetadataSchema } from '../contract.ts';
import { PHOTO_LIMITS } from '../rules/photos.ts';
import { photoErrors, photoFaults } from '../words.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { isAppError, missing, refused } from '#platform/errors.ts';
import { appendChatPhoto, chatUpload } from './chat-photos.ts';
import { originalsOf } from './originals-of.ts';
import { schedulePhoto } from './schedule-photo.ts';

/**
 * A file has arrived whole: its photo goes to the end of the listing and into preparation. Repeating it changes
 * nothing. Throws `missing` when the listing is gone, `refused` when it is full; the file is then dropped.
 */
export async function finishUpload(call: { services: Services; input: { upload: Upload } }): Promise<void> {
  const { services, input } = call;
  const originals = originalsOf(services);
  await originals.seal(input.upload.id);
  try {
    const append = chatUpload(input.upload.metadata) ? appendChatPhoto : appendPhoto;
    await services.db.transaction((tx) => append(tx, input.upload));
  } catch (error) {
    if (isAppError(error) && error.kind !== 'unavailable') await originals.remove(input.upload.id);
    throw error;
  }
  schedulePhoto(services, input.upload.id);
}

async function appendPhoto(tx: Transaction, upload: Upload): Promise<void> {
  const { listingId, shot } = uploadMetadataSchema.parse(upload.metadata);
  const { listings, photos } = schema;
  const locked = await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for('update');
  if (locked.length === 0) throw missing(photoErrors.noListing);
  const known = await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, upload.id));
  if (known.length > 0) return;
  const [last] = await tx
    .select({ position: max(photos.position) })
    .from(photos)
    .where(eq(photos.listingId, listingId));
  await requireRoom(tx, listingId);
  await tx.insert(photos).values({ id: upload.id, listingId, shot, position: (last?.position ?? -1) + 1 });
}

/** Throws `refused` when the listing has its 40 photos. Refused pictures take no place. */
export async function requireRoom(db: Pick<Transaction, 'select'>, listingId: string): Promise<void> {
  const { photos } = schema;
  const [taken] = await db
    .select({ count: count() })
    .from(photos)
    .where(and(eq(photos.listingId, listingId), ne(photos.status, 'FAILED')));
  if ((taken?.count ?? 0) >= PHOTO_LIMITS.count) throw refused(photoFaults.too_many, 'too_many_photos');
}
