import { and, eq, inArray, isNull } from 'drizzle-orm';
import { codeState } from '#features/sticker-codes/rules/sticker-state.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import {
  aimCode,
  type CodeView,
  findCode,
  lockFree,
  noteCodes,
  requireRoom,
  toCodeView,
} from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { refused } from '#platform/errors.ts';

const { qrCodes } = schema;
const NOWHERE = { listingId: null, externalUrl: null };

/** Makes a blank code the signed-in person's. Their own stays as it is; somebody else's is refused. */
export async function claimCode({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<CodeView> {
  const saved = await ctx.db.transaction(async (tx) => {
    const row = await lockFree(ctx, tx, input.code);
    return row.ownerId === null ? aimCode(ctx, tx, row, NOWHERE) : row;
  });
  return toCodeView(ctx, saved);
}

/** The largest sheet or pack that one scan can claim: bigger batches are sold in pieces. */
const LARGEST_SHEET = 120;

/** The blank codes that were printed with this one, itself included; empty when others own some of them already. */
export async function listSheet({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<CodeView[]> {
  const code = await findCode(ctx, input.code);
  const rows = await ctx.db
    .select()
    .from(qrCodes)
    .where(eq(qrCodes.batchId, code.batchId))
    .limit(LARGEST_SHEET + 1);
  const views = rows.map((row) => toCodeView(ctx, row));
  const isWhole = views.length <= LARGEST_SHEET && views.every(({ mine, state }) => mine || state === 'BLANK');
  return isWhole ? views.filter(({ state }) => state === 'BLANK') : [];
}

/**
 * Claims every blank code of a printed sheet by one of them. Refused when somebody else has one of the sheet already: it
 * was shared out. In one statement, so that two people never get half a sheet each.
 */
export async function claimSheet({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<CodeView[]> {
  const { userId } = requireMember(ctx);
  const blank = await listSheet({ ctx, input });
  if (blank.length === 0) throw refused(words.nothingToClaim, 'nothing_to_claim');
  await requireRoom(ctx.db, userId, blank.length);
  const claimed = await ctx.db.transaction(async (tx) => {
    const ids = blank.map(({ id }) => id);
    // Locked in one order, so that two who claim at once wait for each other instead of crossing.
    const rows = await tx.select().from(qrCodes).where(inArray(qrCodes.id, ids)).orderBy(qrCodes.id).for('update');
    if (rows.some((row) => codeState(row) !== 'BLANK')) throw refused(words.taken, 'code_taken');
    const saved = await tx
      .update(qrCodes)
      .set({ ...NOWHERE, ownerId: userId, updatedAt: ctx.now() })
      .where(and(inArray(qrCodes.id, ids), isNull(qrCodes.retiredAt)))
      .returning();
    await noteCodes(
      ctx,
      tx,
      rows.map((row) => ({ kind: 'CLAIMED', row: { ...row, listingId: null } })),
    );
    return saved;
  });
  return claimed.map((row) => toCodeView(ctx, row));
}
