import type { Priors } from './tree.ts';

/**
 * How far prices may have moved unseen, as logarithms. Levels are how well a reading tells the market it stands for, growth
 * is measured on the monthly changes since September 2023, `apart` is our own working figure for models against
 * their segment (docs/valuation.md).
 */
const LEVEL = 0.025;
const GROWTH = 0.011;
const ELECTRIC = { level: 0.08, growth: 0.022 };
const FUEL: Readonly<Record<string, number>> = { gas: 0.01, diesel: 0.04, hybrid: 0.04, plugin: 0.06 };
const SEGMENT = 0.025;
const APART = 0.04;
const AGES_APART = 0.01;

/** Months without a reading (of cars at large, of electric ones) and years since the month of the model's prices. */
export type Unseen = { readonly base: number; readonly electric: number; readonly years: number };

/** By how much prices of a fuel may move in a month without a reading. */
export const growthOf = (fuel: string): number => (fuel === 'electric' ? ELECTRIC.growth : GROWTH);

export function priorsAfter({ base, electric, years }: Unseen): Priors {
  return (level, { fuel }) => {
    if (level === 'all') return LEVEL ** 2 + GROWTH ** 2 * base;
    if (level === 'fuel')
      return fuel === 'electric' ? ELECTRIC.level ** 2 + ELECTRIC.growth ** 2 * electric : (FUEL[fuel] ?? 0.02) ** 2;
    if (level === 'segment') return SEGMENT ** 2;
    return (level === 'family' ? APART : AGES_APART) ** 2 * Math.max(0.25, years);
  };
}
