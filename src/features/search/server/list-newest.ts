import { NO_FILTERS } from '../rules/filters.ts';
import type { FoundListing } from '../rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { searchListings } from './search-listings.ts';

/** The newest vehicles, for the home page. */
export async function listNewest({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'cache'>; input: { limit: number } }) {
  const { listings } = await searchListings({
    ctx,
    input: { ...NO_FILTERS, category: ['VEHICLE'], per_page: input.limit },
  });
  return listings as readonly FoundListing[];
}
