import type { PublicListing } from '#features/listings/rules/public.ts';
import { inOrder, type SearchFilters } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { hydrate } from './hydrate.ts';
import { toPlan } from './plan.ts';
import { type Hit, scan } from './scan.ts';

/** A third more or less than something costs. */
const NEAR_PRICE = 1 / 3;

/** A stretch of prices around that of a listing, in the dollars of a search: about its price, or as told; empty without one. */
export function aroundPrice(
  { price }: PublicListing,
  low = 1 - NEAR_PRICE,
  high = 1 + NEAR_PRICE,
): Pick<SearchFilters, 'price_min' | 'price_max'> {
  if (!price || price.cents <= 0) return {};
  const dollars = price.cents / 100;
  return { price_min: Math.floor(dollars * low), price_max: Math.ceil(dollars * high) };
}

export type AlikeCall = {
  readonly ctx: Pick<Ctx, 'db' | 'cache'>;
  readonly input: { readonly listing: PublicListing; readonly limit: number };
};

/**
 * What searches from the closest to the widest find beside a listing, until there is enough of it; the nearest first
 * where the searches have a place. The listing itself is never among them.
 */
export async function listAlike(
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
