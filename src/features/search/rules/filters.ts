import type { DealStep } from '#features/valuation/rules/steps.ts';
import type { Body, ConditionGrade, LeaseTerm, ListingCategory, SaleType, VehicleType } from '#shared/enums.ts';
import type { Goods } from '#features/listings/rules/goods.ts';
import type { HomeType } from '#features/listings/rules/property.ts';
import type { MapBounds } from './bounds.ts';
import type { Feature } from './features.ts';
import type { Sort } from './sort.ts';

/**
 * What a visitor searches with. The keys are the names in the address (specification 3, filters slice). Prices are
 * whole dollars, mileages and radii miles. An empty list and an absent value filter nothing.
 */
export type SearchFilters = {
  readonly q?: string | undefined;
  readonly category: readonly ListingCategory[];
  readonly vehicle_type: readonly VehicleType[];
  /** What sort of RV, boat … it is: `PONTOON`. */
  readonly vehicle_class: readonly string[];
  /** Names as people write them or as they stand in addresses: `Land Rover` and `land-rover` are the same make. */
  readonly make: readonly string[];
  readonly model: readonly string[];
  readonly style: readonly Body[];
  readonly home_type: readonly HomeType[];
  readonly lease: readonly LeaseTerm[];
  readonly sale_type: readonly SaleType[];
  /** What a garage sale has: one of them is enough. */
  readonly goods: readonly Goods[];
  /** Pets and amenities: all of them have to be there. */
  readonly features: readonly Feature[];
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
  readonly hours_min?: number | undefined;
  readonly hours_max?: number | undefined;
  /** Feet. */
  readonly length_min?: number | undefined;
  readonly length_max?: number | undefined;
  /** Square feet. */
  readonly sqft_min?: number | undefined;
  readonly sqft_max?: number | undefined;
  readonly beds_min?: number | undefined;
  /** Halves count. */
  readonly baths_min?: number | undefined;
  /** Days on which one may come, `2026-11-21`, both included. */
  readonly date_min?: string | undefined;
  readonly date_max?: string | undefined;
  /** Five digits: the middle of the radius. */
  readonly postcode?: string | undefined;
  readonly radius_min?: number | undefined;
  readonly radius_max?: number | undefined;
  /** The part of the map that is looked at. */
  readonly bounds?: MapBounds | undefined;
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
/** Miles; the way from Key West to the Aleutians is shorter. */
export const WIDEST_RADIUS = 6_000;

export const NO_FILTERS: SearchFilters = {
  category: [],
  vehicle_type: [],
  vehicle_class: [],
  make: [],
  model: [],
  style: [],
  home_type: [],
  lease: [],
  sale_type: [],
  goods: [],
  features: [],
  state: [],
  condition: [],
  deal: [],
  page: 1,
  per_page: PER_PAGE,
};

export const LIST_KEYS = [
  'category',
  'vehicle_type',
  'vehicle_class',
  'make',
  'model',
  'style',
  'home_type',
  'lease',
  'sale_type',
  'goods',
  'features',
  'state',
  'condition',
  'deal',
] as const;
export type ListKey = (typeof LIST_KEYS)[number];
export const RANGES = ['price', 'mileage', 'year', 'hours', 'length', 'sqft'] as const;
export type Range = (typeof RANGES)[number];

/** What is reset together. */
export const FILTER_GROUPS = {
  text: ['q'],
  category: ['category'],
  vehicle_type: ['vehicle_type'],
  vehicle_class: ['vehicle_class'],
  make: ['make', 'model'],
  style: ['style'],
  price: ['price_min', 'price_max'],
  year: ['year_min', 'year_max'],
  mileage: ['mileage_min', 'mileage_max'],
  hours: ['hours_min', 'hours_max'],
  length: ['length_min', 'length_max'],
  home_type: ['home_type'],
  rooms: ['beds_min', 'baths_min'],
  sqft: ['sqft_min', 'sqft_max'],
  lease: ['lease'],
  features: ['features'],
  date: ['date_min', 'date_max'],
  sale_type: ['sale_type'],
  goods: ['goods'],
  place: ['postcode', 'radius_min', 'radius_max', 'state', 'bounds'],
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
  const { date_min, date_max } = filters;
  const days = date_min && date_max && date_min > date_max ? { date_min: date_max, date_max: date_min } : {};
  return { ...filters, ...turned, ...days };
}
