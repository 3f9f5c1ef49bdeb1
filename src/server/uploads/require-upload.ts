import type { Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import { uploadMetadataSchema } from '#contracts/photos.ts';
import { PHOTO_LIMITS } from '#domain/photos.ts';
import { photoErrors, photoFaults } from '#messages/en/photos.ts';
import type { Ctx } from '../context.ts';
import { schema } from '../db/index.ts';
import { AppError, invalid, isAppError, missing } from '../errors.ts';
import { finishUpload, requireRoom } from './finish-upload.ts';
import { originalsOf } from './originals-of.ts';
import { requireOwnListing } from './own-listing.ts';

/**
 * May this person begin this upload?
 * @throws missing (not their listing), refused (listing full, empty file), too-large, too-many, invalid.
 */
export async function requireNewUpload(call: {
  ctx: Ctx;
  input: { metadata: unknown; length: number | null };
}): Promise<void> {
  const { ctx, input } = call;
  const metadata = uploadMetadataSchema.safeParse(input.metadata);
  if (!metadata.success) throw invalid(photoErrors.metadata);
  const { listingId } = metadata.data;
  await requireOwnListing(ctx, listingId);
  if (input.length === null) throw invalid(photoErrors.length);
  if (input.length === 0) throw new AppError('refused', photoFaults.empty, { reason: 'empty' });
  if (input.length > PHOTO_LIMITS.bytes) throw new AppError('too-large', photoFaults.too_large);
  await requireRoom(ctx.db, listingId);
  await ctx.limits.consume('upload', ctx.actor.kind === 'user' ? ctx.actor.userId : listingId);
}

/** An upload as its owner may go on with it: still open, or finished with a photo. */
export type OwnUpload = { readonly state: 'open'; readonly upload: Upload } | { readonly state: 'finished' };

/** May this person go on with this upload? @throws missing when it is not there or not theirs. */
export async function requireUpload({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<OwnUpload> {
  const [photo] = await ctx.db.select().from(schema.photos).where(eq(schema.photos.id, input.id));
  if (photo) {
    await requireUploadsListing(ctx, photo.listingId);
    return { state: 'finished' };
  }
  const upload = await originalsOf(ctx).find(input.id);
  const metadata = uploadMetadataSchema.safeParse(upload?.metadata);
  if (!upload || !metadata.success) throw missing(photoErrors.noUpload);
  await requireUploadsListing(ctx, metadata.data.listingId);
  if (upload.offset !== upload.size) return { state: 'open', upload };
  // All bytes came, but a crash or a busy database kept the photo from being noted: it is noted now.
  await finishUpload({ services: ctx, input: { upload } });
  return { state: 'finished' };
}

/** Somebody else's upload and one that never was look the same. */
async function requireUploadsListing(ctx: Ctx, listingId: string): Promise<void> {
  await requireOwnListing(ctx, listingId).catch((error: unknown) => {
    throw isAppError(error) && error.kind === 'missing' ? missing(photoErrors.noUpload) : error;
  });
}
