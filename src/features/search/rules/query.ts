import { type QueryRecord, toQueryString } from '#shared/query-string.ts';
import { NO_FILTERS, type SearchFilters } from './filters.ts';
import { defaultSort } from './sort.ts';

/**
 * The query string of a search, without its question mark: lists joined by commas, what is absent or default left
 * out, names in order, so that the same search always has the same address.
 */
export function toSearchQuery(filters: SearchFilters): string {
  const { page, per_page, cursor, sort_by, ...rest } = filters;
  const record: QueryRecord = {
    ...rest,
    ...(sort_by && sort_by !== defaultSort(filters) ? { sort_by } : {}),
    ...(cursor ? { cursor } : page === NO_FILTERS.page ? {} : { page }),
    ...(per_page === NO_FILTERS.per_page ? {} : { per_page }),
  };
  return toQueryString(record);
}

/** The address of a search on the page at `path`: `/cars?make=Honda`. */
export function searchHref(path: string, filters: SearchFilters): string {
  const query = toSearchQuery(filters);
  return query === '' ? path : `${path}?${query}`;
}
