import type { Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import { uploadMetadataSchema } from '../contract.ts';
import { PHOTO_LIMITS } from '../rules/photos.ts';
import { photoErrors, photoFaults } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { AppError, invalid, isAppError, missing } from '#platform/errors.ts';
import { chatUpload, ownsChatPhoto, requireChatRoom } from './chat-photos.ts';
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
  const owner = await requirePlace(ctx, input.metadata);
  if (input.length === null) throw invalid(photoErrors.length);
  if (input.length === 0) throw new AppError('refused', photoFaults.empty, { reason: 'empty' });
  if (input.length > PHOTO_LIMITS.bytes) throw new AppError('too-large', photoFaults.too_large);
  if (owner.kind === 'listing') await requireRoom(ctx.db, owner.id);
  await ctx.limits.consume('upload', ctx.actor.kind === 'user' ? ctx.actor.userId : owner.id);
}

/** A listing or a conversation of the asking person, as the upload names it. */
async function requirePlace(ctx: Ctx, said: unknown): Promise<{ kind: 'listing' | 'conversation'; id: string }> {
  const metadata = uploadMetadataSchema.safeParse(said);
  if (metadata.success) {
    await requireOwnListing(ctx, metadata.data.listingId);
    return { kind: 'listing', id: metadata.data.listingId };
  }
  const chat = chatUpload(said);
  if (!chat) throw invalid(photoErrors.metadata);
  await requireChatRoom(ctx, chat.conversationId);
  return { kind: 'conversation', id: chat.conversationId };
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
  if (await ownsChatPhoto(ctx, input.id)) return { state: 'finished' };
  const upload = await originalsOf(ctx).find(input.id);
  const chat = upload && chatUpload(upload.metadata);
  if (upload && chat) {
    if (ctx.actor.kind !== 'user' || chat.uploader !== ctx.actor.userId) throw missing(photoErrors.noUpload);
    return goOn(ctx, upload);
  }
  const metadata = uploadMetadataSchema.safeParse(upload?.metadata);
  if (!upload || !metadata.success) throw missing(photoErrors.noUpload);
  await requireUploadsListing(ctx, metadata.data.listingId);
  return goOn(ctx, upload);
}

async function goOn(ctx: Ctx, upload: Upload): Promise<OwnUpload> {
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
