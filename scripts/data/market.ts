/**
 * Counts, over the price data, which trims a model is advertised with and in which years, and how often it has which
 * drive, transmission and body: what the VIN tables cannot know. Counts alone are written, never rows.
 * Run: `npx node scripts/data/market.ts [used-car-sales-train.csv.gz]`. Writes src/features/vehicles/server/data/market.txt.
 */
import { writeFileSync } from 'node:fs';
import { BODIES, type Body, DRIVE_TYPES, TRANSMISSIONS } from '../../src/shared/enums.ts';
import { familyOf } from '../../src/features/vehicles/rules/model-families.ts';
import { cleanTrim } from '../../src/features/vehicles/server/clean-trim.ts';
import { readRows } from '../valuation/rows.ts';

const OUT = new URL('../../src/features/vehicles/server/data/market.txt', import.meta.url);
const MIN = { trim: 12, trimYear: 2, answers: 15, answer: 3 };
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

type Counts = Map<string, number>;
type Model = { trims: Map<string, { label: string; years: Counts }>; drive: Counts; transmission: Counts; body: Counts };
const models = new Map<string, Model>();
const add = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function modelOf(key: string): Model {
  const found = models.get(key) ?? { trims: new Map(), drive: new Map(), transmission: new Map(), body: new Map() };
  models.set(key, found);
  return found;
}

/** Where the advertised trim stops being a trim: doors, body, engine, cab, bed, drive, gearbox. */
const TAIL =
  /(?:^|\s)(?:\d-Door|Sedan|Coupe|Convertible|Hatchback|Wagon|SUV|Van|Pickup|Minivan|[AFR4]WD|2WD|4[xX][24]|Automatic|Auto|Manual|CVT|DCT|I[3-6]|[VHW]\d+|Reg(?:ular)?|Super ?Crew|Super ?Cab|Crew|Double|Ext(?:ended)?|Quad|Mega|King Cab|CrewMax|Access|Passenger|Cargo|\d\.\d+L?T?|xDrive\w*|sDrive\w*|4MATIC|quattro|Gas|Box|LWB|SWB|LB|SB|SRW|DRW|with|w\/|\d+["']|\().*$/;
const baseTrim = (text: string) => cleanTrim(text.replace(/^\d{4}(?:\.5)?\s/, '').replace(TAIL, ''));

function driveIn(text: string): string | null {
  if (/\b(?:awd|all[- ]wheel|xdrive\w*|4matic|quattro|4motion)\b/i.test(text)) return 'AWD';
  if (/\b(?:4wd|4x4|4 x 4|four[- ]wheel)\b/i.test(text)) return '4WD';
  if (/\b(?:fwd|front[- ]wheel|front)\b/i.test(text)) return 'FWD';
  return /\b(?:rwd|rear[- ]wheel|rear|sdrive\w*)\b/i.test(text) ? 'RWD' : null;
}

function transmissionIn(text: string): string | null {
  if (/\bcvt\b/i.test(text)) return 'CVT';
  if (/\bmanual\b/i.test(text)) return 'MANUAL';
  return /\b(?:auto|automatic|dct)\b/i.test(text) ? 'AUTOMATIC' : null;
}

/** Words of VIN tables and of adverts; the first line that fits decides. */
const BODY_WORDS: readonly [RegExp, Body][] = [
  [/convertible|roadster/i, 'CONVERTIBLE'],
  [/mini-?van/i, 'MINIVAN'],
  [/\b(?:suv|cuv)\b|sport utility(?! truck)|crossover|offroad/i, 'SUV'],
  [/pickup|\bsut\b|crew|(?:quad|double|king|access|extended|regular|standard|super) ?cab|^truck/i, 'PICKUP'],
  [/coupe|2dr/i, 'COUPE'],
  [/hatchback|fastback/i, 'HATCHBACK'],
  [/wagon/i, 'WAGON'],
  [/\bvan\b/i, 'VAN'],
  [/sedan|limousine|4dr|4d\b/i, 'SEDAN'],
];
const bodyIn = (text: string): Body | null => BODY_WORDS.find(([words]) => words.test(text))?.[1] ?? null;

for await (const row of readRows(process.argv[2] ?? '../shared/data/used-car-sales-train.csv.gz')) {
  const name = row.v_model || row.model || '';
  const family = familyOf(row.make ?? '', name);
  const keys = new Set([name, ...(family ? [family] : [])].map((it) => `${plain(row.make ?? '')}\t${plain(it)}`));
  const [drive, transmission] = [driveIn(`${row.drive} ${row.trim}`), transmissionIn(`${row.transmission} ${row.trim}`)];
  const body = bodyIn(row.v_body || row.body || '');
  for (const key of keys) {
    const model = modelOf(key);
    if (body) add(model.body, body);
    // A market that writes `4wd` or nothing says nothing about the other drives.
    if (drive && row.source !== 'craigslist_2018') add(model.drive, drive);
    if (transmission) add(model.transmission, transmission);
    if (row.source === 'truecar_2023') addTrim(model, name, row.trim ?? '', row.year ?? '');
  }
}

function addTrim(model: Model, name: string, text: string, year: string): void {
  const label = baseTrim(text);
  if (label === '' || label.length > 24 || /^\d+$/.test(label) || plain(label).startsWith(plain(name))) return;
  const entry = model.trims.get(plain(label)) ?? { label, years: new Map() };
  model.trims.set(plain(label), entry);
  add(entry.years, year);
}

const sum = (counts: Counts) => [...counts.values()].reduce((a, b) => a + b, 0);
const shares = (counts: Counts, known: readonly string[]) =>
  sum(counts) < MIN.answers
    ? ''
    : known
        .flatMap((value) => ((counts.get(value) ?? 0) >= MIN.answer ? [`${value}=${counts.get(value)}`] : []))
        .join(',');

const lines = [...models].flatMap(([key, { trims, drive, transmission, body }]) => {
  const kept = [...trims.values()].flatMap(({ label, years }) => {
    const seen = [...years].filter(([, count]) => count >= MIN.trimYear).map(([year]) => Number(year));
    return sum(years) < MIN.trim || seen.length === 0
      ? []
      : [`${label}=${Math.min(...seen)}-${Math.max(...seen)}`];
  });
  const parts = [kept.sort().join(','), shares(drive, DRIVE_TYPES), shares(transmission, TRANSMISSIONS)];
  parts.push(shares(body, BODIES));
  return parts.every((part) => part === '') ? [] : [[key, ...parts].join('\t')];
});
writeFileSync(OUT, `${lines.sort().join('\n')}\n`);
console.log(`${lines.length} models`);
