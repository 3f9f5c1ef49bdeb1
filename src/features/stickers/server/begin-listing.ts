import type { RequestView } from '#features/listings/contract.ts';
import type { FlowType } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import { isListed } from '#features/listings/rules/status.ts';
import { codeState } from '#features/sticker-codes/rules/sticker-state.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { findCode } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { AppError, refused } from '#platform/errors.ts';
import { createRequest, deleteRequest } from '#features/listings/server/index.ts';
import { assignCode } from './assign-code.ts';
import { claimCode } from './claim-codes.ts';
import { findTarget } from './scan-target.ts';

const { qrCarried } = schema;

type Input = {
  readonly code: string;
  readonly flow: string;
  readonly flowType: Exclude<FlowType, 'DEFAULT'>;
  readonly answers?: Answers;
};

/**
 * Begins a draft that carries a code. Somebody signed in has the code from now on; a visitor's draft carries it through
 * signing up, and publishing claims it. A code that is on a listing which is up stays there until then.
 */
export async function beginWithCode({ ctx, input }: { ctx: Ctx; input: Input }): Promise<RequestView> {
  const { id } = await findCode(ctx, input.code);
  const isMember = ctx.actor.kind === 'user';
  if (isMember) await claimCode({ ctx, input });
  else await requireBlank(ctx, input.code);
  const draft = await createRequest({
    ctx,
    input: { flow: input.flow, flow_type: input.flowType, answers: { ...input.answers } },
  });
  const target = await findTarget(ctx.db, id);
  const isUp = target?.listing ? isListed(target.listing.status) : false;
  if (isMember && !isUp) await link(ctx, input.code, draft.id);
  else await ctx.db.insert(qrCarried).values({ listingId: draft.id, codeId: id, at: ctx.now() });
  return draft;
}

/** A visitor may go on with a blank code alone: whose any other is, they can show by signing in. */
async function requireBlank(ctx: Ctx, code: string): Promise<void> {
  const row = await findCode(ctx, code);
  const state = codeState(row);
  if (state === 'RETIRED') throw refused(words.retired, 'code_retired');
  if (state !== 'BLANK') throw new AppError('forbidden', words.notYours);
}

/** A draft whose code was lost meanwhile is not left behind. */
async function link(ctx: Ctx, code: string, listingId: string): Promise<void> {
  try {
    await assignCode({ ctx, input: { code, listingId, move: true } });
  } catch (error) {
    await deleteRequest({ ctx, ref: listingId });
    throw error;
  }
}
