import { addDays, weekendOf } from '#shared/days.ts';
import { parseQueryString, toQueryString } from '#shared/query-string.ts';
import { toLocal } from '#shared/time-zones.ts';
import { cleanText } from './clean-text.ts';
import { type Dropped, droppedOf, type UnreadDay, withDropped } from './dropped.ts';
import { firstPage, type SearchFilters } from './filters.ts';
import { parseSearch } from './parse.ts';
import { toSearchQuery } from './query.ts';

/** The categories of a page; null shows all of them. Where there is only one, it stays out of the address. */
type Scope = {
  readonly path: string;
  readonly category: SearchFilters['category'] | null;
  /** What `when=weekend` is reckoned from. */
  readonly now?: Date;
};

const MAX_WHEN_LENGTH = 20;

export type AskedSearch = {
  /** What the address says; for links and the form. */
  readonly filters: SearchFilters;
  /** What is searched: the same within the page's category. */
  readonly searched: SearchFilters;
  /** What the visitor should hear was left out. */
  readonly dropped: readonly Dropped[];
  /** The one address of this search, when it was asked for under another. */
  readonly moved: string | null;
  /** Whether the list is narrowed, reordered or cut in a way that no search engine should keep. */
  readonly isFiltered: boolean;
};

/**
 * Reads a results page's address. A plain form sends empty fields and a name for every tick; each search has one
 * address all the same, and `moved` leads there. What could not be understood stays in the address, because the page
 * there names it; the first link or button from it leaves it behind.
 */
export function readSearchAddress(url: URL, { path, category, now }: Scope): AskedSearch {
  const parsed = parseSearch(url.searchParams);
  const when = readWhen(url.searchParams.get('when'), now);
  const all = when.days ? firstPage({ ...parsed.filters, ...when.days }) : parsed.filters;
  const filters = category ? { ...all, category: chosenOf(all, category) } : all;
  const query = toSearchQuery(filters);
  const dropped = droppedOf(url.searchParams, [...parsed.ignored, ...when.unread]);
  const address = withDropped(query, dropped);
  // Repeated names count as another address: only the last one is left here.
  const asked = toQueryString(parseQueryString(url.search));
  return {
    filters,
    searched: category && filters.category.length === 0 ? { ...filters, category } : filters,
    dropped,
    moved: asked === address ? null : address === '' ? path : `${path}?${address}`,
    isFiltered: query !== '',
  };
}

type When = {
  readonly days: Pick<SearchFilters, 'date_min' | 'date_max'> | null;
  readonly unread: readonly UnreadDay[];
};

/** `when=today`, `tomorrow` or `weekend` as days. Days are New York's, so that a kept page is the same for everybody. */
function readWhen(when: string | null, now: Date | undefined): When {
  const word = cleanText(when ?? '', MAX_WHEN_LENGTH);
  if (word === '' || !now) return { days: null, unread: [] };
  const { day: today } = toLocal(now, 'America/New_York');
  const tomorrow = addDays(today, 1);
  const weekend = weekendOf(today);
  const days: Readonly<Record<string, readonly [string, string]>> = {
    today: [today, today],
    tomorrow: [tomorrow, tomorrow],
    weekend: [weekend.first, weekend.last],
  };
  const [date_min, date_max] = (Object.hasOwn(days, word) && days[word]) || [];
  if (!date_min || !date_max) return { days: null, unread: [{ name: 'when', value: word }] };
  return { days: { date_min, date_max }, unread: [] };
}

/** What was chosen of the page's categories. All of them are the same as none. */
function chosenOf({ category }: SearchFilters, scope: SearchFilters['category']): SearchFilters['category'] {
  const chosen = scope.filter((one) => category.includes(one));
  return chosen.length === scope.length ? [] : chosen;
}

/** The filters that a link of a page with one category carries. */
export const withoutCategory = <F extends SearchFilters | null>(filters: F): F =>
  filters === null ? filters : { ...filters, category: [] };
