import { addDays, weekendOf } from '../plan/days.ts';
import { parseQueryString, toQueryString } from '../query-string.ts';
import { toLocal } from '../time-zones.ts';
import { firstPage, type SearchFilters } from './filters.ts';
import { type Ignored, type ParsedSearch, parseSearch } from './parse.ts';
import { searchHref, toSearchQuery } from './query.ts';

/** The categories of a page; null shows all of them. Where there is only one, it stays out of the address. */
type Scope = {
  readonly path: string;
  readonly category: SearchFilters['category'] | null;
  /** What `when=weekend` is reckoned from. */
  readonly now?: Date;
};

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
export function readSearchAddress(url: URL, { path, category, now }: Scope): AskedSearch {
  const parsed = withWhen(parseSearch(url.searchParams), url.searchParams.get('when'), now);
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

/** `when=today`, `tomorrow` or `weekend` as days. Days are New York's, so that a kept page is the same for everybody. */
function withWhen(parsed: ParsedSearch, when: string | null, now: Date | undefined): ParsedSearch {
  if (!when || !now) return parsed;
  const { day: today } = toLocal(now, 'America/New_York');
  const tomorrow = addDays(today, 1);
  const weekend = weekendOf(today);
  const days: Readonly<Record<string, readonly [string, string]>> = {
    today: [today, today],
    tomorrow: [tomorrow, tomorrow],
    weekend: [weekend.first, weekend.last],
  };
  const [date_min, date_max] = (Object.hasOwn(days, when) && days[when]) || [];
  return date_min ? { ...parsed, filters: firstPage({ ...parsed.filters, date_min, date_max }) } : parsed;
}

/** What was chosen of the page's categories. All of them are the same as none. */
function chosenOf({ category }: SearchFilters, scope: SearchFilters['category']): SearchFilters['category'] {
  const chosen = scope.filter((one) => category.includes(one));
  return chosen.length === scope.length ? [] : chosen;
}

/** The filters that a link of a page with one category carries. */
export const withoutCategory = <F extends SearchFilters | null>(filters: F): F =>
  filters === null ? filters : { ...filters, category: [] };
