import { allZips } from './table.ts';
import type { PlaceSuggestion, ZipPlace } from './types.ts';

type Index = { readonly keys: readonly string[]; readonly cities: readonly PlaceSuggestion[] };
let index: Index | undefined;

/** Cities by name, each with its first ZIP. About 30,000; built at the first question. */
function loadIndex(): Index {
  if (index) return index;
  const cities = new Map<string, { first: ZipPlace; zips: number }>();
  for (const place of allZips()) {
    const key = toKey(`${place.city} ${place.state}`);
    const known = cities.get(key);
    if (known) known.zips += 1;
    else cities.set(key, { first: place, zips: 1 });
  }
  const sorted = [...cities].sort(([a], [b]) => (a < b ? -1 : 1));
  index = { keys: sorted.map(([key]) => key), cities: sorted.map(([, { first, zips }]) => suggest(first, zips)) };
  return index;
}

/**
 * Places that begin as typed: digits find ZIPs, letters find cities ("orl", "orlando, fl"), the city with most ZIPs
 * first. Nothing for fewer than two characters.
 */
export function searchPlaces(prefix: string, limit = 8): PlaceSuggestion[] {
  const key = toKey(prefix.slice(0, 60));
  if (key.length < 2) return [];
  return /^\d/.test(key) ? searchZips(key, limit) : searchCities(key, limit);
}

function searchZips(digits: string, limit: number): PlaceSuggestion[] {
  const found: PlaceSuggestion[] = [];
  for (const place of allZips()) {
    if (place.zip.startsWith(digits)) found.push(suggest(place, 1));
    if (found.length === limit) break;
  }
  return found;
}

function searchCities(key: string, limit: number): PlaceSuggestion[] {
  const { keys, cities } = loadIndex();
  const found: PlaceSuggestion[] = [];
  for (let at = lowerBound(keys, key); at < keys.length && (keys[at] as string).startsWith(key); at++) {
    found.push(cities[at] as PlaceSuggestion);
  }
  return found.sort((a, b) => b.zips - a.zips || a.label.localeCompare(b.label)).slice(0, limit);
}

function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

const suggest = (place: ZipPlace, zips: number): PlaceSuggestion => ({
  ...place,
  label: `${place.city}, ${place.state}`,
  zips,
});

/** Letters and digits in lower case, one space between words; accents and punctuation do not matter. */
const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bst\.? /g, 'saint ')
    .replace(/[^a-z0-9 ,-]/g, '')
    .replace(/[\s,-]+/g, ' ')
    .trim();
