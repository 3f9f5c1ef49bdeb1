/** What a part of a drawing is made of; the colour follows from it (paint.ts). */
export type PartRole =
  | 'body'
  | 'shade'
  | 'shine'
  | 'line'
  | 'glass'
  | 'glare'
  | 'trim'
  | 'metal'
  | 'seat'
  | 'light'
  | 'tail'
  | 'tire'
  | 'well'
  | 'second'
  | 'leaf'
  | 'water';

/** One path, painted in the order given. With `stroke` it is a line of that width, else a filled shape. */
export type Part = { role: PartRole; d: string; stroke?: number };

export type Drawing = {
  parts: readonly Part[];
  /** Ground shadow: from, to and height of the ground. */
  shadow: { from: number; to: number; y: number } | null;
  wheels: readonly Wheel[];
};

export type Wheel = { x: number; y: number; r: number; spokes: number };

/** All drawings share one field, so that they line up in a row: ground at y = 176, the front to the right. */
export const VIEW_BOX = '0 0 480 200';
export const GROUND = 176;

export const part = (role: PartRole, d: string): Part => ({ role, d });
export const stroke = (role: PartRole, width: number, d: string): Part => ({ role, d, stroke: width });

/** A circle as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A box with round corners as a path. */
export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A wheel that stands on the ground. */
export const wheel = (x: number, r: number, spokes = 5): Wheel => ({ x, y: GROUND - r, r, spokes });

/** The shadow of what stands on the ground. */
export const onGround = (from: number, to: number) => ({ from, to, y: GROUND });
