import {
  fuelGroup,
  type QuantileMap,
  type Quantiles,
  quantilesAt,
} from '../../src/features/valuation/server/model/quantiles.ts';
import { SOURCES } from '../../src/features/valuation/server/model/vehicle-row.ts';
import { groupBy, quantile } from './statistics.ts';
import type { Training } from './training-rows.ts';

/** One row's error as a share of its width, and where it stands. */
type Share = { readonly row: Training['row']; readonly log: number; readonly share: number };
type Measured = {
  readonly rows: readonly Training[];
  readonly predicted: Float64Array;
  readonly width: Float64Array;
  readonly isAsked: (row: Training) => boolean;
};
export type Calibration = { readonly quantiles: Readonly<Record<string, Quantiles>>; readonly map: QuantileMap };

/** A little less than a tenth: what is fitted on some rows is a little too narrow for others. */
const TAIL = 0.0975;
/** What is fitted on the few rows around a point is narrower still. */
const MAP_TAIL = 0.0935;
/** Rows that neither the spread model nor the trees they are predicted by have seen. */
const FOLDS = [3, 4];
const VALUES = [6_000, 9_000, 13_000, 18_000, 24_000, 32_000, 45_000, 65_000].map((dollars) =>
  round(Math.log(dollars)),
);
const AGES = [0.6, 2.1, 4.1, 6.1, 8.1, 11, 15];
/** How far around a point its rows count, and how many have to: logarithms of dollars and shares of an age. */
const NEAR = { value: 0.22, age: 0.25, rows: 220 };
/** A fuel's own factor needs so many rows to count half. */
const FUEL_LEAN = 150;

/** Percentiles of errors by market; those of dealers' asks also by valued price, age, and fuel. */
export function calibrate({ rows, predicted, width, isAsked }: Measured): Calibration {
  const shares = rows.flatMap((it, i): Share[] => {
    const log = predicted[i] as number;
    return FOLDS.includes(it.fold) && !it.masked && isAsked(it)
      ? [{ row: it.row, log, share: (it.y - log) / (width[i] as number) }]
      : [];
  });
  const known = SOURCES.flatMap((source) => {
    const own = shares.filter(({ row }) => row.source === source).map(({ share }) => share);
    return own.length > 0 ? [[source, [round(quantile(own, TAIL)), round(quantile(own, 1 - TAIL))] as const]] : [];
  });
  return {
    quantiles: Object.fromEntries(known),
    map: mapOf(shares.filter(({ row }) => row.source === 'dealer_ask')),
  };
}

function mapOf(shares: readonly Share[]): QuantileMap {
  const grid = (tail: number) => VALUES.map((value) => AGES.map((age) => round(near(shares, { value, age, tail }))));
  const plain: QuantileMap = { values: VALUES, ages: AGES, low: grid(MAP_TAIL), high: grid(1 - MAP_TAIL), fuels: {} };
  const fuels = [...groupBy(shares, ({ row }) => fuelGroup(row))].map(([fuel, own]) => {
    const factor = (side: 0 | 1): number => {
      const tail = side === 0 ? MAP_TAIL : 1 - MAP_TAIL;
      const relative = own.map(({ row, log, share }) => share / Math.abs(quantilesAt(plain, log, row)[side]));
      const found = Math.abs(quantile(relative, tail));
      return round(1 + ((found - 1) * own.length) / (own.length + FUEL_LEAN));
    };
    return [fuel, [factor(0), factor(1)] as const] as const;
  });
  return { ...plain, fuels: Object.fromEntries(fuels) };
}

/** The percentile around a point: rows weigh less the farther they are, and the circle grows until enough of them count. */
function near(shares: readonly Share[], { value, age, tail }: { value: number; age: number; tail: number }): number {
  for (let reach = 1; ; reach *= 1.3) {
    const weighed = shares.map(({ row, log, share }) => {
      const far = (log - value) / (NEAR.value * reach);
      const old = Math.log((row.age + 2) / (age + 2)) / (NEAR.age * reach);
      return { share, weight: Math.exp(-(far ** 2 + old ** 2) / 2) };
    });
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    if (total >= NEAR.rows || reach > 20) return weightedQuantile(weighed, total * tail);
  }
}

function weightedQuantile(weighed: { share: number; weight: number }[], until: number): number {
  let sum = 0;
  for (const { share, weight } of weighed.toSorted((a, b) => a.share - b.share)) {
    sum += weight;
    if (sum >= until) return share;
  }
  return Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
