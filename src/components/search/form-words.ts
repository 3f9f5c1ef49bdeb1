import { formatNumber } from '#domain/numbers.ts';
import { activeGroups, type FilterGroup, resetAll, resetGroup, type SearchFilters } from '#domain/search/filters.ts';
import { searchHref } from '#domain/search/query.ts';
import type { Total } from '#domain/search/result.ts';
import { fill } from '#domain/text.ts';
import { searchPage } from '#messages/en/search-page.ts';

/** The form that every field of a results page belongs to, wherever it stands. */
export const FORM = 'search';

/** "214 for sale", "1,000+ for sale". */
export function countWords({ count, capped }: Total): string {
  if (capped) return fill(searchPage.countMore, { n: formatNumber(count) });
  return count === 1 ? searchPage.countOne : fill(searchPage.count, { n: formatNumber(count) });
}

/** What the button under the filters says: it leads to the results. */
export function showWords({ count, capped }: Total): string {
  if (count === 0) return searchPage.showNone;
  if (count === 1 && !capped) return searchPage.showOne;
  return fill(searchPage.show, { n: `${formatNumber(count)}${capped ? '+' : ''}` });
}

/** The search without one group; null while that group filters nothing. */
export const resetHref = (path: string, filters: SearchFilters, group: FilterGroup): string | null =>
  activeGroups(filters).includes(group) ? searchHref(path, resetGroup(filters, group)) : null;

export const clearHref = (path: string, filters: SearchFilters): string => searchHref(path, resetAll(filters));

/** How many of the sheet's groups filter something; the words in the search field are not in the sheet. */
export const activeCount = (filters: SearchFilters): number =>
  activeGroups(filters).filter((group) => group !== 'text').length;
