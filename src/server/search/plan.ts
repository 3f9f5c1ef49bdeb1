import type { SearchFilters } from '#domain/search/filters.ts';
import { type Sort, sortOf } from '#domain/search/sort.ts';
import { findZip } from '../geo/index.ts';
import { type Coded, type Point, type Snapshot, termKey, toPoint } from '../search-index/index.ts';

/** Facet groups, each with the filter it is left out of when its choices are counted. */
export const GROUPS = [
  { key: 'category', coded: 'category' },
  { key: 'vehicle_type', coded: 'vehicleType' },
  { key: 'make', coded: 'make' },
  { key: 'model', coded: 'model' },
  { key: 'style', coded: 'style' },
  { key: 'state', coded: 'state' },
  { key: 'condition', coded: 'condition' },
  { key: 'deal', coded: 'deal' },
] as const satisfies readonly { key: keyof SearchFilters; coded: Coded }[];
export type Group = (typeof GROUPS)[number];

export type Center = Point & { readonly latitude: number; readonly longitude: number; readonly near: string };

/** A search ready to be run over the columns. Prices in cents. */
export type Plan = {
  readonly filters: SearchFilters;
  /** Per group a table with 1 for every code that may pass; null where everything passes. */
  readonly allowed: readonly (Uint8Array | null)[];
  readonly photo: boolean;
  readonly price: Bounds | null;
  readonly mileage: Bounds | null;
  readonly year: Bounds | null;
  readonly center: Center | null;
  readonly radius: Bounds | null;
  readonly text: TextMatches | null;
  readonly sort: Sort;
};
export type Bounds = { readonly min: number; readonly max: number };
/** Refs whose words match, 2 where all of them are in the title. `capped` when there are more than were read. */
export type TextMatches = { readonly refs: ReadonlyMap<number, 1 | 2>; readonly capped: boolean };

const boundsOf = (min: number | undefined, max: number | undefined, factor = 1): Bounds | null =>
  min === undefined && max === undefined
    ? null
    : { min: (min ?? 0) * factor, max: (max ?? Number.POSITIVE_INFINITY) * factor };

/** The middle of a ZIP; null for one that nobody knows and for post offices that move. */
export function centerOf(postcode: string | undefined): Center | null {
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
    price: boundsOf(filters.price_min, filters.price_max, 100),
    mileage: boundsOf(filters.mileage_min, filters.mileage_max),
    year: boundsOf(filters.year_min, filters.year_max),
    center,
    radius: center ? boundsOf(filters.radius_min, filters.radius_max) : null,
    text,
    sort: sortOf({ ...filters, postcode: center ? filters.postcode : undefined }),
  };
}
