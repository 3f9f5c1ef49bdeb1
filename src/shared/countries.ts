import { COUNTRIES } from './data/countries.ts';

export interface Country {
  label: string;
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 4217; the one most prices are in. */
  currencyCode: string;
  /** Dialling code with its plus: `+1`. */
  phone: string;
  /** Where a map of the country is centered, degrees north and east, and its web map zoom level. */
  map: { lat: number; lng: number; zoom: number };
}

const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The country of a two-letter code in any case; null for anything else. */
export function findCountry(code: unknown): Country | null {
  return typeof code === 'string' ? (BY_CODE.get(code.toUpperCase()) ?? null) : null;
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['US', 'USA'],
  ['EE', 'EST'],
]);

/** The three letters that vehicle lookups use; they exist for the United States and Estonia only. */
export function countryAbbreviation(code: string): string | null {
  return ABBREVIATIONS.get(code.toUpperCase()) ?? null;
}
