import type { Body } from '#domain/enums.ts';
import { type Answers, textAnswer } from '#domain/listing/answers.ts';
import type { PublicListing } from '#domain/listing/public.ts';
import { inOrder, NO_FILTERS, type SearchFilters } from '#domain/search/filters.ts';
import type { FoundListing } from '#domain/search/result.ts';
import type { Ctx } from '../context.ts';
import { liveIndex } from '../search-index/index.ts';
import { hydrate } from './hydrate.ts';
import { toPlan } from './plan.ts';
import { type Hit, scan } from './scan.ts';

/** A third more or less than this one costs. */
const NEAR_PRICE = 1 / 3;

/**
 * Listings like one: of the same model first, then of the same body and about the same price, then of the same kind.
 * The nearest come first where it has a place. The listing itself is never among them.
 */
export async function listSimilar({
  ctx,
  input: { listing, limit },
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: { listing: PublicListing; limit: number };
}): Promise<FoundListing[]> {
  const snapshot = await liveIndex(ctx).recent();
  const found = new Map<number, Hit>();
  for (const filters of circles(listing, limit)) {
    const plan = toPlan(snapshot, inOrder(filters), null);
    for (const hit of scan(snapshot, plan, { take: limit + 1 }).hits) found.set(hit.ref, found.get(hit.ref) ?? hit);
    // One of them may be the listing itself.
    if (found.size > limit) break;
  }
  const others = await hydrate(ctx, [...found.values()].slice(0, limit + 1));
  return others.filter(({ id }) => id !== listing.id).slice(0, limit);
}

/** Searches from the closest to the widest. */
function circles(listing: PublicListing, limit: number): SearchFilters[] {
  const { make, model, vehicleType, category, price, place, details } = listing;
  const base: SearchFilters = {
    ...NO_FILTERS,
    category: [category],
    vehicle_type: vehicleType ? [vehicleType as SearchFilters['vehicle_type'][number]] : [],
    postcode: place.postcode ?? undefined,
    per_page: limit + 1,
  };
  const body = textAnswer(details as Answers, 'body');
  const dollars = price ? price.cents / 100 : null;
  const around = dollars && {
    price_min: Math.floor(dollars * (1 - NEAR_PRICE)),
    price_max: Math.ceil(dollars * (1 + NEAR_PRICE)),
  };
  return [
    ...(make && model ? [{ ...base, make: [make], model: [model] }] : []),
    ...(body && around ? [{ ...base, style: [body as Body], ...around }] : []),
    ...(make ? [{ ...base, make: [make] }] : []),
    base,
  ];
}
