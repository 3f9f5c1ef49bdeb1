import { seededNumber } from './scene/seeded.ts';

/** Colors that white letters can be read on (4.5:1 or more), on light pages and on dark ones. */
export const PORTRAIT_COLORS = [
  '#0b5cad',
  '#0b6b44',
  '#7b2d3a',
  '#5b3a72',
  '#465163',
  '#0d6170',
  '#6b4427',
  '#a03a1f',
  '#2c3f86',
  '#55601d',
] as const;

const FRAME = 'V43a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z';
/** What is at the foot of a tag: hills, roofs, water, a road, trees and so on, from its left edge to its right one. */
const FOOTS = [
  'M2 37C10 28 18 31 25 36S40 39 46 31',
  'M2 39L14 31L26 39H33V33H41V39H46',
  'M2 36q5.5-5 11 0t11 0t11 0t11 0',
  'M2 39H46',
  'M2 38l11-7l11 7l11-7l11 7',
  'M2 37h7v-5h7v8h6v-11h8v9h6v-5h10',
  'M2 40h5l4-9l4 9h4l5-12l5 12h4l4-8l4 8h5',
  'M2 42H12a12 12 0 0 1 24 0H46',
].map((line) => line + FRAME);

/** The house's tag: a corner cut off, and the hole it hangs by. */
const TAG =
  'M14 2H43a3 3 0 0 1 3 3V43a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V14zM10.5 12.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z';

/** A shop: its sign, an awning in stripes, a window and a door. */
const SHOP = {
  sign: 'M5 2H43a3 3 0 0 1 3 3V22H2V5a3 3 0 0 1 3-3z',
  awning:
    'M2 22h5.5v6a2.75 2.75 0 0 1-5.5 0zM13 22h5.5v6a2.75 2.75 0 0 1-5.5 0zM24 22h5.5v6a2.75 2.75 0 0 1-5.5 0zM35 22h5.5v6a2.75 2.75 0 0 1-5.5 0z',
  gaps: 'M7.5 22h5.5v6a2.75 2.75 0 0 1-5.5 0zM18.5 22h5.5v6a2.75 2.75 0 0 1-5.5 0zM29.5 22h5.5v6a2.75 2.75 0 0 1-5.5 0zM40.5 22H46v6a2.75 2.75 0 0 1-5.5 0z',
  wall: 'M4 27H44V46H4z',
  window: 'M8 34H27V42H8z',
  door: 'M31 33H40V46H31z',
} as const;

export type PortraitKind = 'person' | 'shop';
type Shape = { readonly d: string; readonly fill: string; readonly opacity?: number };
/** A drawing of 48 by 48 units, and letters on it, `size` high, that stand on `y`. */
export type Portrait = {
  readonly shapes: readonly Shape[];
  readonly letters: string;
  readonly y: number;
  readonly size: number;
};

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&/-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '?', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (first + last).toUpperCase();
}

/**
 * What stands for somebody without a picture: a tag for a person, a shop for a dealer, in a color and with a landscape
 * that follow from the name. It says nothing about anybody's looks.
 */
export function drawPortrait(name: string, kind: PortraitKind): Portrait {
  const color = PORTRAIT_COLORS[seededNumber(name, 'portrait', PORTRAIT_COLORS.length)] ?? PORTRAIT_COLORS[0];
  const letters = initialsOf(name);
  if (kind === 'person') {
    const foot = FOOTS[seededNumber(name, 'foot', FOOTS.length)] ?? '';
    const shapes = [
      { d: TAG, fill: color },
      { d: foot, fill: '#000000', opacity: 0.24 },
    ];
    return { shapes, letters, y: 30, size: 18 };
  }
  const shapes = [
    { d: SHOP.wall, fill: '#e6e1d5' },
    { d: SHOP.window, fill: '#8fb3cb' },
    { d: SHOP.door, fill: '#4b5058' },
    { d: SHOP.gaps, fill: '#f3ecdc' },
    { d: SHOP.awning, fill: color },
    { d: SHOP.sign, fill: color },
  ];
  return { shapes, letters, y: 18, size: 16 };
}
