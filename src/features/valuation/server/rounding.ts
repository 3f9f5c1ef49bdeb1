/** Nobody knows a car's value to the dollar: steps of $50 below $10,000, of $100 above. */
export const stepOf = (dollars: number): number => (dollars < 10_000 ? 50 : 100);

/** Whole dollars in those steps; never nothing. Never falls as `dollars` rises. */
export function roundDollars(dollars: number): number {
  const step = stepOf(dollars);
  return Math.max(step, Math.round(dollars / step) * step);
}
