import type { Unseen } from './drift/priors.ts';
import type { Place } from './drift/tree.ts';

/** Factors since the month of the model's prices, by month; derived, never the readings themselves. */
export type PriceIndex = {
  readonly name: string;
  readonly base: string;
  readonly written: string;
  readonly all: Readonly<Record<string, number>>;
  readonly electric: Readonly<Record<string, number>>;
  /** Logarithms by which bodies moved apart from all cars until a month, half of what was read. */
  readonly segments: { readonly until: string; readonly by: Readonly<Record<string, number>> };
  /** Logarithms by which models moved apart from electric cars at large. */
  readonly models: Readonly<Record<string, number>>;
  readonly sources: readonly { readonly name: string; readonly url: string; readonly read: string }[];
};

const toNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
export const monthsBetween = (from: string, to: string): number => toNumber(to) - toNumber(from);
export function shiftMonth(month: string, by: number): string {
  const at = toNumber(month) + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

type Carried = {
  /** Logarithm that a price of the base month is carried by. */
  readonly log: number;
  /** Month of the last reading that was used. */
  readonly month: string;
  readonly unseen: Unseen;
};

/** How prices of a place of the market moved from the month of the model's prices to another one. */
export function carryTo(index: PriceIndex, to: string, { fuel, segment, family }: Place): Carried {
  const [all, electric] = [lastOf(index.all), lastOf(index.electric)];
  const own = fuel === 'electric';
  const since = Math.max(0, monthsBetween(index.base, to));
  const ramp = Math.min(1, since / monthsBetween(index.base, index.segments.until));
  const seen = own ? electric : all;
  // An electric reading stands for its months; what all cars did afterwards holds for electric ones as well.
  const after = own && to > electric ? reading(index.all, to) - reading(index.all, electric) : 0;
  const apart = own ? (index.models[family] ?? 0) * Math.min(1, since / 24) : (index.segments.by[segment] ?? 0) * ramp;
  return {
    log: reading(own ? index.electric : index.all, to) + after + apart,
    month: to < seen ? to : seen,
    unseen: {
      base: Math.max(0, monthsBetween(all, to)),
      electric: Math.max(0, monthsBetween(electric, to)),
      years: since / 12,
    },
  };
}

export const lastOf = (factors: Readonly<Record<string, number>>): string => Object.keys(factors).sort().at(-1) ?? '';

/** Months between two readings lie on the straight line; after the last it is carried forward. */
function reading(factors: Readonly<Record<string, number>>, month: string): number {
  const months = Object.keys(factors).sort();
  const after = months.find((name) => name >= month);
  const before = months.findLast((name) => name <= month);
  const [high, low] = [after ?? before, before ?? after];
  if (high === undefined || low === undefined) return 0;
  const [a, b] = [Math.log(factors[low] as number), Math.log(factors[high] as number)];
  return low === high ? a : a + ((b - a) * monthsBetween(low, month)) / monthsBetween(low, high);
}
