import { LISTING_CATEGORIES, type ListingCategory, type RequestCategory } from '#shared/enums.ts';

export type CategoryRecord = {
  /** What one of them is called. */
  readonly label: string;
  /** The title of a draft without a name. */
  readonly untitled: string;
  /** What kind of thing it is: decides its facts on cards and the drawing in place of photos. A sale has no price of its own. */
  readonly family: 'vehicle' | 'home' | 'sale' | 'thing';
  /** Where its pages are (specification 2), without a slash at the end. */
  readonly folder: `/${string}`;
  /** The flow that asks about it. */
  readonly flow: string;
  /** What that flow is called where people choose what to sell; null where another category or a type stands for it. */
  readonly offer: string | null;
  /** What schema.org calls it. */
  readonly schema: 'Product' | 'SaleEvent' | 'RealEstateListing' | 'Event';
  /** Where one comes on certain days: the minutes one stays. */
  readonly stay: number | null;
  /** The product that is offered first for printing: a code of the catalogue. */
  readonly sticker: string;
  /** What it asks as other categories do, by the ids of those fields; what every category asks is not named. */
  readonly shares: readonly SharedField[];
};
type SharedField = 'thingName' | 'price' | 'quantity' | 'goodsKind' | 'conditionKind' | 'conditionGrade';

/** Every category of listing and what follows from it. */
export const CATEGORIES = {
  VEHICLE: {
    label: 'Vehicle',
    untitled: 'Your vehicle',
    family: 'vehicle',
    folder: '/cars',
    flow: 'vehicle',
    offer: null,
    schema: 'Product',
    stay: null,
    sticker: '1500',
    shares: ['price', 'conditionKind', 'conditionGrade'],
  },
  GARAGE: {
    label: 'Garage sale',
    untitled: 'Your garage sale',
    family: 'sale',
    folder: '/garage',
    flow: 'garage',
    offer: 'Garage or yard sale',
    schema: 'SaleEvent',
    stay: 20,
    sticker: '1601',
    shares: [],
  },
  GARAGE_ITEM: {
    label: 'Garage item',
    untitled: 'Your item',
    family: 'thing',
    folder: '/garage/item',
    flow: 'garage-item',
    offer: 'Individual item',
    schema: 'Product',
    stay: null,
    sticker: '1410',
    shares: ['quantity', 'goodsKind', 'conditionGrade'],
  },
  PROPERTY: {
    label: 'Property',
    untitled: 'Your property',
    family: 'home',
    folder: '/property',
    flow: 'property',
    offer: 'Rental, home, or open house',
    schema: 'RealEstateListing',
    stay: null,
    sticker: '1503',
    shares: ['conditionGrade'],
  },
  PROPERTY_RENTAL: {
    label: 'Home for rent',
    untitled: 'Your rental',
    family: 'home',
    folder: '/property',
    flow: 'property',
    offer: null,
    schema: 'RealEstateListing',
    stay: null,
    sticker: '1503',
    shares: ['conditionGrade'],
  },
  PROPERTY_OWNER: {
    label: 'Home for sale by owner',
    untitled: 'Your home',
    family: 'home',
    folder: '/property',
    flow: 'property',
    offer: null,
    schema: 'RealEstateListing',
    stay: null,
    sticker: '1509',
    shares: ['conditionGrade'],
  },
  PROPERTY_OPEN: {
    label: 'Open house',
    untitled: 'Your open house',
    family: 'home',
    folder: '/house',
    flow: 'property',
    offer: null,
    schema: 'Event',
    stay: 30,
    sticker: '1512',
    shares: ['conditionGrade'],
  },
  OTHER: {
    label: 'Something else',
    untitled: 'Your listing',
    family: 'thing',
    folder: '/other',
    flow: 'other',
    offer: 'Something else',
    schema: 'Product',
    stay: null,
    sticker: '1401',
    shares: ['thingName', 'price', 'quantity', 'goodsKind', 'conditionKind', 'conditionGrade'],
  },
} as const satisfies Readonly<Record<ListingCategory, CategoryRecord>>;

export const categoryRecord = (category: ListingCategory): CategoryRecord => CATEGORIES[category];

/** The one whose pages are in a folder: `/other`. */
export const categoryAt = (folder: string): ListingCategory | undefined =>
  LISTING_CATEGORIES.find((category) => CATEGORIES[category].folder === folder);

/** Those that ask what some share. */
export const categoriesSharing = (field: SharedField): readonly ListingCategory[] =>
  LISTING_CATEGORIES.filter((category) => categoryRecord(category).shares.includes(field));

/** Those that one visits on certain days. */
export const DAY_CATEGORIES = (Object.keys(CATEGORIES) as ListingCategory[]).filter(
  (category) => CATEGORIES[category].stay !== null,
);

/** Requests that are not called like the listing they become. */
const BECOMES = { CASH: 'VEHICLE', TRADE: 'VEHICLE', CLAIM: 'VEHICLE' } as const;
const isRenamed = (request: RequestCategory): request is keyof typeof BECOMES => request in BECOMES;

/** The kind of listing a request becomes: TRADE, CASH and CLAIM are vehicles, the rest their namesakes. */
export const listingCategoryOf = (request: RequestCategory): ListingCategory =>
  isRenamed(request) ? BECOMES[request] : request;

export const isProperty = (category: ListingCategory): boolean => CATEGORIES[category].family === 'home';

export const LISTING_CATEGORY_LABELS = Object.fromEntries(
  LISTING_CATEGORIES.map((category) => [category, CATEGORIES[category].label]),
) as Readonly<Record<ListingCategory, string>>;
