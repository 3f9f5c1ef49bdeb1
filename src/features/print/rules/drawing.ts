import type { Face } from './letters.ts';
import type { Box, Size } from './units.ts';

/** The colors of visual.md, the same on paper in light and dark. */
export const INK = '#16181D';
export const TAG = '#FFC400';
export const PAPER = '#FFFFFF';
export const FAINT = '#85888F';

/** What a renderer draws, in order. Paths are SVG path data filled by the even-odd rule. */
export type Mark =
  | { readonly kind: 'fill'; readonly d: string; readonly color: string }
  | {
      readonly kind: 'stroke';
      readonly d: string;
      readonly color: string;
      readonly width: number;
      readonly dash?: readonly [number, number];
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The left end of the baseline. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly face: Face;
      readonly color: string;
    }
  | {
      readonly kind: 'group';
      readonly x: number;
      readonly y: number;
      readonly clip?: Box;
      /** Drawn once and shown wherever the same list is: a sheet repeats its label. */
      readonly marks: readonly Mark[];
    };

/** One side of one thing, or one page. */
export type Drawing = Size & { readonly marks: readonly Mark[] };

/** Enough digits for a hundredth of a printer's dot. */
export const round = (value: number): number => Math.round(value * 10_000) / 10_000;

export const rectPath = ({ x, y, width, height }: Box): string =>
  `M${round(x)} ${round(y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;

function circlePath(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0Z`;
}

/** The tag: rounded, its upper left corner clipped, a hole punched there unless `hole` is 0. */
export function tagPath({ x, y, width, height }: Box, { clip, radius, hole }: TagShape): string {
  const [right, bottom] = [x + width, y + height];
  const r = round(radius);
  const outline = [
    `M${round(x + clip)} ${round(y)}`,
    `H${round(right - radius)}a${r} ${r} 0 0 1 ${r} ${r}`,
    `V${round(bottom - radius)}a${r} ${r} 0 0 1 ${-r} ${r}`,
    `H${round(x + radius)}a${r} ${r} 0 0 1 ${-r} ${-r}`,
    `V${round(y + clip)}Z`,
  ].join('');
  return hole > 0 ? outline + circlePath(x + clip * 0.78, y + clip * 0.78, hole) : outline;
}
export type TagShape = { readonly clip: number; readonly radius: number; readonly hole: number };

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
