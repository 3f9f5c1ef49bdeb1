import type { PublicListing } from '#domain/listing/public.ts';
import { attributesOf } from '#domain/search/attributes.ts';
import { NO_FILTERS, type SearchFilters } from '#domain/search/filters.ts';
import type { FoundListing } from '#domain/search/result.ts';
import { sectionOf } from '#domain/search/sections.ts';
import type { Ctx } from '../context.ts';
import { searchListings } from './search-listings.ts';

/** Searches from the closest to the widest: the same kind of thing, then its part of the market. */
function circles(listing: PublicListing, limit: number): SearchFilters[] {
  const { category, place, details } = listing;
  const { homeType, goods } = attributesOf(details);
  const base: SearchFilters = { ...NO_FILTERS, postcode: place.postcode ?? undefined, per_page: limit + 1 };
  const same: SearchFilters = { ...base, category: [category] };
  return [
    ...(homeType ? [{ ...same, home_type: [homeType as SearchFilters['home_type'][number]] }] : []),
    ...(goods.length > 0 && category !== 'GARAGE' ? [{ ...same, goods }] : []),
    same,
    { ...base, category: sectionOf(category).categories ?? [] },
  ];
}

/** Listings like one that is no vehicle, the nearest first where it has a place. Never the listing itself. */
export async function listKin({
  ctx,
  input: { listing, limit },
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: { listing: PublicListing; limit: number };
}): Promise<FoundListing[]> {
  const found = new Map<string, FoundListing>();
  for (const filters of circles(listing, limit)) {
    if (found.size >= limit) break;
    const { listings } = await searchListings({ ctx, input: filters });
    for (const one of listings) if (one.id !== listing.id) found.set(one.id, one);
  }
  return [...found.values()].slice(0, limit);
}
