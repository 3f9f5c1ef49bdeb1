/** The logarithms from a likely figure down and up to the ends of the range that four in five prices lie in. */
export type Ends = { readonly down: number; readonly up: number };

/** Standard deviations from the middle to the ends of four in five. */
const EIGHTY = 1.2816;
/** The error of the model has longer tails than a normal one: its middle is narrower than its ends say. */
const LONG_TAILS = 1.1;

/** The variance of the model's own error that its range speaks for. */
export const noiseOf = ({ down, up }: Ends): number => ((down + up) / 2 / EIGHTY) ** 2;

/** The range with what the market may have moved unseen: model noise and drift are independent, so their squares add up. */
export function widened({ down, up }: Ends, variance: number): Ends {
  const drift = (EIGHTY * LONG_TAILS) ** 2 * variance;
  return { down: Math.sqrt(down ** 2 + drift), up: Math.sqrt(up ** 2 + drift) };
}
