export type Degrees = readonly [lng: number, lat: number];

/**
 * Outlines as the files in `shapes/` keep them (scripts/data/map.ts): lines as steps in ten-thousandths of a degree, and
 * what is made of them. A negative number is a line walked backwards.
 */
export type Shapes = {
  readonly arcs: readonly (readonly number[])[];
  readonly rings: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly lines: Readonly<Record<string, readonly number[]>>;
  readonly names?: readonly StateName[];
};
/** Name, longitude, latitude, and the zoom from which the state is wide enough for it. */
export type StateName = readonly [name: string, lng: number, lat: number, zoom: number];
/** Closer, a view is within one state, and its towns need the room. */
export const STATE_NAMES_UNTIL = 7;
/** Name, longitude, latitude, the zoom from which there is room for the name, 1 for a great town. Those come first. */
export type Town = readonly [name: string, lng: number, lat: number, zoom: number, great: 0 | 1];

/** Degrees along a side of the cells that smaller towns are kept in, and the zoom from which they are asked for. */
const TOWN_CELL = 6;
export const TOWN_CELL_ZOOM = 7;

const UNIT = 10_000;

/** Outlines in degrees, each line unrolled once. */
export function openShapes({ arcs, rings, lines }: Shapes) {
  const unrolled = arcs.map(unroll);
  const line = (index: number) => (index < 0 ? [...(unrolled[~index] ?? [])].reverse() : (unrolled[index] ?? []));
  const join = (indices: readonly number[]) => indices.flatMap((index, at) => line(index).slice(at === 0 ? 0 : 1));
  return {
    rings: (name: string): Degrees[][] => (rings[name] ?? []).map(join),
    lines: (name: string): Degrees[][] => (lines[name] ?? []).map(line),
  };
}

function unroll(steps: readonly number[]): Degrees[] {
  const points: Degrees[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / UNIT, y / UNIT]);
  }
  return points;
}

/** The files of towns that a part of the map needs: west, south, east, north. */
export function townCells([west = 0, south = 0, east = 0, north = 0]: readonly number[]): string[] {
  const cell = (degrees: number) => Math.floor(degrees / TOWN_CELL);
  const cells: string[] = [];
  for (let x = cell(west); x <= cell(east); x++)
    for (let y = cell(south); y <= cell(north); y++) cells.push(`${x}_${y}`);
  return cells;
}
