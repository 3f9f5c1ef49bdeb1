import { FILTERS } from './filter-records.ts';

export type Filter = (typeof FILTERS)[number];
export type FilterKey = Filter['key'];
type OfKind<Kind extends Filter['kind']> = Extract<Filter, { readonly kind: Kind }>;

export type ListFilter = OfKind<'list'>;
export type ListKey = ListFilter['key'];
export type RangeFilter = OfKind<'range'>;
export type Range = RangeFilter['key'];
export type MinimumFilter = OfKind<'minimum'>;
/** A filter that compares one figure. */
export type FigureFilter = RangeFilter | MinimumFilter;
/** A list of which a listing has one value at most, and one of which it may have several. */
export type CodedList = Extract<Filter, { readonly coded: string }>;
export type BitList = Extract<Filter, { readonly bits: string }>;

const ofKind = <Kind extends Filter['kind']>(kind: Kind): readonly OfKind<Kind>[] =>
  FILTERS.filter((filter): filter is OfKind<Kind> => filter.kind === kind);

export const LISTS = ofKind('list');
export const RANGE_FILTERS = ofKind('range');
export const MINIMUM_FILTERS = ofKind('minimum');
export const FIGURES = FILTERS.filter((filter): filter is FigureFilter => 'column' in filter);
export const CODED_LISTS = FILTERS.filter((filter): filter is CodedList => 'coded' in filter);
export const BIT_LISTS = FILTERS.filter((filter): filter is BitList => 'bits' in filter);

export const recordOf = <Key extends FilterKey>(key: Key): Extract<Filter, { readonly key: Key }> =>
  FILTERS.find((filter) => filter.key === key) as Extract<Filter, { readonly key: Key }>;

/** The parameters of addresses and of the API that a filter reads. */
export type ParameterOf<One extends Filter> = One extends { readonly kind: 'range' | 'days' }
  ? `${One['key']}_${'min' | 'max'}`
  : One extends { readonly kind: 'minimum' }
    ? `${One['key']}_min`
    : One extends { readonly kind: 'radius' }
      ? 'postcode' | `${One['key']}_${'min' | 'max'}`
      : One['key'];
export type FilterParameter = ParameterOf<Filter>;

/** In the order of a range. */
export function parametersOf<One extends Filter>({ key, kind }: One): readonly ParameterOf<One>[] {
  const ends = [`${key}_min`, `${key}_max`];
  const names: Readonly<Partial<Record<Filter['kind'], readonly string[]>>> = {
    range: ends,
    days: ends,
    minimum: [`${key}_min`],
    radius: ['postcode', ...ends],
  };
  return (names[kind] ?? [key]) as readonly ParameterOf<One>[];
}

/** Filters that are offered and reset together. */
export type FilterGroup = Filter extends infer One
  ? One extends { readonly group: infer Group extends string }
    ? Group
    : One extends { readonly key: infer Key extends string }
      ? Key
      : never
  : never;
export const groupOf = (filter: Filter): FilterGroup => ('group' in filter ? filter.group : filter.key);
