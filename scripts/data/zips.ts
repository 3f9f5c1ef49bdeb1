/**
 * Writes src/features/places/server/data/zips.txt from the npm package `zipcodes` (BSD), US rows only, sorted by ZIP.
 * Run: `npx node scripts/data/zips.ts`. One line a ZIP: zip, city, state, latitude, longitude, separated by tabs;
 * military ZIPs have no place on the map, so both coordinates are left empty.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Row = { zip: string; city: string; state: string; country: string; latitude: number; longitude: number };

const OUT = new URL('../../src/features/places/server/data/zips.txt', import.meta.url);
const { codes } = createRequire(import.meta.url)('zipcodes') as { codes: Record<string, Row> };

const rows = Object.values(codes)
  .filter((row) => row.country === 'US' && /^\d{5}$/.test(row.zip))
  .sort((a, b) => a.zip.localeCompare(b.zip));
const lines = rows.map((row) => [row.zip, cityName(row), row.state, ...coordinates(row)].join('\t'));
writeFileSync(OUT, `${lines.join('\n')}\n`);
console.log(`${rows.length} ZIPs, ${lines.join('\n').length} bytes`);

/** The package puts these three in one place, 100 miles from one of them. To a mile, of the GNIS (USGS). */
const CORRECTED: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '86028': [35.07, -109.78],
  '86502': [35.19, -109.43],
  '86544': [36.6, -109.06],
};

function coordinates(row: Row): string[] {
  const corrected = CORRECTED[row.zip];
  if (corrected) return corrected.map(String);
  if (row.latitude === 0 && row.longitude === 0) return ['', ''];
  return [String(row.latitude), String(row.longitude)];
}

/** `Apo` and its sisters are abbreviations of military post offices. */
function cityName(row: Row): string {
  return /^(?:apo|fpo|dpo)$/i.test(row.city) ? row.city.toUpperCase() : row.city.trim();
}
