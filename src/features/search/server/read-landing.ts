import { sql } from 'drizzle-orm';
import {
  type Landing,
  landingFilters,
  bodyOfSlug,
  isCleanSlug,
  isFreeMakeSlug,
  type Named,
  stateOfSlug,
} from '../rules/landing.ts';
import type { SearchResult } from '../rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { type IndexablePage, listIndexablePages } from './indexable-pages.ts';
import { type Market, marketSummary } from './market-summary.ts';
import { matchingSlots } from './matching-slots.ts';
import { toPlan } from './plan.ts';
import { searchListings } from './search-listings.ts';
import { CAR_MAKES } from '#features/vehicles/rules/data/make-lists.ts';
import { slugify } from '#shared/slug.ts';

/** The words of an address below `/cars`. */
type LandingWords =
  | { readonly kind: 'make'; readonly make: string | undefined }
  | { readonly kind: 'model'; readonly make: string | undefined; readonly model: string | undefined }
  | { readonly kind: 'state'; readonly state: string | undefined }
  | { readonly kind: 'body'; readonly body: string | undefined };

/** What a page of the list is about; null for words that make no clean address. */
export function landingOf(page: IndexablePage): Landing | null {
  const own: Named = { slug: page.slug, label: page.label };
  if (page.kind === 'make') return isFreeMakeSlug(page.slug) ? { kind: 'make', make: own } : null;
  if (page.kind === 'model')
    return page.make && isFreeMakeSlug(page.make.slug) && isCleanSlug(page.slug)
      ? { kind: 'model', make: page.make, model: own }
      : null;
  if (page.kind === 'state') {
    const state = stateOfSlug(page.slug);
    return state ? { kind: 'state', state } : null;
  }
  const body = bodyOfSlug(page.slug);
  return body ? { kind: 'body', body } : null;
}

/**
 * What an address is about. Makes and models have a page while one is for sale; well-known makes, states and bodies
 * always have one, which then says that there is none. Null for words that mean nothing here.
 */
function findLanding(pages: readonly IndexablePage[], words: LandingWords): Landing | null {
  switch (words.kind) {
    case 'make':
      return makeOf(pages, words.make);
    case 'model': {
      const found = pages.find(
        (page) => page.kind === 'model' && page.make?.slug === words.make && page.slug === words.model,
      );
      return found ? landingOf(found) : null;
    }
    case 'state': {
      const state = stateOfSlug(words.state);
      return state ? { kind: 'state', state } : null;
    }
    case 'body': {
      const body = bodyOfSlug(words.body);
      return body ? { kind: 'body', body } : null;
    }
  }
}

function makeOf(pages: readonly IndexablePage[], slug: string | undefined): Landing | null {
  if (slug === undefined || !isFreeMakeSlug(slug)) return null;
  const found = pages.find((page) => page.kind === 'make' && page.slug === slug);
  if (found) return landingOf(found);
  const known = CAR_MAKES.find((make) => slugify(make) === slug);
  return known ? { kind: 'make', make: { slug, label: known } } : null;
}

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
