import { writeFileSync } from 'node:fs';
import { countries, type ICountry, type TCountryCode } from 'countries-list';
import { COUNTRY_CENTERS } from './country-centers.ts';

/**
 * Writes src/shared/data/countries.ts out of the package `countries-list` and our table of map centers.
 * Run it after an update of the package: `npx node scripts/data/countries.ts`.
 */

/** Ascension and Tristan da Cunha have no ISO code of their own; Antarctica has no currency. */
const LEFT_OUT: ReadonlySet<string> = new Set(['AC', 'TA', 'AQ']);

const target = new URL('../../src/shared/data/countries.ts', import.meta.url);
const entries = (Object.entries(countries) as [TCountryCode, ICountry][])
  .filter(([code]) => !LEFT_OUT.has(code))
  .sort(([, a], [, b]) => a.name.localeCompare(b.name, 'en'));

function row([code, country]: [TCountryCode, ICountry]): string {
  const center = COUNTRY_CENTERS[code];
  const currencyCode = country.currency[0];
  if (!center || !currencyCode) throw new Error(`${code} lacks a map center or a currency`);
  const [lat, lng, zoom] = center;
  const facts = { label: country.name, code, currencyCode, phone: `+${country.phone[0]}`, map: { lat, lng, zoom } };
  return `  ${JSON.stringify(facts)},`;
}

const americas = entries.filter(([, { continent }]) => continent === 'NA' || continent === 'SA').map(([code]) => code);

writeFileSync(
  target,
  `import type { Country } from '../countries.ts';

/** Written by scripts/data/countries.ts; change that, not this. */
export const COUNTRIES: readonly Country[] = [
${entries.map(row).join('\n')}
];

/** North, Central and South America and the Caribbean. */
export const AMERICAS_AND_CARIBBEAN: readonly string[] = ${JSON.stringify(americas.toSorted())};
`,
);
