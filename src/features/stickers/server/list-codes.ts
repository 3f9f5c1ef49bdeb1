import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import { type CodeView, toCodeView } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import { findOwn } from '#features/listings/server/index.ts';

const { qrCodes } = schema;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The codes on one of the person's own listings, by its UUID or ten characters, oldest first. Retired ones are left out. */
export async function listCodesOfListing({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { listingId: string };
}): Promise<CodeView[]> {
  const { userId } = requireMember(ctx);
  const { id } = await findOwn({ ctx, ref: input.listingId });
  const rows = await ctx.db
    .select()
    .from(qrCodes)
    .where(and(eq(qrCodes.listingId, id), eq(qrCodes.ownerId, userId), isNull(qrCodes.retiredAt)))
    .orderBy(asc(qrCodes.createdAt), asc(qrCodes.batchPosition));
  return rows.map((row) => toCodeView(ctx, row));
}

/**
 * A batch in the order it is printed. Its codes open whatever is blank, so only somebody who owns one of them sees it,
 * or an operator; a batch of blank codes alone is shown to whoever holds its unguessable id. What others have claimed of a
 * sheet that was shared out is left out: nobody prints somebody else's code.
 */
export async function listBatch({ ctx, input }: { ctx: Ctx; input: { batchId: string } }): Promise<CodeView[]> {
  if (!UUID.test(input.batchId)) throw missing(words.noBatch);
  const rows = await ctx.db
    .select()
    .from(qrCodes)
    .where(eq(qrCodes.batchId, input.batchId.toLowerCase()))
    .orderBy(asc(qrCodes.batchPosition), asc(qrCodes.id));
  const views = rows.map((row) => toCodeView(ctx, row));
  const isOpen = views.every(({ state, mine }) => mine || state === 'BLANK');
  const isOperator = ctx.actor.kind === 'user' && ctx.actor.role === 'OPERATOR';
  if (views.length === 0 || !(isOpen || isOperator || views.some(({ mine }) => mine))) throw missing(words.noBatch);
  return isOperator ? views : views.filter(({ state, mine }) => mine || state === 'BLANK');
}

/** Enough for a person; a dealer's are found by listing and by sheet. */
const MAX = 500;

/** Every code of the signed-in person, last touched first. */
export async function listOwnCodes({ ctx }: { ctx: Ctx }): Promise<CodeView[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(qrCodes)
    .where(eq(qrCodes.ownerId, userId))
    .orderBy(desc(qrCodes.updatedAt), asc(qrCodes.batchPosition), asc(qrCodes.id))
    .limit(MAX);
  return rows.map((row) => toCodeView(ctx, row));
}
