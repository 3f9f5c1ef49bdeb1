import type { ListingStatus } from '#shared/enums.ts';
import { garage as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteRequest, findOwn, updateRequest } from '#features/listings/server/index.ts';
import { type Form, go, postedForm, refuseForm } from '#platform/forms/index.ts';
import { STATUS } from '#platform/web/index.ts';
import { sellItem } from './sell-item.ts';

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
