import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { OwnPhoto, PhotoChange } from '../contract.ts';
import { photoErrors } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { AppError, invalid, missing } from '#platform/errors.ts';
import { announceChange } from './announce-change.ts';
import { masterKey, versionFolder } from './keys.ts';
import { listPhotos } from './list-photos.ts';
import { requireOwnListing } from './own-listing.ts';
import { blurMaster, frameMaster } from './picture/edit-master.ts';
import { pictureOf } from './picture/make-picture.ts';
import { turnMaster } from './picture/master.ts';
import { photoQueue } from './queue.ts';
import { storePicture } from './store-picture.ts';
import type { PhotoRow } from './to-photo.ts';

type Call = { ctx: Ctx; input: { listingId: string; photoId: string } & PhotoChange };

/** Changes words or picture and returns the photo. @throws missing, invalid, conflict (not ready to be drawn anew) */
export async function updatePhoto({ ctx, input }: Call): Promise<OwnPhoto> {
  const { caption, shot } = input;
  const edit = editOf(input);
  if (caption === undefined && shot === undefined && edit === null) throw invalid(photoErrors.nothing);
  const listing = await requireOwnListing(ctx, input.listingId);
  const row = await requirePhoto(ctx, listing.id, input.photoId);
  if (edit) await photoQueue(ctx).run(() => redraw(ctx, row, edit), 'first');
  if (caption !== undefined || shot !== undefined) {
    await ctx.db.update(schema.photos).set({ caption, shot }).where(eq(schema.photos.id, row.id));
  }
  await announceChange(ctx, listing.id);
  return photoOf(ctx, input);
}

type Edit = (master: Buffer) => Promise<Buffer>;

/** What is done to the picture, in the order in which a person sees it: framed anew, then blurred. */
function editOf({ rotate, frame, blur }: PhotoChange): Edit | null {
  const edits: Edit[] = [];
  if (rotate !== undefined) edits.push((master) => turnMaster(master, rotate));
  if (frame !== undefined) edits.push((master) => frameMaster(master, frame));
  if (blur !== undefined) edits.push((master) => blurMaster(master, blur));
  if (edits.length === 0) return null;
  return (master) => edits.reduce(async (before, edit) => edit(await before), Promise.resolve(master));
}

/**
 * New files under a new hash first, then the row, then the old files go, master included: no address ever leads to a
 * half, and of what was cut off or blurred nothing is kept.
 */
async function redraw(ctx: Ctx, row: PhotoRow, edit: Edit): Promise<void> {
  if (row.status !== 'READY' || row.contentHash === null) throw new AppError('conflict', photoErrors.stillWorking);
  const master = await ctx.storage.get(masterKey(row.id, row.contentHash));
  if (!master) throw missing(photoErrors.noPhoto);
  const picture = await pictureOf(await edit(await buffer(master.body)));
  const columns = await storePicture(ctx, row.id, picture);
  const { id, contentHash } = schema.photos;
  const changed = await ctx.db
    .update(schema.photos)
    .set(columns)
    .where(and(eq(id, row.id), eq(contentHash, row.contentHash)))
    .returning({ id });
  const stale = changed.length > 0 ? row.contentHash : picture.contentHash;
  if (row.contentHash !== picture.contentHash) await ctx.storage.deletePrefix(versionFolder(row.id, stale));
  if (changed.length === 0) throw new AppError('conflict', photoErrors.stillWorking);
}

async function photoOf(ctx: Ctx, input: { listingId: string; photoId: string }): Promise<OwnPhoto> {
  const photo = (await listPhotos({ ctx, input })).find(({ id }) => id === input.photoId);
  if (!photo) throw missing(photoErrors.noPhoto);
  return photo;
}

/** A photo of a listing that was found to be the asking person's. @throws missing */
async function requirePhoto(ctx: Ctx, listingId: string, photoId: string): Promise<PhotoRow> {
  const { photos } = schema;
  const [row] = await ctx.db
    .select()
    .from(photos)
    .where(and(eq(photos.id, photoId), eq(photos.listingId, listingId)));
  if (!row) throw missing(photoErrors.noPhoto);
  return row;
}
