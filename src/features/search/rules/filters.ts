import type { MapBounds } from './bounds.ts';
import { FILTERS } from './filter-records.ts';
import {
  type Filter,
  type FilterGroup,
  type FilterParameter,
  groupOf,
  type MinimumFilter,
  LISTS,
  type ListFilter,
  type ListKey,
  type ParameterOf,
  parametersOf,
  RANGE_FILTERS,
  type RangeFilter,
} from './filters-by-kind.ts';
import type { Sort } from './sort.ts';

export type { FilterGroup, ListKey, Range } from './filters-by-kind.ts';

type ValueOf<List> = List extends { readonly values: readonly (infer Value extends string)[] } ? Value : string;
type Lists = { readonly [List in ListFilter as List['key']]: readonly ValueOf<List>[] };
type Figures = { readonly [Name in ParameterOf<RangeFilter | MinimumFilter>]?: number | undefined };

/**
 * What a visitor searches with. The keys are the names in the address (specification 3, filters slice). Prices are
 * whole dollars, mileages and radii miles. An empty list and an absent value filter nothing.
 */
export type SearchFilters = Lists &
  Figures & {
    readonly q?: string | undefined;
    /** Days on which one may come, `2026-11-21`, both included. */
    readonly date_min?: string | undefined;
    readonly date_max?: string | undefined;
    /** Five digits: the middle of the radius. */
    readonly postcode?: string | undefined;
    readonly radius_min?: number | undefined;
    readonly radius_max?: number | undefined;
    /** The part of the map that is looked at. */
    readonly bounds?: MapBounds | undefined;
    /** The part of the map that was drawn, as `area.ts` writes it. */
    readonly area?: string | undefined;
    /** Dollars a month, by the terms of `valuation/rules/costs/payment.ts`. */
    readonly payment_max?: number | undefined;
    /** Only listings with pictures. */
    readonly has_stock_photo?: true | undefined;
    readonly sort_by?: Sort | undefined;
    readonly page: number;
    /** Where the page before ended; counts instead of `page`. */
    readonly cursor?: string | undefined;
    readonly per_page: number;
  };

export const PER_PAGE = 24;
export const MAX_PER_PAGE = 60;
/** Rows that page numbers reach; further on, pages are named by their cursor only. */
export const NUMBERED_ROWS = 10_000;
/** Entries of one list in an address. */
export const MAX_VALUES = 20;
export const MAX_TEXT_LENGTH = 200;
export const MAX_NAME_LENGTH = 60;
/** Dollars a month; more than anything here costs, and its price still fits a number of cents. */
export const MAX_PAYMENT = 100_000;
/** Miles; the way from Key West to the Aleutians is shorter. */
export const WIDEST_RADIUS = 6_000;

export const LIST_KEYS: readonly ListKey[] = LISTS.map(({ key }) => key);
export const RANGES = RANGE_FILTERS.map(({ key }) => key);

export const NO_FILTERS: SearchFilters = {
  ...(Object.fromEntries(LIST_KEYS.map((key) => [key, []])) as unknown as { [Key in ListKey]: [] }),
  page: 1,
  per_page: PER_PAGE,
};

/** The parameters that are reset together. */
export const FILTER_GROUPS: Readonly<Record<FilterGroup, readonly FilterParameter[]>> = Object.fromEntries(
  FILTERS.map((filter) => [groupOf(filter), parametersOfGroup(groupOf(filter))]),
) as Record<FilterGroup, FilterParameter[]>;

function parametersOfGroup(group: FilterGroup): FilterParameter[] {
  return FILTERS.filter((filter) => groupOf(filter) === group).flatMap((filter: Filter) => parametersOf(filter));
}

export const firstPage = (filters: SearchFilters): SearchFilters => ({ ...filters, page: 1, cursor: undefined });

/** What parameters are without a filter. */
export const cleared = (parameters: readonly FilterParameter[]): Partial<SearchFilters> =>
  Object.fromEntries(parameters.map((name) => [name, NO_FILTERS[name]]));

/** The filters without one group, from their first page. */
export const resetGroup = (filters: SearchFilters, group: FilterGroup): SearchFilters =>
  firstPage({ ...filters, ...cleared(FILTER_GROUPS[group]) });

/** Nothing but how many to a page and in which order. */
export const resetAll = ({ per_page, sort_by }: SearchFilters): SearchFilters => ({ ...NO_FILTERS, per_page, sort_by });

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined);

/** The groups that filter something now. */
export function activeGroups(filters: SearchFilters): FilterGroup[] {
  return (Object.keys(FILTER_GROUPS) as FilterGroup[]).filter((group) =>
    FILTER_GROUPS[group].some((key) => isSet(filters[key])),
  );
}

/** Adds a value to a list, or takes it out, from the first page. Without makes there are no models either. */
export function toggleValue(filters: SearchFilters, key: ListKey, value: string): SearchFilters {
  const list = filters[key] as readonly string[];
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const orphans = key === 'make' && next.length === 0 ? { model: [] } : {};
  return firstPage({ ...filters, [key]: next, ...orphans });
}

/** Ranges the right way round: whoever writes 20,000 to 10,000 means 10,000 to 20,000. */
export function inOrder(filters: SearchFilters): SearchFilters {
  const turned: Record<string, number> = {};
  for (const range of [...RANGES, 'radius'] as const) {
    const [low, high] = [filters[`${range}_min`], filters[`${range}_max`]];
    if (low === undefined || high === undefined || low <= high) continue;
    turned[`${range}_min`] = high;
    turned[`${range}_max`] = low;
  }
  const { date_min, date_max } = filters;
  const days = date_min && date_max && date_min > date_max ? { date_min: date_max, date_max: date_min } : {};
  return { ...filters, ...turned, ...days };
}
