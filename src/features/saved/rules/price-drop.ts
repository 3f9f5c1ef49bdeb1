/** A drop worth a letter: a hundred dollars, or two percent of what is cheap. */
export const DROP = { cents: 10_000, share: 0.02 } as const;

/** The least drop from a price that is told, in cents. */
const leastDrop = (fromCents: number): number => Math.max(1, Math.min(DROP.cents, Math.ceil(fromCents * DROP.share)));

/**
 * Whether a price has come down enough to be told. `fromCents` is the price last told, or that of the day it was saved:
 * a price that goes up and down again is told once.
 */
export const isWorthTelling = (fromCents: number, toCents: number): boolean =>
  fromCents - toCents >= leastDrop(fromCents);
