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
  q: { unread: { q: 'Keyword' }, without: 'without your keywords' },
  category: {
    heading: 'Category',
    headingIn: { property: 'For sale or for rent' },
    unread: { category: 'Category' },
    without: 'in every category',
  },
  vehicle_type: {
    heading: 'Vehicle type',
    unread: { vehicle_type: 'Vehicle type' },
    without: 'of any vehicle type',
  },
  vehicle_class: { heading: 'Type', unread: { vehicle_class: 'Type' }, without: 'of any type' },
  make: { heading: 'Make and model', unread: { make: 'Make' }, without: 'of any make' },
  model: { unread: { model: 'Model' }, without: 'of any model' },
  style: { heading: 'Body style', unread: { style: 'Body style' }, without: 'of any body style' },
  home_type: { heading: 'Home type', unread: { home_type: 'Home type' }, without: 'of any home type' },
  lease: { heading: 'Lease length', unread: { lease: 'Lease length' }, without: 'with any lease length' },
  sale_type: {
    heading: 'In person or online',
    unread: { sale_type: 'In person or online' },
    without: 'in person or online',
  },
  goods: {
    heading: 'Category',
    headingIn: { garage: 'What they sell' },
    unread: { goods: 'What they sell' },
    without: 'in other categories',
  },
  features: {
    heading: 'Pets and features',
    unread: { features: 'Pets and features' },
    without: 'without those features',
  },
  state: { unread: { state: 'State' }, without: 'in any state' },
  condition: { heading: 'Condition', unread: { condition: 'Condition' }, without: 'in any condition' },
  deal: { heading: 'Price rating', unread: { deal: 'Price rating' }, without: 'with any rating' },
  price: {
    heading: 'Price',
    headingIn: { property: 'Price or monthly rent' },
    unread: { price_min: 'Minimum price', price_max: 'Maximum price' },
    wider: { min: 'from {price}', max: 'up to {price}' },
  },
  mileage: {
    heading: 'Mileage',
    unread: { mileage_min: 'Minimum mileage', mileage_max: 'Maximum mileage' },
    wider: { min: 'including lower mileage', max: 'with up to {miles} miles' },
  },
  year: {
    heading: 'Year',
    headingIn: { property: 'Year built' },
    unread: { year_min: 'Minimum year', year_max: 'Maximum year' },
    wider: { min: '{year} or newer', max: '{year} or older' },
  },
  hours: {
    heading: 'Engine hours',
    unread: { hours_min: 'Minimum engine hours', hours_max: 'Maximum engine hours' },
    without: 'with any engine hours',
  },
  length: {
    heading: 'Length in feet',
    unread: { length_min: 'Minimum length', length_max: 'Maximum length' },
    without: 'of any length',
  },
  sqft: {
    heading: 'Square feet',
    unread: { sqft_min: 'Minimum square feet', sqft_max: 'Maximum square feet' },
    without: 'of any size',
  },
  beds: {
    heading: 'Bedrooms and bathrooms',
    unread: { beds_min: 'Bedrooms' },
    without: 'with any number of bedrooms',
  },
  baths: { unread: { baths_min: 'Bathrooms' }, without: 'with any number of bathrooms' },
  payment_max: {
    heading: 'Monthly payment',
    unread: { payment_max: 'Monthly payment' },
    without: 'at any monthly payment',
  },
  date: { heading: 'Days', unread: { date_min: 'First day', date_max: 'Last day' }, without: 'on other days' },
  bounds: { unread: {}, without: 'outside the map area' },
  area: { unread: {}, without: 'outside the drawn area' },
  radius: {
    heading: 'Location',
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
