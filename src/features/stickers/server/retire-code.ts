import { eq } from 'drizzle-orm';
import type { CodeEvent } from '#features/sticker-codes/rules/sticker-state.ts';
import {
  type CodeRow,
  type CodeView,
  lockOwnCode,
  noteCodes,
  toCodeView,
  touchedBy,
} from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { qrCodes } = schema;
type Call = { ctx: Ctx; input: { code: string } };

async function change({ ctx, input }: Call, kind: CodeEvent, columns: Partial<CodeRow>): Promise<CodeView> {
  const { row, saved } = await ctx.db.transaction(async (tx) => {
    const found = await lockOwnCode(ctx, tx, input.code);
    const [written] = await tx
      .update(qrCodes)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(eq(qrCodes.id, found.id))
      .returning();
    if (!written) throw new Error('The code was locked and yet not saved.');
    await noteCodes(ctx, tx, [{ kind, row: found, after: written.listingId }]);
    return { row: found, saved: written };
  });
  await ctx.cache.invalidate(touchedBy(row, saved));
  return toCodeView(ctx, saved);
}

/** Takes a code out of use: whoever scans it learns that, and nothing else. It stays its owner's and can come back. */
export const retireCode = (call: Call): Promise<CodeView> =>
  change(call, 'RETIRED', { retiredAt: call.ctx.now(), listingId: null, externalUrl: null });

/** Brings a retired code back, leading nowhere yet. */
export const restoreCode = (call: Call): Promise<CodeView> => change(call, 'RESTORED', { retiredAt: null });

/** Gives a code away: it is blank again, for whoever scans it next. */
export const releaseCode = (call: Call): Promise<CodeView> =>
  change(call, 'RELEASED', { ownerId: null, listingId: null, externalUrl: null, retiredAt: null });
