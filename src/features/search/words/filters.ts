import type { Filter, FilterKey, ParameterOf } from '../rules/filters-by-kind.ts';
import type { SectionId } from '../rules/sections.ts';

/** What people read of a filter. */
type Words<One extends Filter> = {
  /** A value of the address that could not be read: "Lowest price “cheap”". */
  readonly unread: One extends { readonly silent: true } ? object : Readonly<Record<ParameterOf<One>, string>>;
} & (One extends { readonly offered: object }
  ? {
      /** Of its group in the sheet, and what it is called in some sections instead. */
      readonly heading: string;
      readonly headingIn?: Readonly<Partial<Record<SectionId, string>>>;
    }
  : object) &
  (One extends { readonly dropRank: number }
    ? {
        /** A search without it, behind a number of listings: "4 in any condition". */
        readonly without: string;
      }
    : {
        /** A search with another limit. */
        readonly wider: Readonly<Record<'min' | 'max', string>>;
      });

/** The words of every filter, in the order of the list in `search/rules/filter-records`. */
export const filterWords = {
  q: { unread: { q: 'Words' }, without: 'without your words' },
  category: { heading: 'Category', unread: { category: 'Category' }, without: 'in every category' },
  vehicle_type: {
    heading: 'Kind of vehicle',
    unread: { vehicle_type: 'Kind of vehicle' },
    without: 'of any kind of vehicle',
  },
  vehicle_class: { heading: 'Type', unread: { vehicle_class: 'Type' }, without: 'of any type' },
  make: { heading: 'Make and model', unread: { make: 'Make' }, without: 'of any make' },
  model: { unread: { model: 'Model' }, without: 'of any model' },
  style: { heading: 'Body', unread: { style: 'Body' }, without: 'of any body style' },
  home_type: { heading: 'Kind of home', unread: { home_type: 'Kind of home' }, without: 'of any kind of home' },
  lease: { heading: 'Lease', unread: { lease: 'Lease' }, without: 'with any lease' },
  sale_type: { heading: 'How they sell', unread: { sale_type: 'How they sell' }, without: 'in person or online' },
  goods: {
    heading: 'Sort of thing',
    headingIn: { garage: 'What they sell' },
    unread: { goods: 'What they sell' },
    without: 'with other things',
  },
  features: {
    heading: 'Pets and features',
    unread: { features: 'Pets and features' },
    without: 'without all of those features',
  },
  state: { unread: { state: 'State' }, without: 'in any state' },
  condition: { heading: 'Condition', unread: { condition: 'Condition' }, without: 'in any condition' },
  deal: { heading: 'Price rating', unread: { deal: 'Price rating' }, without: 'with any rating' },
  price: {
    heading: 'Price',
    headingIn: { property: 'Price or monthly rent' },
    unread: { price_min: 'Lowest price', price_max: 'Highest price' },
    wider: { min: 'from {price}', max: 'up to {price}' },
  },
  mileage: {
    heading: 'Mileage',
    unread: { mileage_min: 'Lowest mileage', mileage_max: 'Highest mileage' },
    wider: { min: 'with fewer miles too', max: 'up to {miles} miles on it' },
  },
  year: {
    heading: 'Year',
    headingIn: { property: 'Year built' },
    unread: { year_min: 'Earliest year', year_max: 'Latest year' },
    wider: { min: 'from {year} on', max: 'up to {year}' },
  },
  hours: {
    heading: 'Engine hours',
    unread: { hours_min: 'Fewest hours', hours_max: 'Most hours' },
    without: 'with any hours',
  },
  length: {
    heading: 'Length in feet',
    unread: { length_min: 'Shortest length', length_max: 'Longest length' },
    without: 'of any length',
  },
  sqft: {
    heading: 'Square feet',
    unread: { sqft_min: 'Fewest square feet', sqft_max: 'Most square feet' },
    without: 'of any size',
  },
  beds: {
    heading: 'Bedrooms and bathrooms',
    unread: { beds_min: 'Bedrooms' },
    without: 'with any number of bedrooms',
  },
  baths: { unread: { baths_min: 'Bathrooms' }, without: 'with any number of bathrooms' },
  date: { heading: 'Days', unread: { date_min: 'First day', date_max: 'Last day' }, without: 'on other days' },
  bounds: { unread: {}, without: 'outside the map’s view' },
  radius: {
    heading: 'Where',
    unread: { postcode: 'ZIP code', radius_min: 'Distance', radius_max: 'Distance' },
    wider: { min: 'at any distance', max: 'within {miles} miles' },
  },
  has_stock_photo: { unread: { has_stock_photo: 'With photos only' }, without: 'with or without photos' },
} as const satisfies { readonly [Key in FilterKey]: Words<Extract<Filter, { readonly key: Key }>> };

/** How a part of an address that could not be read is called, by its parameter. */
export const unreadFilters: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(filterWords).map(({ unread }) => unread),
);
