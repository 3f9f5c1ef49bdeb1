import type { SearchResult } from '../rules/result.ts';
import {
  findSectionLanding,
  type LandingSection,
  type SectionLanding,
  sectionLandingFilters,
} from '../rules/section-landing.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { toPlan } from './plan.ts';
import { scan } from './scan.ts';
import { searchListings } from './search-listings.ts';
import { listSectionPages, type SectionPage } from './section-pages.ts';

export type SectionLandingView = {
  readonly landing: SectionLanding;
  readonly count: number;
  /** Cents, rents by the month; null when nothing has a price. */
  readonly prices: { readonly low: number; readonly median: number; readonly high: number } | null;
  readonly result: SearchResult;
  /** Every page there is, for links among them. */
  readonly pages: readonly SectionPage[];
};

type Input = { section: LandingSection; type?: string | undefined; state?: string | undefined; page: number };

/** Everything that a page of a part of the market shows; null for words that mean nothing here. */
export async function readSectionLanding({
  ctx,
  input: { page, ...asked },
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: Input;
}): Promise<SectionLandingView | null> {
  const landing = findSectionLanding(asked);
  if (!landing) return null;
  const filters = sectionLandingFilters(landing);
  const [result, pages] = await Promise.all([
    searchListings({ ctx, input: { ...filters, page } }),
    listSectionPages({ ctx }),
  ]);
  const snapshot = await liveIndex(ctx).fresh();
  const prices: number[] = [];
  scan(snapshot, toPlan(snapshot, filters, null), {
    take: 0,
    onMatch: (slot) => {
      const cents = snapshot.columns.data.priceCents[slot] as number;
      if (cents >= 0) prices.push(cents);
    },
  });
  const sorted = Float64Array.from(prices).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number;
  return {
    landing,
    count: result.total.count,
    prices: sorted.length === 0 ? null : { low: at(0), median: at(0.5), high: at(1) },
    result,
    pages,
  };
}
