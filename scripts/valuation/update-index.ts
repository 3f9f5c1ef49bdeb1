/**
 * Writes the monthly factors that carry the model's prices to today, out of published readings.
 * Run: `npm run index:update -- FILE|URL`. A table (month, series, value) replaces the factors; an answer of the Bureau of Labor
 * Statistics (https://api.bls.gov/publicAPI/v2/timeseries/data/CUSR0000SETA02) adds the months after the last.
 * How they are made and where the readings come from: docs/valuation.md. Refuses what cannot be true.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { monthsBetween, type PriceIndex, shiftMonth } from '../../src/features/valuation/rules/price-index.ts';
import { median } from './statistics.ts';
import { type Readings, readFacts } from './index-facts.ts';

const FILE = new URL('../../src/features/valuation/server/data/index.json', import.meta.url);
const BASE = '2023-08';
/** Retail prices follow the auctions by so many months. */
const LAG = 2;
/** Half of what electric cars gain at auctions reaches those who ask for them. */
const PASSED_ON = 0.5;
const MAX_JUMP = 0.08;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The logarithm of a reading over that of another month; null without both. */
function change(series: ReadonlyMap<string, number> | undefined, from: string, to: string): number | null {
  const [a, b] = [series?.get(from), series?.get(to)];
  return a === undefined || b === undefined ? null : Math.log(b / a);
}

/** All cars: consumer prices, and auctions two months earlier, half and half; either alone where the other is not out yet. */
function allCars(readings: Readings): Record<string, number> {
  const [cpi, auctions] = [readings.get('cpi_used_sa'), readings.get('manheim_uvvi')];
  const factors: Record<string, number> = {};
  for (let month = BASE; month < '2100-01'; month = shiftMonth(month, 1)) {
    const parts = [change(cpi, BASE, month), change(auctions, shiftMonth(BASE, -LAG), shiftMonth(month, -LAG))];
    const known = parts.filter((part) => part !== null);
    if (known.length === 0) break;
    factors[month] = round(Math.exp(known.reduce((sum, part) => sum + part, 0) / known.length));
  }
  return factors;
}

const TESLAS = { 'tesla|model3': '3', 'tesla|modely': 'y', 'tesla|models': 's', 'tesla|modelx': 'x' } as const;

/** Asks of one model, as factors of what a line between the readings says for the base month. */
function modelFactors(series: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const months = [...series.keys()].sort();
  const before = months.findLast((month) => month <= BASE);
  const after = months.find((month) => month >= BASE);
  if (before === undefined || after === undefined) return new Map();
  const share = before === after ? 0 : monthsBetween(before, BASE) / monthsBetween(before, after);
  const [low, high] = [Math.log(series.get(before) as number), Math.log(series.get(after) as number)];
  const base = low + (high - low) * share;
  return new Map(months.filter((it) => it > BASE).map((it) => [it, Math.log(series.get(it) as number) - base]));
}

/** Electric cars: what asks of the models that are followed did, then half of what auctions did to them apart from others. */
function electricCars(readings: Readings): Pick<PriceIndex, 'electric' | 'models'> {
  const each = Object.entries(TESLAS).map(([family, letter]) => ({
    family,
    factors: modelFactors(readings.get(`iseecars_tesla_model_${letter}`) ?? new Map()),
  }));
  const months = [...(each[0]?.factors.keys() ?? [])].filter((month) =>
    each.every(({ factors }) => factors.has(month)),
  );
  const last = months.at(-1);
  if (last === undefined) return { electric: { [BASE]: 1 }, models: {} };
  const at = (month: string) => each.map(({ factors }) => factors.get(month) as number);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const electric: Record<string, number> = { [BASE]: 1 };
  for (const month of months) electric[month] = round(Math.exp(mean(at(month))));
  const [ev, others] = [readings.get('manheim_ev'), readings.get('manheim_nonev')];
  for (const month of [...(ev?.keys() ?? [])].sort()) {
    const [own, rest] = [change(ev, last, month), change(others, last, month)];
    if (month > last && own !== null && rest !== null)
      electric[month] = round(Math.exp(mean(at(last)) + PASSED_ON * (own - rest)));
  }
  const models = Object.fromEntries(
    each.map(({ family, factors }) => [family, round((factors.get(last) as number) - mean(at(last)))]),
  );
  return { electric, models };
}

function addMonths(index: PriceIndex, readings: Readings): PriceIndex {
  const cpi = readings.get('cpi_used_sa');
  const last = Object.keys(index.all).sort().at(-1) as string;
  const newest = [...(cpi?.keys() ?? [])].sort().at(-1);
  if (newest === undefined || newest <= last) throw new Error(`There is nothing after ${last} in it.`);
  const all: Record<string, number> = { ...index.all };
  for (let month = shiftMonth(last, 1); month <= newest; month = shiftMonth(month, 1)) {
    const moved = change(cpi, last, month);
    if (moved !== null) all[month] = round((index.all[last] as number) * Math.exp(moved));
  }
  return { ...index, all };
}

/** A page that froze, and a figure misread, both look healthy: they are told apart here. */
function assertBelievable(before: PriceIndex, { all, electric }: PriceIndex): void {
  for (const factors of [all, electric]) {
    const months = Object.keys(factors).sort();
    months.slice(1).forEach((month, at) => {
      const earlier = months[at] as string;
      const moved = Math.log((factors[month] as number) / (factors[earlier] as number));
      if (Math.abs(moved) > MAX_JUMP * Math.max(1, monthsBetween(earlier, month)))
        throw new Error(`${month} differs from ${earlier} by ${(100 * moved).toFixed(1)} %.`);
    });
  }
  const [was, is] = [before.all, all].map((factors) => Object.keys(factors).sort().at(-1) as string);
  if ((is as string) < (was as string)) throw new Error(`It ends in ${is}, before ${was}.`);
  const tail = Object.keys(all).sort().slice(-3);
  if (new Set(tail.map((month) => all[month])).size === 1)
    console.warn(`The last three months are alike (${tail.join(', ')}): is the source still kept up?`);
}

const source = process.argv[2];
if (!source) {
  console.error('Usage: npm run index:update -- FILE|URL');
  process.exit(2);
}
const text = /^https?:/.test(source)
  ? await (await fetch(source, { signal: AbortSignal.timeout(30_000) })).text()
  : readFileSync(source, 'utf8');
const before = JSON.parse(readFileSync(FILE, 'utf8')) as PriceIndex;
const readings = readFacts(text);
const whole = readings.has('cpi_used_sa') && readings.has('manheim_uvvi');
const next: PriceIndex = {
  ...(whole ? { ...before, all: allCars(readings), ...electricCars(readings) } : addMonths(before, readings)),
  written: new Date().toISOString().slice(0, 10),
};
assertBelievable(before, next);
writeFileSync(new URL(`${FILE.href}.new`), `${JSON.stringify(next, null, 2)}\n`);
renameSync(new URL(`${FILE.href}.new`), FILE);
const values = Object.values(next.all);
console.log(
  `${values.length} months to ${Object.keys(next.all).sort().at(-1)}: all cars ${(100 * (values.at(-1) ?? 1)).toFixed(1)}, middle ${(100 * median(values)).toFixed(1)}; electric to ${Object.keys(next.electric).sort().at(-1)}: ${(100 * (Object.values(next.electric).at(-1) ?? 1)).toFixed(1)} (${BASE} = 100)`,
);
