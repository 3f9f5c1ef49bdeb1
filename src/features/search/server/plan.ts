import { toDayNumber } from '#shared/days.ts';
import { type MapArea, readArea } from '../rules/area.ts';
import { toMask } from '../rules/bits.ts';
import type { MapBounds } from '../rules/bounds.ts';
import type { SearchFilters } from '../rules/filters.ts';
import { BIT_LISTS, CODED_LISTS, type CodedList, FIGURES, type FigureFilter } from '../rules/filters-by-kind.ts';
import { type Sort, sortOf } from '../rules/sort.ts';
import { findZip } from '#features/places/server/index.ts';
import { type Point, type Snapshot, termKey, toPoint } from '#features/search-index/server/index.ts';

export type Center = Point & { readonly latitude: number; readonly longitude: number; readonly near: string };

/** A search ready to be run over the columns. Prices in cents. */
export type Plan = {
  readonly filters: SearchFilters;
  /** For each of `CODED_LISTS` a table with 1 for every code that may pass; null where everything passes. */
  readonly allowed: readonly (Uint8Array | null)[];
  /** For each of `BIT_LISTS` the bits of the values asked for; 0 where everything passes. */
  readonly wanted: readonly number[];
  readonly pictures: boolean;
  /** The figures that filter something, in the units of their columns. */
  readonly spans: readonly Span[];
  /** Days as numbers. */
  readonly dates: Bounds | null;
  readonly bounds: MapBounds | null;
  readonly area: MapArea | null;
  readonly center: Center | null;
  readonly radius: Bounds | null;
  readonly text: TextMatches | null;
  readonly sort: Sort;
};
type Span = Bounds & { readonly filter: FigureFilter };
export type Bounds = { readonly min: number; readonly max: number };
/** Refs whose words match, 2 where all of them are in the title. `capped` when there are more than were read. */
export type TextMatches = { readonly refs: ReadonlyMap<number, 1 | 2>; readonly capped: boolean };

const boundsOf = (min: number | undefined, max: number | undefined, factor = 1): Bounds | null =>
  min === undefined && max === undefined
    ? null
    : { min: (min ?? 0) * factor, max: (max ?? Number.POSITIVE_INFINITY) * factor };

const dayOf = (day: string | undefined) => (day === undefined ? undefined : toDayNumber(day));

const spansOf = (filters: SearchFilters): Span[] =>
  FIGURES.flatMap((filter) => {
    const bounds = boundsOf(...endsOf(filters, filter), 'scale' in filter ? filter.scale : 1);
    return bounds ? [{ ...bounds, filter }] : [];
  });

function endsOf(filters: SearchFilters, filter: FigureFilter): readonly [number | undefined, number | undefined] {
  if (filter.kind === 'minimum') return [filters[`${filter.key}_min`], undefined];
  return [filters[`${filter.key}_min`], filters[`${filter.key}_max`]];
}

/** The middle of a ZIP; null for one that nobody knows and for post offices that move. */
function centerOf(postcode: string | undefined): Center | null {
  const place = postcode ? findZip(postcode) : null;
  if (!place || place.latitude === null || place.longitude === null) return null;
  const { latitude, longitude, city, state } = place;
  return { ...toPoint(latitude, longitude), latitude, longitude, near: `${city}, ${state}` };
}

function allowedCodes({ vocabulary }: Snapshot, { key, coded }: CodedList, filters: SearchFilters): Uint8Array | null {
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
    allowed: CODED_LISTS.map((list) => allowedCodes(snapshot, list, filters)),
    wanted: BIT_LISTS.map(({ key, values }) => toMask<string>(values, filters[key])),
    pictures: filters.has_stock_photo === true,
    spans: spansOf(filters),
    dates: boundsOf(dayOf(filters.date_min), dayOf(filters.date_max)),
    bounds: filters.bounds ?? null,
    area: (filters.area && readArea(filters.area)) || null,
    center,
    radius: center ? boundsOf(filters.radius_min, filters.radius_max) : null,
    text,
    sort: sortOf({ ...filters, postcode: center ? filters.postcode : undefined }),
  };
}
