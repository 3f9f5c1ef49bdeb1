import { randomUUID } from 'node:crypto';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import { fill } from '#shared/text.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import {
  type CodeRow,
  type CodeView,
  noteCodes,
  requireRoom,
  toCodeView,
} from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { insertRows, type Transaction } from '#platform/db/index.ts';
import { invalid, refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { findOwn } from '#features/listings/server/index.ts';

/** A call makes so many at most: fifty sheets of thirty. */
export const MAX_CODES_PER_CALL = 1_500;

type Input = {
  readonly count: number;
  /** Four digits of `sticker-codes/rules/sticker-products`; null makes codes without a product. */
  readonly productCode: string | null;
  /** `me` claims them for the signed-in person at once; `nobody` leaves them blank for whoever scans first. */
  readonly owner?: 'me' | 'nobody';
  /** The person's own listing that all of them lead to; implies `me`. */
  readonly listingId?: string | null;
  /** Adds to a batch made before; otherwise a new one begins. */
  readonly batchId?: string;
  /** The order of the sticker store they are made for. */
  readonly orderId?: string | null;
};

/** Codes that belong together, in the order they are printed. */
export type Batch = { readonly batchId: string; readonly codes: readonly CodeView[] };

/**
 * Makes new codes: random version-4 UUIDs that nobody can guess. In `tx` when they belong to something larger, such as
 * an order.
 */
export async function mintCodes({ ctx, tx, input }: { ctx: Ctx; tx?: Transaction; input: Input }): Promise<Batch> {
  const { count, productCode, orderId = null } = input;
  if (!Number.isInteger(count) || count < 1 || count > MAX_CODES_PER_CALL)
    throw invalid(fill(words.badCount, { most: MAX_CODES_PER_CALL }));
  if (productCode !== null && !findStickerProduct(productCode)) throw refused(words.badProduct, 'unknown_product');
  const ownerId = input.listingId || input.owner === 'me' ? requireMember(ctx).userId : null;
  if (ownerId) await requireRoom(tx ?? ctx.db, ownerId, count);
  const listing = input.listingId
    ? await findOwn({ ctx: { ...ctx, db: (tx ?? ctx.db) as Ctx['db'] }, ref: input.listingId })
    : null;
  const now = ctx.now();
  const shared = {
    prefix: productCode,
    ownerId,
    listingId: listing?.id ?? null,
    externalUrl: null,
    batchId: input.batchId ?? newId(now),
    orderId,
    createdAt: now,
    updatedAt: now,
    retiredAt: null,
  };
  const rows: CodeRow[] = Array.from({ length: count }, (_, at) => ({
    ...shared,
    id: randomUUID(),
    batchPosition: at + 1,
  }));
  await (tx ? write(ctx, tx, rows) : ctx.db.transaction((own) => write(ctx, own, rows)));
  return { batchId: shared.batchId, codes: rows.map((row) => toCodeView(ctx, row)) };
}

async function write(ctx: Ctx, tx: Transaction, rows: readonly CodeRow[]): Promise<void> {
  await insertRows({ tx, table: schema.qrCodes, rows });
  await noteCodes(
    ctx,
    tx,
    rows.map((row) => ({ kind: 'MINTED', row: { id: row.id, listingId: null }, after: row.listingId })),
  );
}
