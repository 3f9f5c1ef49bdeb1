import type { PublicListing } from '#features/listings/rules/public.ts';
import { inOrder, type SearchFilters, NO_FILTERS } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { hydrate } from './hydrate.ts';
import { toPlan } from './plan.ts';
import { type Hit, scan } from './scan.ts';
import type { Body } from '#shared/enums.ts';
import { type Answers, textAnswer, numberAnswer } from '#shared/answers.ts';
import { CATEGORIES } from '#features/listings/rules/categories.ts';
import { valuesIn } from '../rules/attributes.ts';
import { sectionOf } from '../rules/sections.ts';

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

/** Beyond this many times its price, or this part of it, nobody chooses between the two. */
const FAR_PRICE = 2.5;
/** Model years on either side. */
const NEAR_YEARS = 3;

/** Vehicles like one. */
export const listSimilar = (call: AlikeCall): Promise<FoundListing[]> => listAlike(call, circles(call.input.listing));

/**
 * What one would choose between, closest first: the same model of about the age and price, then of about the price,
 * then any of the model; the same body, then the same make, for about the price. Nothing that costs far more or less.
 */
function circles(listing: PublicListing): SearchFilters[] {
  const { make, model, year, vehicleType, category, place, details } = listing;
  const near = aroundPrice(listing);
  const years = year ? { year_min: year - NEAR_YEARS, year_max: year + NEAR_YEARS } : {};
  const base: SearchFilters = {
    ...NO_FILTERS,
    category: [category],
    vehicle_type: vehicleType ? [vehicleType as SearchFilters['vehicle_type'][number]] : [],
    postcode: place.postcode ?? undefined,
    ...aroundPrice(listing, 1 / FAR_PRICE, FAR_PRICE),
  };
  const body = textAnswer(details as Answers, 'body');
  const same = make && model ? { ...base, make: [make], model: [model] } : null;
  return [
    ...(same ? [{ ...same, ...near, ...years }, { ...same, ...near }, { ...same, ...years }, same] : []),
    ...(body && near.price_max !== undefined ? [{ ...base, style: [body as Body], ...near }] : []),
    ...(make ? [{ ...base, make: [make], ...near }] : []),
    { ...base, ...near },
    base,
  ];
}

/** A third more or less than something costs. */
const NEAR_PRICE = 1 / 3;

/** A stretch of prices around that of a listing, in the dollars of a search: about its price, or as told; empty without one. */
function aroundPrice(
  { price }: PublicListing,
  low = 1 - NEAR_PRICE,
  high = 1 + NEAR_PRICE,
): Pick<SearchFilters, 'price_min' | 'price_max'> {
  if (!price || price.cents <= 0) return {};
  const dollars = price.cents / 100;
  return { price_min: Math.floor(dollars * low), price_max: Math.ceil(dollars * high) };
}

type AlikeCall = {
  readonly ctx: Pick<Ctx, 'db' | 'cache'>;
  readonly input: { readonly listing: PublicListing; readonly limit: number };
};

/**
 * What searches from the closest to the widest find beside a listing, until there is enough of it; the nearest first
 * where the searches have a place. The listing itself is never among them.
 */
async function listAlike(
  { ctx, input: { listing, limit } }: AlikeCall,
  circles: readonly SearchFilters[],
): Promise<FoundListing[]> {
  const snapshot = await liveIndex(ctx).recent();
  const found = new Map<number, Hit>();
  // One of them may be the listing itself.
  const take = limit + 1;
  for (const filters of circles) {
    const plan = toPlan(snapshot, inOrder(filters), null);
    for (const hit of scan(snapshot, plan, { take }).hits) found.set(hit.ref, found.get(hit.ref) ?? hit);
    if (found.size >= take) break;
  }
  const others = await hydrate(ctx, [...found.values()].slice(0, take));
  return others.filter(({ id }) => id !== listing.id).slice(0, limit);
}
