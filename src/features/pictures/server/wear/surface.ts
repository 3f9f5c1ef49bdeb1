import type { Standing } from '../blend.ts';
import { boxOf, type Box } from '../frame.ts';
import type { Layer } from '../layers.ts';
import { LIGHT, lightOf, toByte } from '../linear-light.ts';

type Light = readonly [number, number, number];

/** The outside of a vehicle as it can be marked: what was rendered without paint, and the light on the paint. */
export type Surface = {
  readonly base: Layer;
  readonly tint: Layer;
  /** What of the frame the vehicle fills. */
  readonly box: Box;
  /** Light of the paint's three channels. */
  readonly paint: Light;
};

export function surfaceOf({ base, tint }: Standing, color: string): Surface | null {
  return tint && { base, tint, box: boxOf(base), paint: lightOf(color) };
}

/** Bytes of light below which paint is only a reflection on something else. */
const LIT = 14;
const WHOLE = 220;

export const isPaint = ({ base, tint }: Surface, at: number): boolean =>
  (tint.data[at] as number) > LIT && (base.data[at * 4 + 3] as number) > WHOLE;

/** About how bright the paint is, 0 to 1. */
export const brightness = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Puts another, dull color over the paint of a pixel; `much` is 0 for none to 1 for no paint left. */
export function cover({ base, tint }: Surface, at: number, color: Light, much: number): void {
  const lit = LIGHT[tint.data[at] as number] as number;
  const alpha = Math.max((base.data[at * 4 + 3] as number) / 255, 0.01);
  tint.data[at] = toByte(lit * (1 - much));
  for (let channel = 0; channel < 3; channel++) {
    const own = LIGHT[base.data[at * 4 + channel] as number] as number;
    base.data[at * 4 + channel] = toByte(own * (1 - 0.85 * much) + (much * lit * (color[channel] as number)) / alpha);
  }
}

/** Makes a pixel brighter or darker: a factor on all its light, and what it reflects besides. */
export function relight({ base, tint }: Surface, at: number, factor: number, shine: number): void {
  tint.data[at] = toByte((LIGHT[tint.data[at] as number] as number) * factor);
  for (let channel = 0; channel < 3; channel++) {
    const own = LIGHT[base.data[at * 4 + channel] as number] as number;
    base.data[at * 4 + channel] = toByte(own * factor + shine);
  }
}

/** Every pixel of the box, with its place in it from 0 to 1. */
export function overBox({ box, base }: Surface, visit: (at: number, across: number, down: number) => void): void {
  for (let row = 0; row < box.height; row++)
    for (let column = 0; column < box.width; column++)
      visit((box.top + row) * base.width + box.left + column, column / box.width, row / box.height);
}

export const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

const corner = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

/** Uneven everywhere, the same for the same place: 0 to 1 (value noise in two octaves). */
export function unevenness(x: number, y: number, seed: number): number {
  return (2 * noise(x, y, seed) + noise(x * 2.7, y * 2.7, seed + 31)) / 3;
}

function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(0, 1, x - left), smooth(0, 1, y - top)];
  const above = corner(left, top, seed) * (1 - u) + corner(left + 1, top, seed) * u;
  const under = corner(left, top + 1, seed) * (1 - u) + corner(left + 1, top + 1, seed) * u;
  return above * (1 - v) + under * v;
}
