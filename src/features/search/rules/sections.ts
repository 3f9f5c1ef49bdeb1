import type { ListingCategory } from '#shared/enums.ts';
import type { SearchFilters } from './filters.ts';

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
