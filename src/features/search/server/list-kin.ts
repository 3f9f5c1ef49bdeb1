import { numberAnswer, textAnswer } from '#features/listings/rules/answers.ts';
import { CATEGORIES } from '#features/listings/rules/categories.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { valuesIn } from '../rules/attributes.ts';
import { NO_FILTERS, type SearchFilters } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import { sectionOf } from '../rules/sections.ts';
import { type AlikeCall, aroundPrice, listAlike } from './list-alike.ts';

/** Listings like one that is no vehicle. */
export function listKin(call: AlikeCall): Promise<FoundListing[]> {
  const { listing } = call.input;
  const circles = CATEGORIES[listing.category].family === 'home' ? homeCircles : thingCircles;
  return listAlike(call, [...circles(listing), ...partCircles(listing)]);
}

const baseOf = ({ place }: PublicListing): SearchFilters => ({ ...NO_FILTERS, postcode: place.postcode ?? undefined });

/** The same kind of thing. */
function thingCircles(listing: PublicListing): SearchFilters[] {
  const { category, details } = listing;
  const goods = valuesIn('goods', details);
  return goods.length > 0 && category !== 'GARAGE' ? [{ ...baseOf(listing), category: [category], goods }] : [];
}

/** Miles that somebody who looks for a home may still move. */
const NEAR_MILES = 50;

/**
 * Homes that somebody who wants this one could live in: bought or let like it, about its price, with no room less but
 * one. Those nearby come first, then those of its type, wherever they are.
 */
function homeCircles(listing: PublicListing): SearchFilters[] {
  const { price, details, category } = listing;
  const homeType = textAnswer(details, 'homeType') as SearchFilters['home_type'][number] | '';
  const bedrooms = numberAnswer(details, 'bedrooms') ?? 0;
  const isLet = price?.lease !== undefined || category === 'PROPERTY_RENTAL';
  const like: SearchFilters = {
    ...baseOf(listing),
    ...aroundPrice(listing),
    category: [isLet ? 'PROPERTY_RENTAL' : 'PROPERTY_OWNER', 'PROPERTY_OPEN'],
    ...(bedrooms > 1 ? { beds_min: bedrooms - 1 } : {}),
  };
  const near = { ...like, radius_max: NEAR_MILES };
  const ofType = (filters: SearchFilters) => (homeType ? [{ ...filters, home_type: [homeType] }] : []);
  return [...ofType(near), near, ...ofType(like), like];
}

/** Its category, then its part of the market. */
function partCircles(listing: PublicListing): SearchFilters[] {
  const { category } = listing;
  const base = baseOf(listing);
  return [
    { ...base, category: [category] },
    { ...base, category: sectionOf(category).categories ?? [] },
  ];
}
