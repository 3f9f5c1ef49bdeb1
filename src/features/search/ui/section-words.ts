import type { FilterGroup, SearchFilters } from '../rules/filters.ts';
import { type Section, type SectionId, sectionOfSearch } from '../rules/sections.ts';
import { searchPage as words } from '../words/search-page.ts';

/** What a section's results page is called and says of itself. */
export type SectionWords = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly hint: string;
};

export const SECTION_WORDS: Readonly<Record<SectionId, SectionWords>> = {
  market: {
    name: words.marketplace,
    title: words.marketTitle,
    description: words.marketDescription,
    label: words.searchThings,
    hint: words.hintMarket,
  },
  cars: {
    name: words.carsTitle,
    title: words.carsTitle,
    description: words.carsDescription,
    label: words.search,
    hint: words.searchHint,
  },
  property: {
    name: words.property,
    title: words.propertyTitle,
    description: words.propertyDescription,
    label: words.searchHome,
    hint: words.hintProperty,
  },
  garage: {
    name: words.garage,
    title: words.garageTitle,
    description: words.garageDescription,
    label: words.searchThings,
    hint: words.hintGarage,
  },
  items: {
    name: words.items,
    title: words.itemsTitle,
    description: words.itemsDescription,
    label: words.searchThings,
    hint: words.hintItems,
  },
  other: {
    name: words.other,
    title: words.otherTitle,
    description: words.otherDescription,
    label: words.searchThings,
    hint: words.hintItems,
  },
};

/** The heading of a group of filters. The same filter has another name for homes than for cars. */
export function groupTitle(group: FilterGroup, section: Section, filters: SearchFilters): string {
  const { id } = section.id === 'market' ? sectionOfSearch(filters) : section;
  if (id === 'property' && group === 'year') return words.group_year_home;
  if (id === 'property' && group === 'price') return words.group_price_rent;
  if (id !== 'garage' && group === 'goods') return words.group_goods_items;
  const named: Readonly<Record<string, string>> = words;
  return named[`group_${group}`] ?? group;
}
