import { inOrder, type SearchFilters } from '#domain/search/filters.ts';
import type { Widening } from '#domain/search/result.ts';
import type { Ctx } from '../context.ts';
import { liveIndex } from '../search-index/index.ts';
import { toPlan } from './plan.ts';
import { findText } from './text.ts';
import { findWidenings } from './widen.ts';

/** Ways out of a search that finds nothing, the smallest step first. */
export async function nearestWidening({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: SearchFilters;
}): Promise<Widening[]> {
  const filters = inOrder(input);
  const text = await findText(ctx, filters.q);
  const snapshot = await liveIndex(ctx).fresh();
  return findWidenings(snapshot, toPlan(snapshot, filters, text));
}
