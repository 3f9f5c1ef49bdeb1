import type { Accuracy, BandHits, Hits, NamedHits, PlotPoint } from '../../src/features/valuation/rules/accuracy.ts';
import { ACCURACY_MARKETS } from '../../src/features/valuation/rules/accuracy.ts';
import type { Score } from './scores.ts';
import { groupBy, median } from './statistics.ts';

/** Fewer cars say little: their figures would change with the next draw. */
const MIN_CARS = 60;
const AGES = [2, 4, 6, 8, 10, 15];
const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000];
const ERRORS = { from: -0.25, to: 0.25, step: 0.025 };
const BINS = 12;

/** What the public page on accuracy shows: the own hold-out alone, where the range is a forecast too. */
export function toAccuracy({ scores, version }: { scores: readonly Score[]; version: string }): Accuracy {
  const held = scores.filter(({ fold }) => fold === 0);
  const dealers = held.filter(({ source }) => source === 'dealer_ask');
  return {
    model: version,
    month: dealers[0]?.month ?? '',
    usualPrice: Math.round(median(dealers.map(({ y }) => Math.exp(y))) / 100) * 100,
    bare: round(median(dealers.map(({ thin, y }) => errorOf(thin, y)))),
    markets: ACCURACY_MARKETS.map((market) => {
      const rows = held.filter(({ source }) => source === market);
      const months = rows.map(({ month }) => month).sort();
      return { market, from: months[0] ?? '', to: months.at(-1) ?? '', ...hitsOf(rows) };
    }),
    fuels: named(dealers, ({ fuel }) => fuel),
    segments: named(dealers, ({ segment }) => segment),
    ages: bands(dealers, ({ age }) => age, AGES),
    prices: bands(dealers, ({ predicted }) => Math.exp(predicted), PRICES),
    errors: toErrors(dealers),
    plot: {
      price: pointsOf(
        held,
        ({ predicted }) => predicted,
        (rows) => Math.round(Math.exp(median(rows.map(({ y }) => y)))),
      ),
      range: pointsOf(
        held,
        ({ low, high }) => high - low,
        (rows) => round(insideOf(rows)),
        (row) => widthOf(row),
      ),
    },
  };
}

const errorOf = (predicted: number, y: number): number => Math.abs(Math.exp(predicted - y) - 1);
/** Fine enough that a share rounded again, to a tenth of a percent, is what it would have been. */
const round = (share: number): number => Math.round(share * 1_000_000) / 1_000_000;
const shareOf = (rows: readonly Score[], is: (row: Score) => boolean): number => rows.filter(is).length / rows.length;
const insideOf = (rows: readonly Score[]): number => shareOf(rows, ({ y, low, high }) => y >= low && y <= high);
const widthOf = ({ predicted, low, high }: Score): number => Math.exp(high - predicted) - Math.exp(low - predicted);

function hitsOf(rows: readonly Score[]): Hits {
  const within = (most: number) => round(shareOf(rows, ({ predicted, y }) => errorOf(predicted, y) <= most));
  return {
    cars: rows.length,
    median: round(median(rows.map(({ predicted, y }) => errorOf(predicted, y)))),
    within10: within(0.1),
    within20: within(0.2),
    inside: round(insideOf(rows)),
    width: round(median(rows.map(widthOf))),
  };
}

const named = (rows: readonly Score[], nameOf: (row: Score) => string): NamedHits[] =>
  [...groupBy(rows, nameOf)]
    .filter(([name, group]) => name !== '' && group.length >= MIN_CARS)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, group]) => ({ name, ...hitsOf(group) }));

const bands = (rows: readonly Score[], of: (row: Score) => number, limits: readonly number[]): BandHits[] =>
  [0, ...limits].map((from, at) => {
    const to = limits[at] ?? null;
    return { from, to, ...hitsOf(rows.filter((row) => of(row) >= from && (to === null || of(row) < to))) };
  });

function toErrors(rows: readonly Score[]): Accuracy['errors'] {
  const { from, to, step } = ERRORS;
  const count = Math.round((to - from) / step);
  const shares = new Array<number>(count + 2).fill(0);
  for (const { predicted, y } of rows) {
    const at = Math.floor((Math.exp(predicted - y) - 1 - from) / step) + 1;
    const bin = Math.min(count + 1, Math.max(0, at));
    shares[bin] = (shares[bin] as number) + 1 / rows.length;
  }
  return { from: from - step, step, shares: shares.map(round) };
}

/** Every market's rows in a dozen groups of one size. */
function pointsOf(
  rows: readonly Score[],
  order: (row: Score) => number,
  toY: (group: readonly Score[]) => number,
  toX: (row: Score) => number = (row) => Math.exp(order(row)),
): PlotPoint[] {
  return ACCURACY_MARKETS.flatMap((market) => {
    const own = rows.filter(({ source }) => source === market).sort((a, b) => order(a) - order(b));
    return Array.from({ length: BINS }, (_, at) => {
      const group = own.slice(Math.floor((at * own.length) / BINS), Math.floor(((at + 1) * own.length) / BINS));
      const x = median(group.map(toX));
      return { market, x: x > 100 ? Math.round(x) : round(x), y: toY(group) };
    });
  });
}
