import { parseQueryString, toQueryString } from '../query-string.ts';
import type { SearchFilters } from './filters.ts';
import { type Ignored, parseSearch } from './parse.ts';
import { searchHref, toSearchQuery } from './query.ts';

/** The categories of a page; null shows all of them. Where there is only one, it stays out of the address. */
type Scope = { readonly path: string; readonly category: SearchFilters['category'] | null };

export type AskedSearch = {
  /** What the address says; for links and the form. */
  readonly filters: SearchFilters;
  /** What is searched: the same within the page's category. */
  readonly searched: SearchFilters;
  readonly ignored: readonly Ignored[];
  /** The one address of this search, when it was asked for under another. */
  readonly moved: string | null;
  /** Whether the list is narrowed, reordered or cut in a way that no search engine should keep. */
  readonly isFiltered: boolean;
};

/**
 * Reads a results page's address. A plain form sends empty fields and a name for every tick; each search has one
 * address all the same, and `moved` leads there.
 */
export function readSearchAddress(url: URL, { path, category }: Scope): AskedSearch {
  const parsed = parseSearch(url.searchParams);
  const filters = category ? { ...parsed.filters, category: chosenOf(parsed.filters, category) } : parsed.filters;
  const query = toSearchQuery(filters);
  // Repeated names count as another address: only the last one is left here.
  const asked = toQueryString(parseQueryString(url.search));
  return {
    filters,
    searched: category && filters.category.length === 0 ? { ...filters, category } : filters,
    ignored: parsed.ignored,
    moved: asked === query ? null : searchHref(path, filters),
    isFiltered: query !== '',
  };
}

/** What was chosen of the page's categories. All of them are the same as none. */
function chosenOf({ category }: SearchFilters, scope: SearchFilters['category']): SearchFilters['category'] {
  const chosen = scope.filter((one) => category.includes(one));
  return chosen.length === scope.length ? [] : chosen;
}

/** The filters that a link of a page with one category carries. */
export const withoutCategory = <F extends SearchFilters | null>(filters: F): F =>
  filters === null ? filters : { ...filters, category: [] };
