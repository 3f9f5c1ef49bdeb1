import { DEAL_STEPS } from '#features/valuation/rules/steps.ts';
import { BODIES, CONDITION_GRADES, LEASE_TERMS, LISTING_CATEGORIES, SALE_TYPES, VEHICLE_TYPES } from '#shared/enums.ts';
import { GOODS } from '#features/listings/rules/goods.ts';
import { parseWholeNumber } from '#shared/numbers.ts';
import { isValidDay } from '#shared/days.ts';
import { HOME_TYPE_LABELS } from '#features/listings/rules/property.ts';
import { splitList } from '#shared/query-string.ts';
import { findState, US_TERRITORIES } from '#shared/us-states.ts';
import { ALL_CLASSES } from '#features/vehicles/rules/vehicle-classes.ts';
import { parseZip } from '#shared/zip.ts';
import { parseBounds } from './bounds.ts';
import { FEATURES } from './features.ts';
import {
  inOrder,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_PER_PAGE,
  MAX_VALUES,
  NO_FILTERS,
  type SearchFilters,
  WIDEST_RADIUS,
} from './filters.ts';
import { SORTS } from './sort.ts';

/** A parameter that could not be used, or the entries of a list that could not, as they stood in the address, cut. */
export type Ignored = { readonly name: keyof SearchFilters; readonly value: string };
export type ParsedSearch = { readonly filters: SearchFilters; readonly ignored: readonly Ignored[] };

/** Reads one parameter; undefined when it cannot be used. */
type Read = (text: string) => unknown;

const MAX = 2_000_000_000;
const MAX_PARAMETER_LENGTH = 2_000;
/** Of the entries of one list that cannot be used. */
const MAX_NAMED = 3;

/** One line of plain text: control characters and runs of spaces become one space. */
export const cleanText = (text: string, longest: number): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
    .toWellFormed();

const number =
  (min: number, max: number): Read =>
  (text) => {
    const read = parseWholeNumber(text.replace(/^\s*\$\s*/, ''), { min, max: MAX });
    return read.ok ? Math.min(read.value, max) : undefined;
  };

const list =
  (readOne: (entry: string) => string | undefined): Read =>
  (text) => {
    const entries = splitList(text).map((entry) => readOne(entry.trim()));
    const known = [...new Set(entries.filter((entry) => entry !== undefined && entry !== ''))];
    return known.length > 0 ? known.slice(0, MAX_VALUES) : undefined;
  };

const word = (words: readonly string[]) => (entry: string) =>
  words.find((one) => one === entry.toUpperCase().replaceAll(/[\s-]+/g, '_'));
const name = (entry: string) => cleanText(entry, MAX_NAME_LENGTH);
const territory = (entry: string) => US_TERRITORIES.find(({ code }) => code === entry.toUpperCase())?.code;

const day: Read = (text) => (isValidDay(text.trim()) ? text.trim() : undefined);

const YES = /^(?:1|true|yes|on)$/i;

const READERS: Readonly<Record<keyof SearchFilters, Read>> = {
  q: (text) => cleanText(text, MAX_TEXT_LENGTH) || undefined,
  category: list(word(LISTING_CATEGORIES)),
  vehicle_type: list(word(VEHICLE_TYPES)),
  vehicle_class: list(word(ALL_CLASSES.map(({ value }) => value))),
  make: list(name),
  model: list(name),
  style: list(word(BODIES)),
  home_type: list(word(Object.keys(HOME_TYPE_LABELS))),
  lease: list(word(LEASE_TERMS)),
  sale_type: list(word(SALE_TYPES)),
  goods: list(word(GOODS)),
  features: list(word(FEATURES)),
  state: list((entry) => findState(entry)?.code ?? territory(entry)),
  condition: list(word(CONDITION_GRADES)),
  deal: list(word(DEAL_STEPS)),
  price_min: number(0, MAX),
  price_max: number(0, MAX),
  mileage_min: number(0, MAX),
  mileage_max: number(0, MAX),
  year_min: number(0, MAX),
  year_max: number(0, MAX),
  hours_min: number(0, MAX),
  hours_max: number(0, MAX),
  length_min: number(0, MAX),
  length_max: number(0, MAX),
  sqft_min: number(0, MAX),
  sqft_max: number(0, MAX),
  beds_min: number(0, 99),
  baths_min: (text) => (/^\d{1,2}(?:\.[05]?)?$/.test(text.trim()) ? Number(text) : undefined),
  date_min: day,
  date_max: day,
  bounds: parseBounds,
  postcode: (text) => {
    const zip = parseZip(text);
    return zip.ok ? zip.value : undefined;
  },
  radius_min: number(0, WIDEST_RADIUS),
  radius_max: number(1, WIDEST_RADIUS),
  has_stock_photo: (text) => (YES.test(text.trim()) ? true : undefined),
  sort_by: (text) => SORTS.find((sort) => sort === text.trim().toLowerCase()),
  page: number(1, MAX),
  cursor: (text) => (/^[\w-]{1,200}$/.test(text) ? text : undefined),
  per_page: number(1, MAX_PER_PAGE),
};

/** Names of every parameter that a search reads. */
export const SEARCH_PARAMETERS = Object.keys(READERS) as readonly (keyof SearchFilters)[];

/** Says no on purpose: it filters nothing and is no mistake. */
const saysNothing = (parameter: string, text: string): boolean =>
  text.trim() === '' || (parameter === 'has_stock_photo' && /^(?:0|false|no|off)$/i.test(text.trim()));

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
