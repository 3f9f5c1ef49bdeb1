import { eq } from 'drizzle-orm';
import type { OwnPhoto } from '../contract.ts';
import { photoErrors } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { invalid, missing } from '#platform/errors.ts';
import { announceChange } from './announce-change.ts';
import { listPhotos, orderedRows } from './list-photos.ts';
import { requireOwnListing } from './own-listing.ts';

/**
 * Puts photos into this order; those not named follow in the order they had, so that a photo which arrives meanwhile
 * is no reason to refuse. Returns all photos. @throws missing (a photo of somebody else), invalid (one named twice)
 */
export async function reorderPhotos(call: {
  ctx: Ctx;
  input: { listingId: string; ids: readonly string[] };
}): Promise<OwnPhoto[]> {
  const { ctx, input } = call;
  if (new Set(input.ids).size !== input.ids.length) throw invalid(photoErrors.order);
  const { id } = await requireOwnListing(ctx, input.listingId);
  await ctx.db.transaction((tx) => place(tx, id, input.ids));
  await announceChange(ctx, id);
  return listPhotos({ ctx, input });
}

async function place(tx: Transaction, listingId: string, ids: readonly string[]): Promise<void> {
  const { listings, photos } = schema;
  await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for('update');
  const rows = await orderedRows(tx, listingId);
  const named = new Set(ids);
  if (ids.some((id) => !rows.some((row) => row.id === id))) throw missing(photoErrors.noPhoto);
  const order = [...ids, ...rows.map(({ id }) => id).filter((id) => !named.has(id))];
  for (const [position, id] of order.entries()) {
    const before = rows.find((row) => row.id === id);
    if (before?.position !== position) await tx.update(photos).set({ position }).where(eq(photos.id, id));
  }
}
