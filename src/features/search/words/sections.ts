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
  title: 'This one is gone',
  text: 'Its owner took it down, or the day has passed. There is more near you.',
  action: 'See what else there is',
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
      'Vehicles, garage items and property for sale by their owners, with photos, plain answers and prices that keep their history.',
    label: 'What are you looking for?',
    hint: 'Dresser, kayak, two-bedroom',
    counted: FOR_SALE,
    gone: GONE,
    similar: SIMILAR,
  },
  cars: {
    name: 'Cars for sale',
    title: 'Cars for sale',
    description:
      'Used cars, trucks, motorcycles, RVs and boats from private sellers and dealers, with condition answers and price history.',
    label: 'Make, model or words',
    hint: 'Toyota Camry, hitch, one owner',
    counted: {
      one: '1 for sale',
      many: '{n} for sale',
      more: '{n}+ for sale',
    },
    gone: {
      title: 'This listing is gone',
      text: 'Its seller took it down, or it expired. Similar ones may be for sale near you.',
      action: 'See what is for sale',
    },
    similar: SIMILAR,
  },
  property: {
    name: 'Homes',
    title: 'Homes for rent and for sale',
    description:
      'Rentals, homes for sale by their owners and open houses with times you can reserve. Filter by rent, bedrooms, pets and lease.',
    label: 'Words in the description',
    hint: 'Yard, near downtown, quiet',
    counted: {
      one: '1 home',
      many: '{n} homes',
      more: '{n}+ homes',
    },
    gone: { ...GONE, title: 'This home is gone', action: 'See homes' },
    similar: {
      title: 'More homes',
      all: 'All homes',
    },
  },
  garage: {
    name: 'Garage sales',
    title: 'Garage sales',
    description:
      'Garage, yard and moving sales by place and day: what they sell, when they open, and a plan for your Saturday.',
    label: 'What are you looking for?',
    hint: 'Tools, crib, vinyl records',
    counted: {
      one: '1 garage sale',
      many: '{n} garage sales',
      more: '{n}+ garage sales',
    },
    gone: { ...GONE, title: 'This garage sale is over', action: 'See garage sales' },
    similar: {
      title: 'More garage sales',
      all: 'All garage sales',
    },
  },
  items: {
    name: 'Garage sale finds',
    title: 'Garage sale finds',
    description: 'Single things from garage sales, with photo and price. Sold ones disappear at once.',
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
    description: 'Tools, furniture, equipment and whatever else people sell from the curb.',
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
