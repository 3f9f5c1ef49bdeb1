import { parseWholeNumber } from '#shared/numbers.ts';
import { isValidDay } from '#shared/days.ts';
import { splitList } from '#shared/query-string.ts';
import { parseZip } from '#shared/zip.ts';
import { parseArea } from './area.ts';
import { parseBounds } from './bounds.ts';
import { cleanText } from './clean-text.ts';
import { FILTERS } from './filter-records.ts';
import {
  MAX_NAME_LENGTH,
  MAX_PAYMENT,
  MAX_PER_PAGE,
  MAX_TEXT_LENGTH,
  MAX_VALUES,
  type SearchFilters,
  WIDEST_RADIUS,
} from './filters.ts';
import { type Filter, type ListFilter, parametersOf } from './filters-by-kind.ts';
import { SORTS } from './sort.ts';

/** Reads one parameter; undefined when it cannot be used. */
export type Read = (text: string) => unknown;

const MAX = 2_000_000_000;

const number =
  (min: number, max: number): Read =>
  (text) => {
    const read = parseWholeNumber(text.replace(/^\s*\$\s*/, ''), { min, max: MAX });
    return read.ok ? Math.min(read.value, max) : undefined;
  };
const halves: Read = (text) => (/^\d{1,2}(?:\.[05]?)?$/.test(text.trim()) ? Number(text) : undefined);

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

function listReader(filter: ListFilter): Read {
  if ('find' in filter) return list(filter.find);
  return list('values' in filter ? word(filter.values) : name);
}

const day: Read = (text) => (isValidDay(text.trim()) ? text.trim() : undefined);

const zip: Read = (text) => {
  const read = parseZip(text);
  return read.ok ? read.value : undefined;
};

const YES = /^(?:1|true|yes|on)$/i;
const NO = /^(?:0|false|no|off)$/i;

/** One for each parameter of a filter, in their order. */
function readersOf(filter: Filter): readonly Read[] {
  switch (filter.kind) {
    case 'text':
      return [(text) => cleanText(text, MAX_TEXT_LENGTH) || undefined];
    case 'list':
      return [listReader(filter)];
    case 'range':
      return [number(0, MAX), number(0, MAX)];
    case 'minimum':
      return ['halves' in filter ? halves : number(0, filter.max)];
    case 'days':
      return [day, day];
    case 'bounds':
      return [parseBounds];
    case 'area':
      return [parseArea];
    case 'radius':
      return [zip, number(0, WIDEST_RADIUS), number(1, WIDEST_RADIUS)];
    case 'payment':
      return [number(1, MAX_PAYMENT)];
    case 'pictures':
      return [(text) => (YES.test(text.trim()) ? true : undefined)];
  }
}

/** How each parameter of a search is read, those of the filters first. */
export const READERS = {
  ...Object.fromEntries(
    FILTERS.flatMap((filter: Filter) =>
      parametersOf(filter).map((parameter, at) => [parameter, readersOf(filter)[at]]),
    ),
  ),
  sort_by: (text) => SORTS.find((sort) => sort === text.trim().toLowerCase()),
  page: number(1, MAX),
  cursor: (text) => (/^[\w-]{1,200}$/.test(text) ? text : undefined),
  per_page: number(1, MAX_PER_PAGE),
} as Readonly<Record<keyof SearchFilters, Read>>;

const SWITCHES = FILTERS.filter(({ kind }) => kind === 'pictures').map(({ key }): string => key);

/** Says no on purpose: it filters nothing and is no mistake. */
export const saysNothing = (parameter: string, text: string): boolean =>
  text.trim() === '' || (SWITCHES.includes(parameter) && NO.test(text.trim()));
