import { splitList } from '#shared/query-string.ts';
import { cleanText } from './clean-text.ts';
import { inOrder, MAX_NAME_LENGTH, MAX_VALUES, NO_FILTERS, type SearchFilters } from './filters.ts';
import { READERS, type Read, saysNothing } from './readers.ts';

/** A parameter that could not be used, or the entries of a list that could not, as they stood in the address, cut. */
export type Ignored = { readonly name: keyof SearchFilters; readonly value: string };
export type ParsedSearch = { readonly filters: SearchFilters; readonly ignored: readonly Ignored[] };

const MAX_PARAMETER_LENGTH = 2_000;
/** Of the entries of one list that cannot be used. */
const MAX_NAMED = 3;

/** Names of every parameter that a search reads. */
export const SEARCH_PARAMETERS = Object.keys(READERS) as readonly (keyof SearchFilters)[];

/**
 * A search out of an address that anybody may have typed: what can be used is used, the rest comes back as ignored, so
 * that a page always answers. Of a repeated list every entry counts (a form sends `make` once per tick), of anything
 * else the first. A radius without a ZIP has no middle and is ignored.
 */
export function parseSearch(params: URLSearchParams): ParsedSearch {
  const read: Record<string, unknown> = {};
  const ignored: Ignored[] = [];
  for (const parameter of SEARCH_PARAMETERS) {
    const said = params.getAll(parameter).filter((text) => !saysNothing(parameter, text));
    if (said.length === 0) continue;
    const isList = Array.isArray((NO_FILTERS as Record<string, unknown>)[parameter]);
    const text = cleanText(isList ? said.slice(0, MAX_VALUES).join(',') : (said[0] ?? ''), MAX_PARAMETER_LENGTH);
    const value = READERS[parameter](text);
    if (value !== undefined) read[parameter] = value;
    const lost = isList
      ? unreadEntries(READERS[parameter], text)
      : value === undefined
        ? cleanText(text, MAX_NAME_LENGTH)
        : '';
    if (lost !== '') ignored.push({ name: parameter, value: lost });
  }
  return withMiddle(inOrder({ ...NO_FILTERS, ...read }), ignored);
}

/** The first entries of a list that mean nothing here, joined as they were. */
function unreadEntries(read: Read, text: string): string {
  const entries = splitList(text).map((entry) => cleanText(entry, MAX_NAME_LENGTH));
  const lost = entries.filter((entry) => entry !== '' && read(entry) === undefined);
  return [...new Set(lost)].slice(0, MAX_NAMED).join(',');
}

function withMiddle(filters: SearchFilters, ignored: readonly Ignored[]): ParsedSearch {
  if (filters.postcode) return { filters, ignored };
  const { radius_min, radius_max, ...rest } = filters;
  const lost = Object.entries({ radius_min, radius_max }).flatMap(([key, value]) =>
    value === undefined ? [] : [{ name: key as keyof SearchFilters, value: String(value) }],
  );
  return { filters: rest, ignored: [...ignored, ...lost] };
}
