import type { VehicleRow } from './vehicle-row.ts';

/** Tenth and ninetieth percentile of (actual − predicted) logarithms, as shares of the predicted width. */
export type Quantiles = readonly [low: number, high: number];

/**
 * The same of dealers' asks by valued price and age, smoothed: values of a grid between whose points lines are straight, and a
 * factor by fuel. Widths are told by trees that see neither the price nor what is done here.
 */
export type QuantileMap = {
  /** Logarithms of dollars, rising. */
  readonly values: readonly number[];
  /** Years, rising. */
  readonly ages: readonly number[];
  /** By value, then by age. */
  readonly low: readonly (readonly number[])[];
  readonly high: readonly (readonly number[])[];
  readonly fuels: Readonly<Record<string, Quantiles>>;
};

export const fuelGroup = ({ fuel, trim }: Pick<VehicleRow, 'fuel' | 'trim'>): string => {
  if (/hybrid|prime|phev|\b4xe\b/.test(trim.full)) return 'hybrid';
  return fuel === 'electric' || fuel === 'diesel' || fuel === 'hybrid' ? fuel : 'gas';
};

/** The percentiles for a vehicle valued at a logarithm of dollars. */
export function quantilesAt(map: QuantileMap, log: number, row: Pick<VehicleRow, 'fuel' | 'trim' | 'age'>): Quantiles {
  const [v, a] = [placeIn(map.values, log), placeIn(map.ages, row.age)];
  const [low, high] = map.fuels[fuelGroup(row)] ?? [1, 1];
  const at = (table: QuantileMap['low']) => {
    const along = (k: number) => between(table[k]?.[a.at] ?? 0, table[k]?.[a.at + 1] ?? 0, a.share);
    return between(along(v.at), along(v.at + 1), v.share);
  };
  return [low * at(map.low), high * at(map.high)];
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Beyond the ends the nearest point holds. */
function placeIn(points: readonly number[], x: number): { at: number; share: number } {
  const last = points.length - 2;
  const at = Math.max(
    0,
    Math.min(
      last,
      points.findLastIndex((point) => point <= x),
    ),
  );
  const [from, to] = [points[at] as number, points[at + 1] as number];
  return { at, share: Math.max(0, Math.min(1, (x - from) / (to - from))) };
}
