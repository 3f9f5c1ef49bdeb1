import type { Limits } from './limits.ts';
import { DEAL_STEPS, type DealStep } from './steps.ts';

/** What a gauge shows of a market, in cents. Both ends are open: what lies beyond stands at the end. */
export type Domain = { readonly low: number; readonly high: number };

/** One step on a gauge: its prices, null where it is open, and its place in percent of the whole. */
export type Zone = {
  readonly step: DealStep;
  readonly from: number | null;
  readonly to: number | null;
  readonly start: number;
  readonly width: number;
};

/** The market in the middle, and as much room beyond the outer limits as between them and the market. */
export function domainOf({ great, high }: Limits): Domain {
  const reach = high - great;
  const center = (great + high) / 2;
  return { low: center - reach, high: center + reach };
}

/** Where a price stands, in percent from the left. */
export function placeOn({ low, high }: Domain, cents: number): number {
  const share = high > low ? (cents - low) / (high - low) : 0.5;
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
}

/** The five steps side by side, by the very limits that the badge goes by. */
export function zonesOf({ great, good, fair, high }: Limits, domain: Domain): readonly Zone[] {
  const ends = [null, great, good, fair, high, null];
  return DEAL_STEPS.map((step, at) => {
    const [from, to] = [ends[at] ?? null, ends[at + 1] ?? null];
    const start = from === null ? 0 : placeOn(domain, from);
    const end = to === null ? 100 : placeOn(domain, to);
    return { step, from, to, start, width: Math.max(0, Math.round((end - start) * 10) / 10) };
  });
}

/** Rows for marks, so that no two of one row stand closer than `apart` percent. Each takes the first row it fits in. */
export function stackMarks(places: readonly number[], apart: number): readonly number[] {
  const rows: number[][] = [];
  return places.map((place) => {
    const free = rows.findIndex((row) => row.every((other) => Math.abs(other - place) >= apart));
    const row = free === -1 ? rows.length : free;
    rows[row] = [...(rows[row] ?? []), place];
    return row;
  });
}
