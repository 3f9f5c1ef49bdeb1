import type { SectionId } from '../rules/sections.ts';

/** What a part of the market says of itself, on its results page and wherever one comes from it. */
export type SectionWords = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Of the search field. */
  readonly label: string;
  readonly hint: string;
  /** How many there are. */
  readonly counted: { readonly one: string; readonly many: string; readonly more: string };
  /** In the place of a listing that was taken down. */
  readonly gone: { readonly title: string; readonly text: string; readonly action: string };
  /** Over others like the one shown. */
  readonly similar: { readonly title: string; readonly all: string };
};

const FOR_SALE = { one: '1 for sale', many: '{n} for sale', more: '{n}+ for sale' } as const;
const GONE = {
  title: 'This listing is no longer available',
  text: 'The seller took it down, or the date has passed. See what else is near you.',
  action: 'Browse listings',
} as const;
const SIMILAR = {
  title: 'More like this',
  all: 'Everything else',
} as const;

export const SECTION_WORDS: Readonly<Record<SectionId, SectionWords>> = {
  market: {
    name: 'Marketplace',
    title: 'Everything for sale',
    description:
      'Vehicles, homes, and garage sale items from private sellers and dealers, with photos and price history.',
    label: 'What are you looking for?',
    hint: 'Dresser, kayak, 2-bedroom',
    counted: FOR_SALE,
    gone: GONE,
    similar: SIMILAR,
  },
  cars: {
    name: 'Cars for sale',
    title: 'Cars for sale',
    description:
      'Used cars, trucks, motorcycles, RVs, and boats from private sellers and dealers, with condition answers and price history.',
    label: 'Make, model, or keyword',
    hint: 'Toyota Camry, hitch, one owner',
    counted: {
      one: '1 for sale',
      many: '{n} for sale',
      more: '{n}+ for sale',
    },
    gone: {
      title: 'This listing is no longer available',
      text: 'The seller took it down, or it expired. Similar listings may be near you.',
      action: 'Browse cars',
    },
    similar: SIMILAR,
  },
  property: {
    name: 'Homes',
    title: 'Homes for rent and for sale',
    description:
      'Rentals, homes for sale by owner, and open houses you can reserve. Filter by rent, bedrooms, pets, and lease length.',
    label: 'Keyword',
    hint: 'Yard, near downtown, quiet',
    counted: {
      one: '1 home',
      many: '{n} homes',
      more: '{n}+ homes',
    },
    gone: { ...GONE, title: 'This home is no longer available', action: 'Browse homes' },
    similar: {
      title: 'More homes',
      all: 'All homes',
    },
  },
  garage: {
    name: 'Garage sales',
    title: 'Garage sales',
    description: 'Garage, yard, and moving sales by location and day: items, hours, and a plan for your Saturday.',
    label: 'What are you looking for?',
    hint: 'Tools, crib, vinyl records',
    counted: {
      one: '1 garage sale',
      many: '{n} garage sales',
      more: '{n}+ garage sales',
    },
    gone: { ...GONE, title: 'This garage sale is over', action: 'Browse garage sales' },
    similar: {
      title: 'More garage sales',
      all: 'All garage sales',
    },
  },
  items: {
    name: 'Garage sale finds',
    title: 'Garage sale finds',
    description: 'Individual items from garage sales, with photos and prices. Removed as soon as they sell.',
    label: 'What are you looking for?',
    hint: 'Dresser, drill, Lego',
    counted: {
      one: '1 find',
      many: '{n} finds',
      more: '{n}+ finds',
    },
    gone: GONE,
    similar: {
      title: 'More finds',
      all: 'All finds',
    },
  },
  other: {
    name: 'Everything else',
    title: 'Everything else for sale',
    description: 'Tools, furniture, equipment, and everything else people sell.',
    label: 'What are you looking for?',
    hint: 'Dresser, drill, Lego',
    counted: {
      one: '1 for sale',
      many: '{n} for sale',
      more: '{n}+ for sale',
    },
    gone: GONE,
    similar: SIMILAR,
  },
};
