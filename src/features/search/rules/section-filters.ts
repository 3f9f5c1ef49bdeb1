import type { ListingCategory, VehicleType } from '#shared/enums.ts';
import { FILTERS } from './filter-records.ts';
import type { SearchFilters } from './filters.ts';
import { type FilterGroup, groupOf } from './filters-by-kind.ts';
import { type Section, type SectionId, sectionOfSearch } from './sections.ts';

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
