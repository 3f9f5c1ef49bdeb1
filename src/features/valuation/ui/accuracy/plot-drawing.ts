/** A value's place from 0, left or bottom, to 1. */
export type Scale = (value: number) => number;
type Axis = { readonly name: string; readonly scale: Scale; readonly marks: readonly Mark[] };
type Mark = { readonly at: number; readonly text: string };
/** Each line has a color and a shape of its own, so that none is told by color alone. */
export const LOOKS = ['road', 'go', 'ink', 'soft'] as const;
export type Look = (typeof LOOKS)[number];
export type Line = {
  readonly name: string;
  readonly look: Look;
  readonly points: readonly (readonly [number, number])[];
};
type Bar = {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly look: 'road' | 'soft';
};
export type Plot = {
  readonly x: Axis;
  readonly y: Axis;
  readonly lines?: readonly Line[];
  readonly bars?: readonly Bar[];
  /** Where the points should be: from one place to another, in values. */
  readonly goal?: readonly [from: readonly [number, number], to: readonly [number, number]];
  /** Spoken instead of the drawing. */
  readonly label: string;
};

export const linear =
  (from: number, to: number): Scale =>
  (value) =>
    (value - from) / (to - from);
export const logarithmic =
  (from: number, to: number): Scale =>
  (value) =>
    Math.log(value / from) / Math.log(to / from);

/** In units of the picture, which is about as many pixels wide on a phone. */
const WIDTH = 344;
const HEIGHT = 248;
const LEFT = 46;
const [RIGHT, TOP, BOTTOM] = [WIDTH - 12, 14, HEIGHT - 44];

const short = (value: number): number => Math.round(value * 10) / 10;

/** Every place of a plot in the units of its picture. */
export function drawPlot({ x, y, lines = [], bars = [], goal }: Plot) {
  const toX = (value: number) => short(LEFT + (RIGHT - LEFT) * Math.min(1, Math.max(0, x.scale(value))));
  const toY = (value: number) => short(BOTTOM - (BOTTOM - TOP) * Math.min(1, Math.max(0, y.scale(value))));
  return {
    box: `0 0 ${WIDTH} ${HEIGHT}`,
    edges: { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM, width: WIDTH, height: HEIGHT },
    across: y.marks.map(({ at, text }) => ({ y: toY(at), text })),
    along: x.marks.map(({ at, text }) => ({ x: toX(at), text })),
    bars: bars.map(({ from, to, height, look }) => ({
      x: short(toX(from) + 0.75),
      y: toY(height),
      width: short(toX(to) - toX(from) - 1.5),
      height: short(BOTTOM - toY(height)),
      className: `plot-bar plot-${look}`,
    })),
    goal: goal && { x1: toX(goal[0][0]), y1: toY(goal[0][1]), x2: toX(goal[1][0]), y2: toY(goal[1][1]) },
    lines: lines.map(({ look, points }) => ({
      className: `plot-${look}`,
      path: points.map(([at, height], nth) => `${nth === 0 ? 'M' : 'L'}${toX(at)} ${toY(height)}`).join(''),
      marks: points.map(([at, height]) => markOf(look, toX(at), toY(height))).join(''),
    })),
  };
}

/** A circle, a square, a triangle or a diamond around a place, as a path. */
export function markOf(look: Look, x: number, y: number): string {
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`;
  if (look === 'road') return `M${at(-3.5, 0)}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z`;
  if (look === 'go') return `M${at(-3, -3)}h6v6h-6z`;
  if (look === 'ink') return `M${at(0, -4)}L${at(4, 3)}L${at(-4, 3)}z`;
  return `M${at(0, -4)}L${at(4, 0)}L${at(0, 4)}L${at(-4, 0)}z`;
}
