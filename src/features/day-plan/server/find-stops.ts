import { DAY_CATEGORIES } from '#features/listings/rules/categories.ts';
import type { PlanAddress } from '../rules/address.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import type { FoundListing } from '#features/search/rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { searchListings } from '#features/search/server/index.ts';

const MAX = 24;

/** Garage sales and open houses of a day, the nearest to where it begins first; chosen ones are left out. */
export async function findStops({
  ctx,
  input: { plan, date },
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: { plan: PlanAddress; date: string };
}): Promise<readonly FoundListing[]> {
  const { listings } = await searchListings({
    ctx,
    input: {
      ...NO_FILTERS,
      category: DAY_CATEGORIES,
      date_min: date,
      date_max: date,
      postcode: plan.from ?? undefined,
      per_page: MAX + plan.stops.length,
    },
  });
  return listings.filter(({ uniqueId }) => !plan.stops.includes(uniqueId)).slice(0, MAX);
}
