import { asc, eq } from 'drizzle-orm';
import type { OwnPhoto } from '../contract.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { requireOwnListing } from './own-listing.ts';
import { type PhotoRow, toOwnPhoto } from './to-photo.ts';

/** All photos of the asking person's listing, in order, whatever their state. @throws missing */
export async function listPhotos(call: { ctx: Ctx; input: { listingId: string } }): Promise<OwnPhoto[]> {
  const { ctx, input } = call;
  const listing = await requireOwnListing(ctx, input.listingId);
  const rows = await orderedRows(ctx.db, listing.id);
  return rows.map((row, at) => toOwnPhoto(row, listing, at + 1));
}

export const orderedRows = (db: Pick<Executor, 'select'>, listingId: string): Promise<PhotoRow[]> =>
  db
    .select()
    .from(schema.photos)
    .where(eq(schema.photos.listingId, listingId))
    .orderBy(asc(schema.photos.position), asc(schema.photos.createdAt), asc(schema.photos.id));
