import { parseQueryString, toQueryString } from '../query-string.ts';
import type { SearchFilters } from './filters.ts';
import { type Ignored, parseSearch } from './parse.ts';
import { searchHref, toSearchQuery } from './query.ts';

/** A page that shows one category keeps it out of its address; null shows all of them. */
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
  const filters = category ? { ...parsed.filters, category: [] } : parsed.filters;
  const query = toSearchQuery(filters);
  // Repeated names count as another address: only the last one is left here.
  const asked = toQueryString(parseQueryString(url.search));
  return {
    filters,
    searched: category ? { ...filters, category } : filters,
    ignored: parsed.ignored,
    moved: asked === query ? null : searchHref(path, filters),
    isFiltered: query !== '',
  };
}

/** The filters that a link of a page with one category carries. */
export const withoutCategory = <F extends SearchFilters | null>(filters: F): F =>
  filters === null ? filters : { ...filters, category: [] };
