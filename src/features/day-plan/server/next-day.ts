import { DAY_CATEGORIES } from '#features/listings/rules/categories.ts';
import { dayHoursOf, isOvernight, zoneOf } from '#features/listings/rules/day-hours.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { searchListings } from '#features/search/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { toLocal } from '#shared/time-zones.ts';

/** Miles that somebody drives for a garage sale. */
const NEAR_MILES = 50;
/** Of the soonest some are over today. */
const LOOKED_AT = 10;

/** The next day on which something is open, near the ZIP where the day begins if there is anything; null for none. */
export async function findNextDay({
  ctx,
  input: { from },
}: {
  ctx: Pick<Ctx, 'db' | 'cache' | 'now'>;
  input: { from: string | null };
}): Promise<string | null> {
  const near = from === null ? null : await findSoonest(ctx, { postcode: from, radius_max: NEAR_MILES });
  return near ?? findSoonest(ctx, {});
}

async function findSoonest(
  ctx: Pick<Ctx, 'db' | 'cache' | 'now'>,
  where: { postcode?: string; radius_max?: number },
): Promise<string | null> {
  const now = ctx.now();
  const { listings } = await searchListings({
    ctx,
    input: {
      ...NO_FILTERS,
      ...where,
      category: DAY_CATEGORIES,
      // The day that is today somewhere in the country.
      date_min: toLocal(now, 'Pacific/Honolulu').day,
      sort_by: 'soonest',
      per_page: LOOKED_AT,
    },
  });
  const days = listings.flatMap(({ details, place }) => {
    const { day: today, time } = toLocal(now, zoneOf(place));
    return dayHoursOf(details.days)
      .filter((entry) => entry.day > today || (entry.day === today && (isOvernight(entry) || entry.closes > time)))
      .map(({ day }) => day);
  });
  return days.sort()[0] ?? null;
}
