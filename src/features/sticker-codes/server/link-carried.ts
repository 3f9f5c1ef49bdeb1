import { and, desc, eq, isNull } from 'drizzle-orm';
import { stickerPayload } from '../rules/sticker-code.ts';
import { codeState } from '../rules/sticker-state.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { aimCode } from './write-code.ts';

const { qrCarried, qrCodes } = schema;

/**
 * Claims and links the code that a draft carries, in the transaction that publishes it. Of two drafts with one code the
 * first to publish gets it; the other is published without and keeps its note, from which `stickerOutcome` tells.
 */
export async function linkCarried({
  ctx,
  tx,
  listingId,
}: {
  ctx: Ctx;
  tx: Transaction;
  listingId: string;
}): Promise<void> {
  if (ctx.actor.kind !== 'user') return;
  const [carried] = await tx.select().from(qrCarried).where(eq(qrCarried.listingId, listingId));
  if (!carried) return;
  const [row] = await tx.select().from(qrCodes).where(eq(qrCodes.id, carried.codeId)).for('update');
  if (!row || codeState(row) === 'RETIRED' || (row.ownerId !== null && row.ownerId !== ctx.actor.userId)) return;
  await aimCode(ctx, tx, row, { listingId, externalUrl: null });
  await tx.delete(qrCarried).where(eq(qrCarried.listingId, listingId));
}

/**
 * Where to go on after publishing a draft made from a sticker: its page, or the one that says that somebody else was
 * quicker. Null when no sticker had to do with it.
 */
export async function stickerOutcome({ ctx, listingId }: { ctx: Ctx; listingId: string }): Promise<string | null> {
  const [lost] = await ctx.db
    .select({ prefix: qrCodes.prefix, uuid: qrCodes.id })
    .from(qrCarried)
    .innerJoin(qrCodes, eq(qrCodes.id, qrCarried.codeId))
    .where(eq(qrCarried.listingId, listingId));
  if (lost) return `/stickers/qr/used?code=${stickerPayload(lost)}`;
  const [linked] = await ctx.db
    .select({ prefix: qrCodes.prefix, uuid: qrCodes.id })
    .from(qrCodes)
    .where(and(eq(qrCodes.listingId, listingId), isNull(qrCodes.retiredAt)))
    .orderBy(desc(qrCodes.updatedAt))
    .limit(1);
  return linked ? `/stickers/qr/active?code=${stickerPayload(linked)}` : null;
}
