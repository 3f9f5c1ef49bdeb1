import { chipsOf } from '../search/chips.ts';
import type { SearchFilters } from '../search/filters.ts';
import { searchHref } from '../search/query.ts';

export const LONGEST_SEARCH_NAME = 80;

const CARS = 'VEHICLE';
const isOnlyCars = ({ category }: SearchFilters) => category.length === 1 && category[0] === CARS;

/** What a search filters, in words: "Honda · Accord · Up to $12,000". The cars page needs no word for its category. */
export const searchWords = (filters: SearchFilters): string[] =>
  chipsOf(filters)
    .filter(({ id }) => id !== `category:${CARS}`)
    .map(({ label }) => label);

/** A name to start with, until its person gives it another one. */
export function suggestName(filters: SearchFilters): string {
  const words = searchWords(filters);
  const everything = isOnlyCars(filters) ? 'Every car' : 'Everything for sale';
  return (words.length === 0 ? everything : words.join(', ')).slice(0, LONGEST_SEARCH_NAME);
}

/** Where its results are. */
export const searchPath = (filters: SearchFilters): string =>
  isOnlyCars(filters) ? searchHref('/cars', { ...filters, category: [] }) : searchHref('/marketplace', filters);
