import { GOODS } from '#features/listings/rules/goods.ts';
import { toDayNumber } from '#shared/days.ts';
import { toMask } from '../rules/bits.ts';
import type { MapBounds } from '../rules/bounds.ts';
import { FEATURES } from '../rules/features.ts';
import type { SearchFilters } from '../rules/filters.ts';
import { type Sort, sortOf } from '../rules/sort.ts';
import { findZip } from '#features/places/server/index.ts';
import { type Coded, type Point, type Snapshot, termKey, toPoint } from '#features/search-index/server/index.ts';

/** Facet groups, each with the filter it is left out of when its choices are counted. */
export const GROUPS = [
  { key: 'category', coded: 'category' },
  { key: 'vehicle_type', coded: 'vehicleType' },
  { key: 'vehicle_class', coded: 'vehicleClass' },
  { key: 'make', coded: 'make' },
  { key: 'model', coded: 'model' },
  { key: 'style', coded: 'style' },
  { key: 'home_type', coded: 'homeType' },
  { key: 'lease', coded: 'lease' },
  { key: 'sale_type', coded: 'saleType' },
  { key: 'state', coded: 'state' },
  { key: 'condition', coded: 'condition' },
  { key: 'deal', coded: 'deal' },
] as const satisfies readonly { key: keyof SearchFilters; coded: Coded }[];
export type Group = (typeof GROUPS)[number];

/** Ranges by the column they look at, and how many of its units are one of the address's. */
const SPANS = [
  { range: 'price', unit: 100 },
  { range: 'mileage', unit: 1 },
  { range: 'year', unit: 1 },
  { range: 'hours', unit: 1 },
  { range: 'length', unit: 10 },
  { range: 'sqft', unit: 1 },
  { range: 'beds', unit: 1 },
  { range: 'baths', unit: 10 },
] as const;
export type SpanName = (typeof SPANS)[number]['range'];

export type Center = Point & { readonly latitude: number; readonly longitude: number; readonly near: string };

/** A search ready to be run over the columns. Prices in cents. */
export type Plan = {
  readonly filters: SearchFilters;
  /** Per group a table with 1 for every code that may pass; null where everything passes. */
  readonly allowed: readonly (Uint8Array | null)[];
  readonly photo: boolean;
  /** The ranges that filter something, in the units of their columns. */
  readonly spans: readonly Span[];
  /** One of these goods; 0 where everything passes. */
  readonly goods: number;
  /** All of these features; 0 where everything passes. */
  readonly features: number;
  /** Days as numbers. */
  readonly dates: Bounds | null;
  readonly bounds: MapBounds | null;
  readonly center: Center | null;
  readonly radius: Bounds | null;
  readonly text: TextMatches | null;
  readonly sort: Sort;
};
type Span = Bounds & { readonly column: SpanName };
export type Bounds = { readonly min: number; readonly max: number };
/** Refs whose words match, 2 where all of them are in the title. `capped` when there are more than were read. */
export type TextMatches = { readonly refs: ReadonlyMap<number, 1 | 2>; readonly capped: boolean };

const boundsOf = (min: number | undefined, max: number | undefined, factor = 1): Bounds | null =>
  min === undefined && max === undefined
    ? null
    : { min: (min ?? 0) * factor, max: (max ?? Number.POSITIVE_INFINITY) * factor };

const dayOf = (day: string | undefined) => (day === undefined ? undefined : toDayNumber(day));

function spansOf(filters: SearchFilters): Span[] {
  const { beds_min, baths_min } = filters;
  const ends = (range: SpanName): readonly [number | undefined, number | undefined] => {
    if (range === 'beds') return [beds_min, undefined];
    if (range === 'baths') return [baths_min, undefined];
    return [filters[`${range}_min`], filters[`${range}_max`]];
  };
  return SPANS.flatMap(({ range, unit }) => {
    const bounds = boundsOf(...ends(range), unit);
    return bounds ? [{ ...bounds, column: range }] : [];
  });
}

/** The middle of a ZIP; null for one that nobody knows and for post offices that move. */
function centerOf(postcode: string | undefined): Center | null {
  const place = postcode ? findZip(postcode) : null;
  if (!place || place.latitude === null || place.longitude === null) return null;
  const { latitude, longitude, city, state } = place;
  return { ...toPoint(latitude, longitude), latitude, longitude, near: `${city}, ${state}` };
}

function allowedCodes({ vocabulary }: Snapshot, { key, coded }: Group, filters: SearchFilters): Uint8Array | null {
  const values: readonly string[] = filters[key];
  if (values.length === 0) return null;
  const table = new Uint8Array(vocabulary.lastCode + 1);
  for (const value of values) {
    const term = vocabulary.find(coded, termKey(value));
    if (term) table[term.code] = 1;
  }
  return table;
}

/** Turns filters into a plan. A radius around a ZIP that nobody knows filters nothing. */
export function toPlan(snapshot: Snapshot, filters: SearchFilters, text: TextMatches | null): Plan {
  const center = centerOf(filters.postcode);
  return {
    filters,
    allowed: GROUPS.map((group) => allowedCodes(snapshot, group, filters)),
    photo: filters.has_stock_photo === true,
    spans: spansOf(filters),
    goods: toMask(GOODS, filters.goods),
    features: toMask(FEATURES, filters.features),
    dates: boundsOf(dayOf(filters.date_min), dayOf(filters.date_max)),
    bounds: filters.bounds ?? null,
    center,
    radius: center ? boundsOf(filters.radius_min, filters.radius_max) : null,
    text,
    sort: sortOf({ ...filters, postcode: center ? filters.postcode : undefined }),
  };
}
