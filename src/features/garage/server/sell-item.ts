import type { RequestView } from '#features/listings/contract.ts';
import { numberAnswer } from '#features/listings/rules/answers.ts';
import { isUp } from '#features/listings/rules/status.ts';
import { garage as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import { listingTags, lockOwn, saveChange, toRequestView } from '#features/listings/server/index.ts';

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
