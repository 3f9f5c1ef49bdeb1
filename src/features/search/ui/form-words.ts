import { formatNumber } from '#shared/numbers.ts';
import { lacksDistance } from '../rules/distances.ts';
import { activeGroups, type FilterGroup, resetAll, resetGroup, type SearchFilters } from '../rules/filters.ts';
import { searchHref } from '../rules/query.ts';
import type { Total } from '../rules/result.ts';
import type { SectionId } from '../rules/sections.ts';
import { fill } from '#shared/text.ts';
import { searchPage } from '../words/search-page.ts';
import { SECTION_WORDS } from '../words/sections.ts';

/** The form that every field of a results page belongs to, wherever it stands. */
export const FORM = 'search';

/** "214 for sale", "12 garage sales", "1,000+ for sale". */
export function countWords({ count, capped }: Total, section?: SectionId): string {
  const { one, many, more } = SECTION_WORDS[section ?? 'market'].counted;
  if (capped) return fill(more, { n: formatNumber(count) });
  return count === 1 ? one : fill(many, { n: formatNumber(count) });
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

/** A ZIP code alone puts what is near first and leaves nothing out. */
const onlySorts = (filters: SearchFilters): boolean => lacksDistance(filters) && filters.state.length === 0;

/** How many of the sheet's groups filter something; the words in the search field are not in the sheet. */
export const activeCount = (filters: SearchFilters): number =>
  activeGroups(filters).filter((group) => group !== 'text' && !(group === 'place' && onlySorts(filters))).length;
