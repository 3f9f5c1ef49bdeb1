import type { ListingCategory, VehicleType } from '#shared/enums.ts';
import type { FilterGroup, SearchFilters } from './filters.ts';

/** A part of the market with a results page of its own. */
export type SectionId = 'market' | 'cars' | 'property' | 'garage' | 'items' | 'other';
export type Section = {
  readonly id: SectionId;
  readonly path: string;
  /** Null is everything. */
  readonly categories: readonly ListingCategory[] | null;
  /** The drawing that stands for it. */
  readonly drawn: string;
  /** What a search of all of it is called. */
  readonly everything: string;
  /** What there are many of, in a sentence. */
  readonly things: string;
};

export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  market: {
    id: 'market',
    path: '/marketplace',
    categories: null,
    drawn: 'item',
    everything: 'Everything for sale',
    things: 'things for sale',
  },
  cars: {
    id: 'cars',
    path: '/cars',
    categories: ['VEHICLE'],
    drawn: 'sedan',
    everything: 'Every car',
    things: 'vehicles',
  },
  property: {
    id: 'property',
    path: '/property',
    categories: ['PROPERTY_RENTAL', 'PROPERTY_OWNER', 'PROPERTY_OPEN', 'PROPERTY'],
    drawn: 'house',
    everything: 'Every home',
    things: 'homes',
  },
  garage: {
    id: 'garage',
    path: '/garage',
    categories: ['GARAGE'],
    drawn: 'garage',
    everything: 'Every garage sale',
    things: 'garage sales',
  },
  items: {
    id: 'items',
    path: '/garage/item',
    categories: ['GARAGE_ITEM'],
    drawn: 'item',
    everything: 'Every garage sale find',
    things: 'garage sale finds',
  },
  other: {
    id: 'other',
    path: '/other',
    categories: ['OTHER'],
    drawn: 'item',
    everything: 'Everything else',
    things: 'other things for sale',
  },
};

/** The section that a listing's page belongs to. */
export const sectionOf = (category: ListingCategory): Section =>
  Object.values(SECTIONS).find(({ categories }) => categories?.includes(category)) ?? SECTIONS.market;

/** The section that holds everything a search looks at; the whole market when it looks at more than one. */
export function sectionOfSearch({ category }: Pick<SearchFilters, 'category'>): Section {
  const [first] = category;
  if (!first) return SECTIONS.market;
  const section = sectionOf(first);
  return category.every((one) => section.categories?.includes(one)) ? section : SECTIONS.market;
}

const GROUPS: Readonly<Record<SectionId, readonly FilterGroup[]>> = {
  market: ['category', 'price', 'place', 'condition'],
  cars: ['vehicle_type', 'make', 'price', 'place', 'style', 'year', 'mileage', 'deal', 'condition'],
  property: ['category', 'price', 'place', 'rooms', 'home_type', 'features', 'sqft', 'lease', 'year', 'date'],
  garage: ['date', 'place', 'goods', 'sale_type'],
  items: ['goods', 'price', 'condition', 'place'],
  other: ['goods', 'price', 'condition', 'place'],
};

/** What tells vehicles of these types apart, in the place of body and mileage. */
const BY_TYPE: Readonly<Partial<Record<VehicleType, readonly FilterGroup[]>>> = {
  RVS: ['vehicle_class', 'length', 'mileage'],
  MOTORCYCLES: ['vehicle_class', 'mileage'],
  BOATS: ['vehicle_class', 'length', 'hours'],
  POWERSPORTS: ['vehicle_class', 'hours', 'mileage'],
  OTHERS: ['vehicle_class', 'length', 'hours', 'mileage'],
};

function vehicleGroups({ vehicle_type }: SearchFilters): readonly FilterGroup[] {
  if (vehicle_type.length === 0 || vehicle_type.includes('CARS')) return GROUPS.cars;
  const own = new Set(vehicle_type.flatMap((type) => BY_TYPE[type] ?? []));
  const rest = GROUPS.cars.filter((group) => group !== 'style' && group !== 'mileage');
  const at = rest.indexOf('place') + 1;
  return [...rest.slice(0, at), ...own, ...rest.slice(at)];
}

/** Rent, lease and the day one can come are asked only where there is such a thing. */
function homeGroups({ category }: SearchFilters): readonly FilterGroup[] {
  const may = (one: ListingCategory) => category.length === 0 || category.includes(one);
  const never: readonly FilterGroup[] = [
    ...(may('PROPERTY_RENTAL') || may('PROPERTY_OPEN') ? [] : (['lease'] as const)),
    ...(may('PROPERTY_OPEN') ? [] : (['date'] as const)),
  ];
  return GROUPS.property.filter((group) => !never.includes(group));
}

/** The filters that make sense for a search on a section's page, in the order in which they are offered. */
export function groupsOf(section: Section, filters: SearchFilters): readonly FilterGroup[] {
  const about = section.id === 'market' ? sectionOfSearch(filters) : section;
  const own =
    about.id === 'cars' ? vehicleGroups(filters) : about.id === 'property' ? homeGroups(filters) : GROUPS[about.id];
  return section.id === 'market' ? ['category', ...own.filter((group) => group !== 'category')] : own;
}
