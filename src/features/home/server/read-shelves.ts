import { NO_FILTERS, type SearchFilters } from '#features/search/rules/filters.ts';
import { searchHref } from '#features/search/rules/query.ts';
import { SECTIONS } from '#features/search/rules/sections.ts';
import { searchListings } from '#features/search/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { weekendOf } from '#shared/days.ts';
import { toLocal } from '#shared/time-zones.ts';
import type { Shelf } from '../rules/shelf.ts';

type Kind = Shelf['kind'];

/** As far as people drive to look at something. */
const NEAR_MILES = 100;
/** Fewer than these are no row. */
const ENOUGH = 3;
const MAX = 4;

type Base = Pick<Ctx, 'db' | 'cache' | 'now'>;
type Way = { readonly where: Shelf['where']; readonly weekend?: boolean; readonly filters: SearchFilters };

type Row = { readonly kind: Kind; readonly path: string; readonly max: number; readonly what: Partial<SearchFilters> };
const ROWS: readonly Row[] = [
  { kind: 'cars', path: SECTIONS.cars.path, max: 2 * MAX, what: { category: ['VEHICLE'], vehicle_type: ['CARS'] } },
  { kind: 'sales', path: SECTIONS.garage.path, max: MAX, what: { category: ['GARAGE'] } },
  { kind: 'homes', path: SECTIONS.property.path, max: MAX, what: { category: SECTIONS.property.categories ?? [] } },
  { kind: 'things', path: SECTIONS.items.path, max: MAX, what: { category: ['GARAGE_ITEM'] } },
];

/** Ways to fill a row, the one that says most first. */
function waysTo(kind: Kind, zip: string | null, now: Date): Way[] {
  const weekend = weekendOf(toLocal(now, 'America/New_York').day);
  const days = { date_min: weekend.first, date_max: weekend.last };
  const near = { ...NO_FILTERS, postcode: zip ?? undefined, radius_max: NEAR_MILES };
  const all = { ...NO_FILTERS, postcode: zip ?? undefined };
  const where = zip ? 'far' : 'any';
  return [
    ...(zip && kind === 'sales' ? [{ where: 'near' as const, weekend: true, filters: { ...near, ...days } }] : []),
    ...(zip ? [{ where: 'near' as const, filters: near }] : []),
    ...(kind === 'sales' ? [{ where, weekend: true, filters: { ...all, ...days } } as const] : []),
    { where, filters: all },
  ];
}

/** What the home page shows: cars, sales of the weekend, homes and things; near a ZIP code, without one the newest. */
export const readShelves = ({ ctx, input }: { ctx: Base; input: { zip: string | null } }): Promise<Shelf[]> =>
  Promise.all(ROWS.map((row) => readShelf(ctx, row, input.zip)));

async function readShelf(ctx: Base, { kind, path, max, what }: Row, zip: string | null): Promise<Shelf> {
  let best: Shelf = { kind, where: 'any', weekend: false, listings: [], href: path };
  for (const { where, weekend = false, filters } of waysTo(kind, zip, ctx.now())) {
    const { listings } = await searchListings({ ctx, input: { ...filters, ...what, per_page: max } });
    // The link leads on to what is farther away, too.
    if (listings.length > best.listings.length)
      best = { kind, where, weekend, listings, href: searchHref(path, { ...filters, radius_max: undefined }) };
    if (listings.length >= ENOUGH) break;
  }
  return best;
}
