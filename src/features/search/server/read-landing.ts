import { sql } from 'drizzle-orm';
import { type Landing, landingFilters } from '../rules/landing.ts';
import type { SearchResult } from '../rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { findLanding, type LandingWords } from './find-landing.ts';
import { type IndexablePage, listIndexablePages } from './indexable-pages.ts';
import { type Market, marketSummary } from './market-summary.ts';
import { matchingSlots } from './matching-slots.ts';
import { toPlan } from './plan.ts';
import { searchListings } from './search-listings.ts';

type Base = Pick<Ctx, 'db' | 'cache'>;
type TrimCount = { readonly trim: string; readonly count: number };
export type LandingView = {
  readonly landing: Landing;
  readonly market: Market;
  readonly result: SearchResult;
  /** Trims of a model, most first; empty on other pages. */
  readonly trims: readonly TrimCount[];
  /** Every page there is, for links among them. */
  readonly pages: readonly IndexablePage[];
};

/** Trims are counted over this many listings at most; more would tell the same. */
const MAX_TRIMMED = 2_000;
const MAX_TRIMS = 12;

/** Everything a landing page shows; null for words that mean nothing here. `page` counts from 1. */
export async function readLanding({
  ctx,
  input: { words, page },
}: {
  ctx: Base;
  input: { words: LandingWords; page: number };
}): Promise<LandingView | null> {
  const pages = await listIndexablePages({ ctx });
  const landing = findLanding(pages, words);
  if (!landing) return null;
  const [market, result, trims] = await Promise.all([
    marketSummary({ ctx, input: marketOf(landing) }),
    searchListings({ ctx, input: { ...landingFilters(landing), category: ['VEHICLE'], page } }),
    landing.kind === 'model' ? countTrims(ctx, landing) : [],
  ]);
  return { landing, market, result, trims, pages };
}

function marketOf(landing: Landing): Parameters<typeof marketSummary>[0]['input'] {
  switch (landing.kind) {
    case 'make':
      return { make: landing.make.slug };
    case 'model':
      return { make: landing.make.slug, model: landing.model.slug };
    case 'state':
      return { state: landing.state };
    case 'body':
      return { body: landing.body };
  }
}

async function countTrims(ctx: Base, landing: Landing): Promise<TrimCount[]> {
  const snapshot = await liveIndex(ctx).fresh();
  const plan = toPlan(snapshot, { ...landingFilters(landing), category: ['VEHICLE'] }, null);
  const slots = matchingSlots(snapshot, plan).slice(0, MAX_TRIMMED);
  if (slots.length === 0) return [];
  const refs = slots.map((slot) => snapshot.columns.data.ref[slot] as number);
  const rows = await ctx.db.execute<{ trim: string; count: number }>(sql`
    select l.details->>'trim' as trim, count(*)::int as count
      from listing_search s join listings l on l.id = s.listing_id
     where s.ref = any(${`{${refs.join(',')}}`}::int[]) and coalesce(l.details->>'trim', '') <> ''
     group by 1 order by 2 desc, 1 limit ${MAX_TRIMS}`);
  return rows.map(({ trim, count }) => ({ trim, count }));
}
