import type { ListingCategory, VehicleType } from '#shared/enums.ts';
import { FILTERS } from './filter-records.ts';
import type { SearchFilters } from './filters.ts';
import { type FilterGroup, groupOf } from './filters-by-kind.ts';

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
  /** The section whose filters it offers, with their headings, where it has none of its own. */
  readonly filteredAs?: SectionId;
};

export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  market: {
    id: 'market',
    path: '/marketplace',
    categories: null,
    drawn: 'item',
    everything: 'Everything for sale',
    things: 'items for sale',
  },
  cars: {
    id: 'cars',
    path: '/cars',
    categories: ['VEHICLE'],
    drawn: 'sedan',
    everything: 'All cars',
    things: 'vehicles',
  },
  property: {
    id: 'property',
    path: '/property',
    categories: ['PROPERTY_RENTAL', 'PROPERTY_OWNER', 'PROPERTY_OPEN', 'PROPERTY'],
    drawn: 'house',
    everything: 'All homes',
    things: 'homes',
  },
  garage: {
    id: 'garage',
    path: '/garage',
    categories: ['GARAGE'],
    drawn: 'garage',
    everything: 'All garage sales',
    things: 'garage sales',
  },
  items: {
    id: 'items',
    path: '/garage/item',
    categories: ['GARAGE_ITEM'],
    drawn: 'item',
    everything: 'All garage sale finds',
    things: 'garage sale finds',
  },
  other: {
    id: 'other',
    path: '/other',
    categories: ['OTHER'],
    drawn: 'item',
    everything: 'Everything else',
    things: 'other items for sale',
  },
};

/** The section whose results page has an address, written without the slash that begins it. */
export const sectionAt = (address: string | undefined): Section | undefined =>
  Object.values(SECTIONS).find(({ path }) => path === `/${address}`);

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

type Offer = {
  readonly group: FilterGroup;
  readonly offered: Readonly<Partial<Record<SectionId, number>>>;
  readonly vehicles?: readonly VehicleType[];
  readonly categories?: readonly ListingCategory[];
};
const OFFERS: readonly Offer[] = FILTERS.flatMap((filter) =>
  'offered' in filter ? [{ ...filter, group: groupOf(filter) }] : [],
);

const offersIn = (id: SectionId): readonly Offer[] =>
  OFFERS.filter(({ offered }) => offered[id] !== undefined).sort((a, b) => (a.offered[id] ?? 0) - (b.offered[id] ?? 0));

const namesOf = (offers: readonly Offer[]): FilterGroup[] => offers.map(({ group }) => group);

/** What tells vehicles of some types apart stands behind the price. */
function vehicleGroups({ vehicle_type }: SearchFilters): FilterGroup[] {
  const offers = offersIn('cars');
  const ownTo = (type: VehicleType) => namesOf(offers.filter(({ vehicles }) => vehicles?.includes(type)));
  if (vehicle_type.length === 0 || vehicle_type.includes('CARS')) {
    const cars = ownTo('CARS');
    return namesOf(offers.filter(({ group, vehicles }) => !vehicles || cars.includes(group)));
  }
  const rest = namesOf(offers.filter(({ vehicles }) => !vehicles));
  const at = rest.indexOf('price') + 1;
  return [...rest.slice(0, at), ...new Set(vehicle_type.flatMap(ownTo)), ...rest.slice(at)];
}

/** Rent, lease and the day one can come are asked only where there is such a thing. */
const otherGroups = (id: SectionId, { category }: SearchFilters): FilterGroup[] =>
  namesOf(
    offersIn(id).filter(
      ({ categories }) => !categories || category.length === 0 || category.some((one) => categories.includes(one)),
    ),
  );

/** The section whose filters, and headings of them, a search on a section's page has. */
export function filteredAs(section: Section, filters: SearchFilters): SectionId {
  const about = section.id === 'market' ? sectionOfSearch(filters) : section;
  return about.filteredAs ?? about.id;
}

/** The filters that make sense for a search on a section's page, in the order in which they are offered: where comes first. */
export function groupsOf(section: Section, filters: SearchFilters): readonly FilterGroup[] {
  const id = filteredAs(section, filters);
  const own = id === 'cars' ? vehicleGroups(filters) : otherGroups(id, filters);
  const first: readonly FilterGroup[] = section.id === 'market' ? ['place', 'category'] : ['place'];
  return [...first, ...own.filter((group) => !first.includes(group))];
}
