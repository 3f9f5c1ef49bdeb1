import { seededNumber } from './seeded.ts';
import type { Pose } from './pose.ts';

/**
 * Where a photographer would choose: by the listing's id, so that two like vehicles are seen elsewhere and from
 * elsewhere; or, where many like ones stand in a row, by its place among them, so that all of them are.
 */
export type Chance = { readonly seed: string; readonly turn: Turn | null };
/** The how-manieth of its like this is. */
export type Turn = { readonly like: string; readonly number: number };

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The step through a ring that comes by every member and leaves its neighbors far apart: about the golden section. */
function stepThrough(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618));
  while (greatestDivisor(step, count) !== 1) step += 1;
  return step;
}

/** One of so many: for those in a row each once before any comes again. */
export function chooseNumber({ seed, turn }: Chance, question: string, count: number): number {
  if (turn === null || count < 2) return count < 2 ? 0 : seededNumber(seed, question, count);
  return (seededNumber(turn.like, question, count) + turn.number * stepThrough(count)) % count;
}

/** How often everything that `chooseNumber` chooses among was there before: a number below `count`. */
export function chooseLap({ seed, turn }: Chance, question: string, among: number, count: number): number {
  return turn === null ? seededNumber(seed, question, count) : Math.floor(turn.number / Math.max(1, among)) % count;
}

export const choose = <Item>(chance: Chance, question: string, items: readonly [Item, ...Item[]]): Item =>
  items[chooseNumber(chance, question, items.length)] ?? items[0];

/** How the subject is cut on each spot of a place, so that it moves in the frame as the place does behind it. */
const CUTS: readonly Pick<Pose, 'zoom' | 'across'>[] = [
  { zoom: 4, across: 5 },
  { zoom: 1, across: 1 },
  { zoom: 1, across: 8 },
  { zoom: 6, across: 8 },
  { zoom: 6, across: 1 },
];
export const SPOTS = CUTS.length;

/**
 * A cut for this spot, a little off as by hand.
 * @param lap how often all stands were there before: every other time the subject moves to the other side
 */
export function cutOnSpot({ seed }: Chance, shot: string, spot: number, lap: number): Pick<Pose, 'zoom' | 'across'> {
  const usual = CUTS[spot] ?? { zoom: 4, across: 5 };
  const off = (question: string) => seededNumber(seed, `${shot} ${question}`, 3) - 1;
  const across = lap % 2 === 0 ? usual.across : usual.across === 5 ? 1 : 9 - usual.across;
  const zoom = lap % 2 === 0 ? usual.zoom : Math.min(usual.zoom, 3);
  return { zoom: Math.min(9, Math.max(0, zoom + off('zoom'))), across: across + off('across') };
}

/** As it was rendered, in the evening, under clouds, in the morning, in the glare of noon. */
export const LIGHTS = 5;
/** Stronger ones, for what has no paint to be true to: as it was rendered, low sun, before sunrise, before rain. */
export const STRONG_LIGHTS = [0, 5, 6, 7] as const;

/** A likely cut in a likely light; `fixed` says what is chosen elsewhere. */
export const chancePose = ({ seed }: Chance, shot: string, fixed: Partial<Pose> = {}): Pose => ({
  mirrored: false,
  zoom: seededNumber(seed, `${shot} zoom`, 10),
  across: seededNumber(seed, `${shot} across`, 10),
  down: seededNumber(seed, `${shot} down`, 10),
  spot: 0,
  light: 0,
  ...fixed,
});
