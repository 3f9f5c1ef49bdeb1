import type { ListingStatus } from '#shared/enums.ts';
import { garage as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import {
  deleteRequest,
  findOwn,
  updateRequest,
  listingTags,
  lockOwn,
  saveChange,
  toRequestView,
} from '#features/listings/server/index.ts';
import { type Form, go, postedForm, refuseForm } from '#platform/forms/index.ts';
import { STATUS } from '#platform/web/index.ts';
import type { RequestView } from '#features/listings/contract.ts';
import { numberAnswer } from '#shared/answers.ts';
import { isUp } from '#features/listings/rules/status.ts';
import { refused } from '#platform/errors.ts';

/**
 * So many of an item went: the number left goes down, and with the last one it is sold and off the public page at once.
 *
 * @param count pieces that were sold, at most those that are left
 */
export async function sellItem({ ctx, ref, count }: { ctx: Ctx; ref: string; count: number }): Promise<RequestView> {
  const saved = await ctx.db.transaction(async (tx) => {
    const row = await lockOwn({ ctx, tx, ref });
    if (row.category !== 'GARAGE_ITEM') throw refused(sentences.noItem, 'not_an_item');
    if (row.status === 'SOLD') return row;
    if (!isUp(row.status)) throw refused(sentences.notOut, 'not_published');
    const left = (numberAnswer(row.answers, 'quantity') ?? 1) - count;
    if (left > 0) return saveChange({ ctx, tx, row, input: { answers: { quantity: left } } });
    return saveChange({ ctx, tx, row, input: { status: 'SOLD', sale_outcome: 'SOLD_HERE' } });
  });
  await ctx.cache.invalidate(listingTags(saved));
  return toRequestView(saved);
}

/** Does what a button wants, and says what became of the item; null for a button that no page of ours has. */
async function run(ctx: Ctx, ref: string, wanted: string): Promise<ListingStatus | 'ONE_SOLD' | 'REMOVED' | null> {
  if (wanted === 'sell-one') {
    const { status } = await sellItem({ ctx, ref, count: 1 });
    return status === 'SOLD' ? 'SOLD' : 'ONE_SOLD';
  }
  if (wanted === 'sell-all') return (await sellItem({ ctx, ref, count: 9_999 })).status;
  if (wanted === 'put-back') return (await updateRequest({ ctx, ref, input: { status: 'PUBLISHED' } })).status;
  if (wanted === 'reserve') return (await updateRequest({ ctx, ref, input: { status: 'RESERVED' } })).status;
  if (wanted !== 'remove') return null;
  await findOwn({ ctx, ref });
  await deleteRequest({ ctx, ref });
  return 'REMOVED';
}

/** Does what a plain form beside an item asks: `ref`, and `do`; the page stays with its sale, if it shows only one. */
export const submitItemForm = (sale: string | null): Form =>
  postedForm(async ({ ctx }, form) => {
    const now = await run(ctx, form.get('ref') ?? '', form.get('do') ?? '');
    if (now === null) return refuseForm(sentences.notUnderstood, { status: STATUS.invalid });
    return go(`/my/garage/item?${new URLSearchParams({ ...(sale ? { sale } : {}), now })}`);
  });
