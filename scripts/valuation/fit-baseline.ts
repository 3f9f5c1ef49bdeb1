/**
 * Fits the baseline: median prices by make, model and age, and a slope over miles. Numbers only, never rows.
 * Run: `npx node scripts/valuation/fit-baseline.ts [training file]`. Writes src/server/valuation/data/baseline.json
 * and prints the table of docs/valuation.md, measured on rows left out of the fit.
 */
import { writeFileSync } from 'node:fs';
import { type BaselineData, type Level, OLDEST, type Spread } from '../../src/server/valuation/baseline-data.ts';
import { findCurve, predictLog } from '../../src/server/valuation/predict.ts';
import type { Segment } from '../../src/server/valuation/segments.ts';
import { type Adjusted, fitCurve, fitSegmentCurves } from './curves.ts';
import { fitMilesSlope, fitUsualMiles } from './mileage.ts';
import { printReport } from './report.ts';
import { readRows } from './rows.ts';
import { type Sale, toQuery, toSale } from './sale.ts';
import { groupBy, median, quantile } from './statistics.ts';

const FILE = process.argv[2] ?? new URL('../../../shared/data/used-car-sales-train.csv.gz', import.meta.url).pathname;
const OUT = new URL('../../src/server/valuation/data/baseline.json', import.meta.url);
const MIN_MODEL = 8;
const MIN_MAKE = 20;

const sales: Sale[] = [];
for await (const row of readRows(FILE)) {
  const sale = toSale(row);
  if (sale.age <= OLDEST) sales.push(sale);
}
const dealer = sales.filter((sale) => sale.source === 'truecar_2023');
const fitted = dealer.filter((sale) => !sale.heldOut);
const classified = sales.filter((sale) => sale.source === 'craigslist_2018' && !sale.heldOut);

const usualMiles = fitUsualMiles(fitted);
const milesSlope = fitMilesSlope(fitted);
const adjust = (sale: Sale): Adjusted => ({
  sale,
  log: sale.log - ((milesSlope[sale.age] as number) * (sale.miles - (usualMiles[sale.age] as number))) / 10_000,
});
const rows = fitted.map(adjust);
const segments = fitSegmentCurves(rows, classified.map(adjust));
const shapeOf = (group: readonly Adjusted[]) => segments[commonSegment(group)].log;

const byModel = groupBy(
  rows.flatMap((row) => row.sale.keys.map((key) => ({ key, row }))),
  ({ key }) => key,
);
const models = [...byModel].filter(([, group]) => group.length >= MIN_MODEL).sort(([a], [b]) => (a < b ? -1 : 1));
const byMake = groupBy(
  rows.flatMap((row) => [row.sale.make, `${row.sale.make}|${row.sale.segment}`].map((key) => ({ key, row }))),
  ({ key }) => key,
);
const makes = [...byMake].filter(([, group]) => group.length >= MIN_MAKE).sort(([a], [b]) => (a < b ? -1 : 1));
const curves = (groups: [string, { row: Adjusted }[]][]) =>
  Object.fromEntries(
    groups.map(([key, group]) => [
      key,
      fitCurve(
        group.map(({ row }) => row),
        shapeOf(group.map(({ row }) => row)),
      ),
    ]),
  );

const data: BaselineData = {
  version: 'baseline-1',
  month: '2023-08',
  rows: fitted.length,
  segments: mapCurves(segments),
  makes: curves(makes),
  models: curves(models),
  modelSegments: Object.fromEntries(
    [...byModel]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, group]) => [key, commonSegment(group.map(({ row }) => row))]),
  ),
  usualMiles,
  milesSlope,
  spread: { model: [], make: [], body: [] },
};

const heldOut = dealer.filter((sale) => sale.heldOut);

function commonSegment(group: readonly Adjusted[]): Segment {
  const counts = groupBy(group, ({ sale }) => sale.segment);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'CAR';
}

function mapCurves(table: BaselineData['segments']): BaselineData['segments'] {
  const entries = Object.entries(table).map(([key, curve]) => [
    key,
    { n: curve.n, log: curve.log.map((value) => Math.round(value * 1000)) },
  ]);
  return Object.fromEntries(entries) as BaselineData['segments'];
}

/** Rows a level is really used for: rare models fall back to their make, rare makes to their body. */
const RARE_MODEL = 40;
const RARE_MAKE = 400;

function usedFor(level: Level, sale: Sale): boolean {
  if (level === 'model') return true;
  if (level === 'make') return sale.keys.every((key) => (data.models[key]?.n ?? 0) < RARE_MODEL);
  return (data.makes[sale.make]?.n ?? 0) < RARE_MAKE;
}

/** What stays known when the narrower levels are taken away. */
function knownAt(level: Level): BaselineData {
  if (level === 'model') return data;
  return level === 'make' ? { ...data, models: {} } : { ...data, models: {}, makes: {} };
}

/** Percentiles of the errors of a level on rows left out. Wider levels have too few rows for age bands. */
function spreadFor(level: Level): Spread {
  const known = knownAt(level);
  const tops = level === 'model' ? [3, 7, 11, OLDEST] : [OLDEST];
  return tops.map((to, index) => {
    const from = index === 0 ? 0 : (tops[index - 1] as number) + 1;
    const errors = heldOut
      .filter((sale) => sale.age >= from && sale.age <= to && usedFor(level, sale))
      .flatMap((sale) => {
        const match = findCurve(known, toQuery(sale));
        return match?.level === level ? [sale.log - predictLog(data, match.curve, sale.age, sale.miles)] : [];
      });
    const round = (value: number) => Math.round(value * 1000) / 1000;
    return {
      to,
      low: round(quantile(errors, 0.1)),
      high: round(quantile(errors, 0.9)),
      half: round(median(errors.map(Math.abs))),
    };
  });
}

/** Each step back is at least as wide as the widest band before. */
function widening(spread: BaselineData['spread']): BaselineData['spread'] {
  const wider = (before: Spread, after: Spread): Spread =>
    after.map((band) => ({
      to: band.to,
      low: Math.min(band.low, ...before.map(({ low }) => low)),
      high: Math.max(band.high, ...before.map(({ high }) => high)),
      half: Math.max(band.half, ...before.map(({ half }) => half)),
    }));
  const make = wider(spread.model, spread.make);
  return { model: spread.model, make, body: wider(make, spread.body) };
}

const finished: BaselineData = {
  ...data,
  spread: widening({ model: spreadFor('model'), make: spreadFor('make'), body: spreadFor('body') }),
};
writeFileSync(OUT, `${JSON.stringify(finished)}\n`);
printReport(finished, heldOut);
