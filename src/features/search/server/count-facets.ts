import { inOrder, type SearchFilters } from '../rules/filters.ts';
import type { Facets, Total } from '../rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { toFacets } from './facets.ts';
import { toPlan } from './plan.ts';
import { scan } from './scan.ts';
import { findText } from './text.ts';

/** How many match, and the choices of every filter, without the listings: for steps that only show numbers. */
export async function countFacets({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: SearchFilters;
}): Promise<{ total: Total; facets: Facets }> {
  const filters = inOrder(input);
  const text = await findText(ctx, filters.q);
  const snapshot = await liveIndex(ctx).fresh();
  const plan = toPlan(snapshot, filters, text);
  const scanned = scan(snapshot, plan, { take: 0 });
  return {
    total: { count: scanned.total, capped: text?.capped === true },
    facets: toFacets(snapshot, plan, scanned),
  };
}
