import type { DealStep } from '#domain/deal/steps.ts';
import type { Body, ConditionGrade, ListingCategory, VehicleType } from '#domain/enums.ts';
import type { Sort } from './sort.ts';

/**
 * What a visitor searches with. The keys are the names in the address (specification 3, filters slice). Prices are
 * whole dollars, mileages and radii miles. An empty list and an absent value filter nothing.
 */
export type SearchFilters = {
  readonly q?: string | undefined;
  readonly category: readonly ListingCategory[];
  readonly vehicle_type: readonly VehicleType[];
  /** Names as people write them or as they stand in addresses: `Land Rover` and `land-rover` are the same make. */
  readonly make: readonly string[];
  readonly model: readonly string[];
  readonly style: readonly Body[];
  /** Two letters each. */
  readonly state: readonly string[];
  readonly condition: readonly ConditionGrade[];
  /** Badges of the price. */
  readonly deal: readonly DealStep[];
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly mileage_min?: number | undefined;
  readonly mileage_max?: number | undefined;
  readonly year_min?: number | undefined;
  readonly year_max?: number | undefined;
  /** Five digits: the middle of the radius. */
  readonly postcode?: string | undefined;
  readonly radius_min?: number | undefined;
  readonly radius_max?: number | undefined;
  /** Only listings with pictures. */
  readonly has_stock_photo?: true | undefined;
  readonly sort_by?: Sort | undefined;
  readonly page: number;
  /** Where the page before ended; counts instead of `page`. */
  readonly cursor?: string | undefined;
  readonly per_page: number;
};

export const PER_PAGE = 24;
export const MOST_PER_PAGE = 60;
/** Rows that page numbers reach; further on, pages are named by their cursor only. */
export const NUMBERED_ROWS = 10_000;
/** Entries of one list in an address. */
export const MOST_VALUES = 20;
export const LONGEST_TEXT = 200;
export const LONGEST_NAME = 60;
/** Miles; the way from Key West to the Aleutians is shorter. */
export const WIDEST_RADIUS = 6_000;

export const NO_FILTERS: SearchFilters = {
  category: [],
  vehicle_type: [],
  make: [],
  model: [],
  style: [],
  state: [],
  condition: [],
  deal: [],
  page: 1,
  per_page: PER_PAGE,
};

export const LIST_KEYS = ['category', 'vehicle_type', 'make', 'model', 'style', 'state', 'condition', 'deal'] as const;
export type ListKey = (typeof LIST_KEYS)[number];
export const RANGES = ['price', 'mileage', 'year'] as const;
export type Range = (typeof RANGES)[number];

/** What is reset together. */
export const FILTER_GROUPS = {
  text: ['q'],
  category: ['category'],
  vehicle_type: ['vehicle_type'],
  make: ['make', 'model'],
  style: ['style'],
  price: ['price_min', 'price_max'],
  year: ['year_min', 'year_max'],
  mileage: ['mileage_min', 'mileage_max'],
  place: ['postcode', 'radius_min', 'radius_max', 'state'],
  condition: ['condition'],
  deal: ['deal'],
  photo: ['has_stock_photo'],
} as const satisfies Record<string, readonly (keyof SearchFilters)[]>;
export type FilterGroup = keyof typeof FILTER_GROUPS;

export const firstPage = (filters: SearchFilters): SearchFilters => ({ ...filters, page: 1, cursor: undefined });

/** The filters without one group, from their first page. */
export function resetGroup(filters: SearchFilters, group: FilterGroup): SearchFilters {
  const cleared: Record<string, unknown> = {};
  for (const key of FILTER_GROUPS[group]) cleared[key] = (NO_FILTERS as Record<string, unknown>)[key];
  return firstPage({ ...filters, ...cleared });
}

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
  return { ...filters, ...turned };
}
