import type { Limits } from './limits.ts';
import { DEAL_STEPS, type DealStep } from './steps.ts';

/** Prices in cents and where they stand, in percent from the left; straight lines between. What lies beyond stands at the end. */
export type Scale = readonly (readonly [cents: number, percent: number])[];

/** One step on a gauge: its prices, null where it is open, and its place in percent of the whole. */
export type Zone = {
  readonly step: DealStep;
  readonly from: number | null;
  readonly to: number | null;
  readonly start: number;
  readonly width: number;
};

/** Where the zones of every gauge end, so that their names and limits have room in the width of a phone. */
const ENDS = [20, 38, 62, 81] as const;

/** The zones at their places whatever the market is: a price stands in the zone of its badge, as deep as it lies in it. */
export function scaleOf({ great, good, fair, high }: Limits): Scale {
  const [low, top] = endsOf({ great, good, fair, high });
  return [
    [low, 0],
    [great, ENDS[0]],
    [good, ENDS[1]],
    [fair, ENDS[2]],
    [high, ENDS[3]],
    [top, 100],
  ];
}

/** Both ends are open: as wide for their place as the zones beside them. */
function endsOf({ great, good, fair, high }: Pick<Limits, 'great' | 'good' | 'fair' | 'high'>): [number, number] {
  const below = ((good - great) * ENDS[0]) / (ENDS[1] - ENDS[0]);
  const above = ((high - fair) * (100 - ENDS[3])) / (ENDS[3] - ENDS[2]);
  return [great - below, high + above];
}

/** The same prices in one straight line, for a slider, whose every step is as far as the next. */
export function lineOf(limits: Limits, round: (cents: number) => number) {
  const [low, high] = endsOf(limits);
  return [
    [round(low), 0],
    [round(high), 100],
  ] as const;
}

/** Where a price stands, in percent from the left. */
export function placeOn(scale: Scale, cents: number): number {
  const at = scale.findIndex(([stop]) => cents <= stop);
  if (at <= 0) return at === 0 ? 0 : 100;
  const [[from, start], [to, end]] = [scale[at - 1] as Scale[number], scale[at] as Scale[number]];
  return Math.round((start + ((cents - from) / (to - from)) * (end - start)) * 10) / 10;
}

/** The five steps side by side, by the very limits that the badge goes by. */
export function zonesOf({ great, good, fair, high }: Limits, scale: Scale): readonly Zone[] {
  const ends = [null, great, good, fair, high, null];
  return DEAL_STEPS.map((step, at) => {
    const [from, to] = [ends[at] ?? null, ends[at + 1] ?? null];
    const start = from === null ? 0 : placeOn(scale, from);
    const end = to === null ? 100 : placeOn(scale, to);
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
