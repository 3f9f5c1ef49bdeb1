import { type QueryRecord, toQueryString } from '#shared/query-string.ts';
import { isTracking } from '#shared/tracking.ts';
import { cleanText } from './clean-text.ts';
import { FILTERS } from './filter-records.ts';
import type { SearchFilters } from './filters.ts';
import { type Ignored, SEARCH_PARAMETERS } from './parse.ts';

/** `when=` with a word that is no day. */
export type UnreadDay = { readonly name: 'when'; readonly value: string };

/** What a search could not use of its address. A name that nobody reads comes as `unknown`. */
export type Dropped =
  | { readonly kind: 'unread'; readonly name: keyof SearchFilters | 'when'; readonly value: string }
  | { readonly kind: 'unknown'; readonly name: string; readonly value: string };

/** Written by pages, not by people: nobody misses them. `scan` is how a sticker leads here. */
const SILENT = new Set([
  ...['page', 'per_page', 'cursor', 'scan'],
  ...FILTERS.filter((filter) => 'silent' in filter).map(({ key }): string => key),
]);
const READ = new Set<string>([...SEARCH_PARAMETERS, 'when']);
const NAME = /^[\w.-]{1,40}$/;
const MAX_VALUE_LENGTH = 60;
/** More of them say nothing that the first ones did not. */
const MAX = 5;

/** What people should hear about, in the order of the address; names that follow visitors around are no filters. */
export function droppedOf(params: URLSearchParams, ignored: readonly (Ignored | UnreadDay)[]): Dropped[] {
  const unread = ignored.map((one): Dropped => ({ kind: 'unread', ...one }));
  const unknown = [...new Set(params.keys())]
    .filter((name) => NAME.test(name) && !READ.has(name) && !isTracking(name))
    .map((name): Dropped => ({ kind: 'unknown', name, value: cleanText(params.get(name) ?? '', MAX_VALUE_LENGTH) }));
  return [...unread, ...unknown].filter(({ name }) => !SILENT.has(name)).slice(0, MAX);
}

/** The query of a search with what was dropped beside it, so that the page at that address can still name it. */
export function withDropped(query: string, dropped: readonly Dropped[]): string {
  if (dropped.length === 0) return query;
  const kept = new URLSearchParams(query);
  const record: QueryRecord = Object.fromEntries(kept);
  const beside = dropped.map(({ name, value }) => [
    name,
    [kept.get(name) ?? '', value].filter((text) => text !== '').join(','),
  ]);
  return toQueryString({ ...record, ...Object.fromEntries(beside) });
}
