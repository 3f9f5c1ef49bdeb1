import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Outlines of the rendered bodies, for the seller's camera: traced from the alpha of the parts, simplified, as path data.
 * Run again after new bodies or views were rendered: `node scripts/pictures/outlines.ts`.
 */
const PARTS = 'src/features/pictures/parts';
const TARGET = 'src/features/photos/rules/data/outlines.ts';
const VIEWS = ['front34', 'rear34'] as const;
/** Units of an outline's width. On a phone a unit is less than a pixel. */
const WIDTH = 400;
/** Units that a simplified line may leave the traced one by. */
const TOLERANCE = 1.1;
/** Loops below this share of the box are mirrors, gaps between spokes and the like. */
const MIN_SHARE = 0.012;
const OPAQUE = 96;

type Point = readonly [x: number, y: number];
type Mask = { readonly width: number; readonly height: number; readonly isInside: (x: number, y: number) => boolean };

async function maskOf(file: string): Promise<Mask> {
  const { data, info } = await sharp(file).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 0) > OPAQUE;
  return { width, height, isInside };
}

/** Every edge between inside and outside, from corner to corner, with the inside on its right. */
function edgesOf({ width, height, isInside }: Mask): Map<string, Point[]> {
  const edges = new Map<string, Point[]>();
  const add = ([x, y]: Point, to: Point) => edges.set(`${x},${y}`, [...(edges.get(`${x},${y}`) ?? []), to]);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isInside(x, y)) continue;
      if (!isInside(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isInside(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isInside(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isInside(x - 1, y)) add([x, y + 1], [x, y]);
    }
  return edges;
}

/** Edges joined to closed loops. */
function loopsOf(mask: Mask): Point[][] {
  const edges = edgesOf(mask);
  const loops: Point[][] = [];
  for (let [start] = edges.keys(); start !== undefined; [start] = edges.keys()) {
    const loop: Point[] = [];
    for (let at = start; edges.has(at); ) {
      const ways = edges.get(at) ?? [];
      const to = ways.pop();
      if (ways.length === 0) edges.delete(at);
      if (!to) break;
      loop.push(to);
      at = `${to[0]},${to[1]}`;
    }
    loops.push(loop);
  }
  return loops;
}

const areaOf = (loop: readonly Point[]): number =>
  Math.abs(
    loop.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = loop[(at + 1) % loop.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
}

/** Douglas and Peucker's: the points without which the line would leave the traced one by more than the tolerance. */
function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, far] = [0, 0];
  line.forEach((point, at) => {
    const away = distance(point, first, last);
    if (away > far) [farthest, far] = [at, away];
  });
  if (far <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

/** A loop opened at its leftmost point and the one farthest from it, so that both stay. */
function simplifyLoop(loop: readonly Point[], tolerance: number): Point[] {
  const from = loop.reduce((best, [x], at) => (x < (loop[best] as Point)[0] ? at : best), 0);
  const turned = [...loop.slice(from), ...loop.slice(0, from)];
  const [startX, startY] = turned[0] as Point;
  const away = ([x, y]: Point) => Math.hypot(x - startX, y - startY);
  const half = turned.reduce((best, point, at) => (away(point) > away(turned[best] as Point) ? at : best), 0);
  const [there, back] = [turned.slice(0, half + 1), [...turned.slice(half), turned[0] as Point]];
  return [...simplify(there, tolerance).slice(0, -1), ...simplify(back, tolerance).slice(0, -1)];
}

/** Absolute start, then steps, all whole numbers. */
function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let [x, y] = first;
  const steps = rest.map((to) => {
    const step = `${to[0] - x} ${to[1] - y}`;
    [x, y] = to;
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

async function outlineOf(file: string): Promise<{ height: number; d: string }> {
  const loops = loopsOf(await maskOf(file));
  const all = loops.flat();
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const [wide, high] = [Math.max(...all.map(([x]) => x)) - left, Math.max(...all.map(([, y]) => y)) - top];
  const scale = WIDTH / wide;
  const kept = loops.filter((loop) => areaOf(loop) > wide * high * MIN_SHARE);
  const paths = kept
    .sort((a, b) => areaOf(b) - areaOf(a))
    .map((loop) => simplifyLoop(loop, TOLERANCE / scale))
    .map((loop) => loop.map(([x, y]): Point => [Math.round((x - left) * scale), Math.round((y - top) * scale)]))
    .map(pathOf);
  return { height: Math.round(high * scale), d: paths.join('') };
}

type Manifest = { models: Record<string, { body: string; views: Record<string, unknown> }> };
const { models } = JSON.parse(readFileSync(`${PARTS}/vehicles.json`, 'utf8')) as Manifest;

const lines: string[] = [];
for (const [name, { body, views }] of Object.entries(models).sort(([a], [b]) => a.localeCompare(b))) {
  if (name !== body) continue;
  const drawn: string[] = [];
  for (const view of VIEWS) {
    if (!views[view]) continue;
    const { height, d } = await outlineOf(`${PARTS}/vehicles/${name}-${view}-base.webp`);
    drawn.push(`    ${view}: { height: ${height}, d: '${d}' },`);
  }
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  if (drawn.length > 0) lines.push(`  ${key}: {`, ...drawn, '  },');
}

writeFileSync(
  TARGET,
  `/** Written by scripts/pictures/outlines.ts from the rendered parts; units of which a body is ${WIDTH} wide. */
export type Outline = { readonly height: number; readonly d: string };
export const OUTLINE_WIDTH = ${WIDTH};
export const OUTLINES: Readonly<Record<string, { readonly front34?: Outline; readonly rear34?: Outline }>> = {
${lines.join('\n')}
};
`,
);
