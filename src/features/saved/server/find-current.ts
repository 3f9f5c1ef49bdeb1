import { briefOf } from '#features/listings/rules/brief.ts';
import type { SearchFilters } from '#features/search/rules/filters.ts';
import type { Ctx } from '#platform/context.ts';
import { searchListings } from '#features/search/server/index.ts';
import { MAX_SHOWN, type Shown } from './alert-email.ts';

/** What a search finds today, newest first: as much of it as a letter shows, and how many there are. */
export async function findCurrent({
  ctx,
  filters,
}: {
  ctx: Ctx;
  filters: SearchFilters;
}): Promise<{ listings: Shown[]; count: number }> {
  const input: SearchFilters = { ...filters, sort_by: 'newest', per_page: MAX_SHOWN };
  const { listings, total } = await searchListings({ ctx, input });
  return {
    listings: listings
      .map((listing) => ({ ...listing, brief: briefOf(listing).join(' · ') }))
      .map(({ title, path, price, brief, place }) => ({
        title,
        path,
        price,
        brief,
        place: [place.city, place.region].filter(Boolean).join(', '),
      })),
    count: total.count,
  };
}
