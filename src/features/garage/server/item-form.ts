import type { ListingStatus } from '#shared/enums.ts';
import { garage as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { deleteRequest, findOwn, updateRequest } from '#features/listings/server/index.ts';
import { refusalStatus, STATUS } from '#platform/web/index.ts';
import { sellItem } from './sell-item.ts';

/** What a button beside an item led to: the page anew with a word about it, or why nothing was done. */
export type ItemOutcome =
  | { readonly kind: 'go'; readonly now: ListingStatus | 'ONE_SOLD' | 'REMOVED' }
  | { readonly kind: 'stay'; readonly status: number; readonly message: string };

async function run(ctx: Ctx, ref: string, wanted: string): Promise<ItemOutcome> {
  if (wanted === 'sell-one') {
    const { status } = await sellItem({ ctx, ref, count: 1 });
    return { kind: 'go', now: status === 'SOLD' ? 'SOLD' : 'ONE_SOLD' };
  }
  if (wanted === 'sell-all') return { kind: 'go', now: (await sellItem({ ctx, ref, count: 9_999 })).status };
  if (wanted === 'put-back')
    return { kind: 'go', now: (await updateRequest({ ctx, ref, input: { status: 'PUBLISHED' } })).status };
  if (wanted === 'reserve')
    return { kind: 'go', now: (await updateRequest({ ctx, ref, input: { status: 'RESERVED' } })).status };
  if (wanted === 'remove') {
    await findOwn({ ctx, ref });
    await deleteRequest({ ctx, ref });
    return { kind: 'go', now: 'REMOVED' };
  }
  return { kind: 'stay', status: STATUS.invalid, message: sentences.notUnderstood };
}

/** Does what a plain form beside an item asks: `ref`, and `do`. Refusals come back as a sentence. */
export async function submitItemForm({ ctx, request }: { ctx: Ctx; request: Request }): Promise<ItemOutcome> {
  const form = await request.formData().catch(() => new FormData());
  const word = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 60) : '';
  };
  try {
    return await run(ctx, word('ref'), word('do'));
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: 'stay', status: refusalStatus(error), message: error.message };
  }
}
