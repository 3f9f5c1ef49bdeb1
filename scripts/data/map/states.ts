import { isInside, type Point } from './topology.ts';

/** Pixels of the world at zoom 0, as the map counts them, and of a spaced capital. */
const [WORLD, LETTER] = [512, 10];
/** The views that name states: closer, a view is one state and its towns. */
const [FIRST, LAST] = [3, 7];
/** Steps along the longer side of a state when the middle of its widest part is looked for. */
const STEPS = 40;
/** How much of the most room is as good as all of it. */
const NEARLY = 0.7;

type State = { readonly name: string; readonly rings: readonly (readonly Point[])[] };
/** Name, longitude, latitude, and the zoom from which the state is wide enough for its name. */
type Placed = readonly [name: string, lng: number, lat: number, zoom: number];

/** Where the name of each state stands. A state that is too small for its name on every view that names states has none. */
export function placeNames(states: readonly State[]): Placed[] {
  return states.flatMap(({ name, rings }) => {
    const spots = rings.map((ring) => findRoom(ring));
    const [[x, y], room] = spots.reduce((best, spot) => (spot[1] > best[1] ? spot : best));
    // The room is a radius; a name is wide and low, and may stand a little over the edge.
    const zoom = Math.ceil(Math.log2((name.length * LETTER * 360) / (WORLD * room * 3)));
    return zoom > LAST ? [] : [[name, round(x), round(y), Math.max(zoom, FIRST)] as const];
  });
}

const round = (degrees: number): number => Number(degrees.toFixed(2));

/** The point of a net that has most room around it in a ring, or nearly so and stands nearer to its middle. */
function findRoom(ring: readonly Point[]): readonly [Point, number] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - south];
  const step = Math.max(wide, high) / STEPS;
  const spots: [Point, number][] = [];
  for (let x = west + step / 2; x < west + wide; x += step)
    for (let y = south + step / 2; y < south + high; y += step) {
      const room = ring.reduce((least, [a, b]) => Math.min(least, Math.hypot(a - x, b - y)), Number.POSITIVE_INFINITY);
      if (isInside([x, y], ring)) spots.push([[x, y], room]);
    }
  const most = spots.reduce((best, [, room]) => Math.max(best, room), 0);
  const fit = spots.filter(([, room]) => room >= most * NEARLY);
  const middle = [0, 1].map((axis) => spots.reduce((sum, [at]) => sum + (at[axis] ?? 0) / spots.length, 0));
  const off = ([[x, y]]: [Point, number]) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
  return fit.sort((a, b) => off(a) - off(b))[0] ?? [ring[0] as Point, 0];
}
