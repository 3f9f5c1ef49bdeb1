import { readFileSync } from 'node:fs';

export type Point = readonly [x: number, y: number];
type Geometry = {
  type: string;
  id?: string;
  properties?: { name?: string };
  arcs?: unknown;
  geometries?: Geometry[];
};
type File = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<string, Geometry>;
};
export type Topology = ReturnType<typeof openTopology>;

/** A TopoJSON file: lines by their numbers, and what its objects are made of. A negative number is a line walked backwards. */
export function openTopology(path: string) {
  const { transform, arcs, objects } = JSON.parse(readFileSync(path, 'utf8')) as File;
  const [[kx, ky], [dx, dy]] = [transform.scale, transform.translate];
  const lines: Point[][] = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX, stepY]): Point => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy];
    });
  });
  const line = (index: number): readonly Point[] => (index < 0 ? [...(lines[~index] ?? [])].reverse() : (lines[index] ?? []));
  const geometries = (object: string): readonly Geometry[] => objects[object]?.geometries ?? [];
  const ringsOf = ({ type, arcs: parts }: Geometry): number[][] =>
    type === 'MultiPolygon' ? (parts as number[][][]).flat() : (parts as number[][]);
  const rings = (object: string, without?: string): number[][] =>
    geometries(object)
      .filter(({ id }) => id === undefined || id !== without)
      .flatMap(ringsOf);
  return {
    rings,
    /** Each part of an object by its name. */
    named: (object: string) =>
      geometries(object).map((it) => ({ name: it.properties?.name ?? '', rings: ringsOf(it) })),
    line,
    lines: (object: string): number[][] =>
      geometries(object).flatMap(({ type, arcs: parts }) =>
        type === 'MultiLineString' ? (parts as number[][]) : [parts as number[]],
      ),
    join: (indices: readonly number[]): Point[] => indices.flatMap((index, at) => line(index).slice(at === 0 ? 0 : 1)),
    /** Lines that two neighbors share. */
    borders(object: string): number[] {
      const seen = new Map<number, number>();
      for (const index of rings(object).flat()) {
        const arc = index < 0 ? ~index : index;
        seen.set(arc, (seen.get(arc) ?? 0) + 1);
      }
      return [...seen].flatMap(([arc, times]) => (times > 1 ? arc : []));
    },
  };
}

/** Units of the files: a ten-thousandth of a degree is about 36 feet. */
const UNIT = 10_000;

/** Collects lines, simplified, as steps in whole units; each line of the topology once. */
export function keepArcs(topology: Topology, tolerance: number) {
  const arcs: number[][] = [];
  const kept = new Map<number, number>();
  const add = (points: readonly Point[]): number => arcs.push(toSteps(simplify(points, tolerance))) - 1;
  const keep = (arc: number): number => {
    const known = kept.get(arc);
    if (known !== undefined) return known;
    kept.set(arc, add(topology.line(arc)));
    return arcs.length - 1;
  };
  /** Islands that would be a dot are left out. */
  const isSeen = (ring: readonly number[]): boolean => spanOf(topology.join(ring)) > tolerance * 4;
  return {
    arcs,
    add,
    keep,
    rings: (list: readonly number[][]): number[][] =>
      list.filter(isSeen).map((ring) => ring.map((index) => (index < 0 ? ~keep(~index) : keep(index)))),
  };
}

function toSteps(points: readonly Point[]): number[] {
  let [x, y] = [0, 0];
  return points.flatMap(([pointX, pointY]) => {
    const [nextX, nextY] = [Math.round(pointX * UNIT), Math.round(pointY * UNIT)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

function spanOf(points: readonly Point[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const wide = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b)) - list.reduce((a, b) => Math.min(a, b));
  return Math.max(wide(xs), wide(ys));
}

/** Ramer, Douglas and Peucker: drops points nearer than `tolerance` to the line without them. Ends stay. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const stays = new Uint8Array(points.length);
  stays[0] = stays[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [most, at] = [tolerance, -1];
    for (let index = from + 1; index < to; index++) {
      const away = distance(points[index] as Point, points[from] as Point, points[to] as Point);
      if (away > most) [most, at] = [away, index];
    }
    if (at === -1) continue;
    stays[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return points.filter((_, index) => stays[index]);
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Whether a line to the east crosses the ring an odd number of times. */
export const isInside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at || ring.length) - 1] as Point;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
