import type { RequestView } from '#features/listings/contract.ts';
import { readRequest } from '#features/listings/server/index.ts';
import { isGone, isPublic } from '#features/listings/rules/status.ts';
import { type Flow, flowById, nextStepOf } from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import type { Ctx } from '#platform/context.ts';
import { orMissing } from '#platform/errors.ts';
import { smsIsOffered } from '#platform/sms/index.ts';
import { type Part, partsOf } from '../rules/parts.ts';

export type EditPage =
  | { readonly kind: 'open'; readonly listing: RequestView; readonly flow: Flow; readonly parts: readonly Part[] }
  /** A draft is written in the wizard; what was archived is taken up again first. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'missing' };

/** One's own published listing with what can be changed of it. Anybody else's is missing. */
export async function editPage({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<EditPage> {
  const listing = await readOwn(ctx, ref);
  const flow = listing && flowById(listing.flow);
  if (!listing || !flow) return { kind: 'missing' };
  const { status, unique_id: uniqueId } = listing;
  const answers = listing.answers as Answers;
  if (status === 'ARCHIVED') return { kind: 'elsewhere', path: `/my/listing/${uniqueId}` };
  if (!isPublic(status) && !isGone(status)) {
    const next = nextStepOf({ flow: listing.flow, answers, uniqueId });
    return { kind: 'elsewhere', path: next?.path ?? `/my/listing/${uniqueId}` };
  }
  return { kind: 'open', listing, flow, parts: partsOf(flow, answers, smsIsOffered(ctx.config)) };
}

const readOwn = (ctx: Ctx, ref: string): Promise<RequestView | null> => orMissing(readRequest({ ctx, ref }));
