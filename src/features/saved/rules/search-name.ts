import { chipsOf } from '#features/search/rules/chips.ts';
import type { SearchFilters } from '#features/search/rules/filters.ts';
import { searchHref } from '#features/search/rules/query.ts';
import { type Section, sectionOfSearch } from '#features/search/rules/sections.ts';

export const MAX_SEARCH_NAME_LENGTH = 80;

/** Whether all of the section's categories are meant: then its page needs none in its address. */
const isWhole = (section: Section, { category }: SearchFilters): boolean =>
  section.categories?.length === category.length && section.categories.every((one) => category.includes(one));

/** What a search filters, in words: "Honda · Accord · Up to $12,000". A section's page needs no word for its categories. */
export function searchWords(filters: SearchFilters): string[] {
  const whole = isWhole(sectionOfSearch(filters), filters);
  return chipsOf(filters)
    .filter(({ group }) => !whole || group !== 'category')
    .map(({ label }) => label);
}

/** A name to start with, until its person gives it another one. */
export function suggestName(filters: SearchFilters): string {
  const words = searchWords(filters);
  const name = words.length === 0 ? sectionOfSearch(filters).everything : words.join(', ');
  return name.slice(0, MAX_SEARCH_NAME_LENGTH);
}

/** Where its results are. */
export function searchPath(filters: SearchFilters): string {
  const section = sectionOfSearch(filters);
  return searchHref(section.path, isWhole(section, filters) ? { ...filters, category: [] } : filters);
}
