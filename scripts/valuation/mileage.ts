import { OLDEST } from '../../src/server/valuation/baseline-data.ts';
import type { Sale } from './sale.ts';
import { groupBy, median } from './statistics.ts';

/** The last age with enough dealer adverts to fit its own usual mileage. */
const LAST_FITTED = 15;
/** Miles a year that older vehicles are still driven. */
const MILES_A_YEAR_AFTER = 4_000;

/** Median mileage by age; beyond the fitted ages it goes on by a few thousand miles a year. */
export function fitUsualMiles(sales: readonly Sale[]): number[] {
  const byAge = groupBy(sales, (sale) => sale.age);
  const miles: number[] = [];
  for (let age = 0; age <= OLDEST; age++) {
    const previous = miles.at(-1) ?? 0;
    const seen = (byAge.get(age) ?? []).map((sale) => sale.miles);
    miles.push(Math.round(age <= LAST_FITTED ? Math.max(previous, median(seen)) : previous + MILES_A_YEAR_AFTER));
  }
  return miles;
}

const BANDS = [1, 3, 6, 9, 13, OLDEST];

/**
 * Slope of log price over 10,000 miles among vehicles of one model and age (means taken out), by age band, then a
 * straight line between the middles of the bands. Never above zero, so that more miles never raise a value.
 */
export function fitMilesSlope(sales: readonly Sale[]): number[] {
  const points = BANDS.map((to, index) => {
    const from = index === 0 ? 0 : (BANDS[index - 1] as number) + 1;
    const inBand = sales.filter((sale) => sale.age >= from && sale.age <= to);
    return { age: index === BANDS.length - 1 ? 16 : (from + to) / 2, slope: Math.min(-0.002, withinSlope(inBand)) };
  });
  return Array.from({ length: OLDEST + 1 }, (_, age) => Math.round(interpolate(points, age) * 1e5) / 1e5);
}

function withinSlope(sales: readonly Sale[]): number {
  let covariance = 0;
  let variance = 0;
  for (const group of groupBy(sales, (sale) => `${sale.keys[0]} ${sale.age}`).values()) {
    if (group.length < 4) continue;
    const miles = median(group.map((sale) => sale.miles));
    const log = median(group.map((sale) => sale.log));
    for (const sale of group) {
      const x = (sale.miles - miles) / 10_000;
      const y = Math.max(-0.5, Math.min(0.5, sale.log - log));
      covariance += x * y;
      variance += x * x;
    }
  }
  return covariance / variance;
}

function interpolate(points: readonly { age: number; slope: number }[], age: number): number {
  const after = points.find((point) => point.age >= age);
  const before = points.findLast((point) => point.age <= age);
  if (!after) return before?.slope ?? 0;
  if (!before || before === after) return after.slope;
  const share = (age - before.age) / (after.age - before.age);
  return before.slope + (after.slope - before.slope) * share;
}
