import type { FilterGroup, SearchFilters } from '../rules/filters.ts';
import { type Section, sectionOfSearch } from '../rules/sections.ts';
import { searchPage as words } from '../words/search-page.ts';

/** The heading of a group of filters. The same filter has another name for homes than for cars. */
export function groupTitle(group: FilterGroup, section: Section, filters: SearchFilters): string {
  const { id } = section.id === 'market' ? sectionOfSearch(filters) : section;
  if (id === 'property' && group === 'year') return words.group_year_home;
  if (id === 'property' && group === 'price') return words.group_price_rent;
  if (id !== 'garage' && group === 'goods') return words.group_goods_items;
  const named: Readonly<Record<string, string>> = words;
  return named[`group_${group}`] ?? group;
}
