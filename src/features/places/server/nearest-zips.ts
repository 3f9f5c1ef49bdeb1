import { allZips } from './table.ts';
import type { Coordinates, ZipPlace } from './types.ts';

/** Mean radius of the earth in miles (IUGG). */
const EARTH_MILES = 3958.7613;

type Vector = readonly [number, number, number];

function toVector({ latitude, longitude }: Coordinates): Vector {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The straight line through the sphere (of radius 1) that spans a great-circle distance in miles. */
const milesToChord = (miles: number): number => 2 * Math.sin(Math.min(Math.PI, miles / EARTH_MILES) / 2);
const chordToMiles = (chord: number): number => 2 * Math.asin(Math.min(1, chord / 2)) * EARTH_MILES;

/** Great-circle distance in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const [x, y, z] = toVector(a);
  const [u, v, w] = toVector(b);
  return chordToMiles(Math.hypot(x - u, y - v, z - w));
}

type Sphere = { readonly places: readonly ZipPlace[]; readonly xyz: Float64Array };
let sphere: Sphere | undefined;

/** Places as points on the unit sphere: a scan over all of them takes a third of a millisecond. */
function loadSphere(): Sphere {
  if (sphere) return sphere;
  const places = [...allZips()].filter((place) => place.latitude !== null);
  const xyz = new Float64Array(places.length * 3);
  places.forEach((place, index) => {
    xyz.set(toVector(place as Coordinates), index * 3);
  });
  sphere = { places, xyz };
  return sphere;
}

/** ZIPs within `miles` of a point, the nearest first, at most `limit`. */
export function nearestZips(
  from: Coordinates,
  { miles = 50, limit = 25 }: { miles?: number; limit?: number } = {},
): { place: ZipPlace; miles: number }[] {
  const { places, xyz } = loadSphere();
  const [x, y, z] = toVector(from);
  const most = milesToChord(Math.max(0, miles)) ** 2;
  const found: { index: number; square: number }[] = [];
  for (let index = 0; index < places.length; index++) {
    const dx = (xyz[index * 3] as number) - x;
    const dy = (xyz[index * 3 + 1] as number) - y;
    const dz = (xyz[index * 3 + 2] as number) - z;
    const square = dx * dx + dy * dy + dz * dz;
    if (square <= most) found.push({ index, square });
  }
  return found
    .sort((a, b) => a.square - b.square)
    .slice(0, limit)
    .map(({ index, square }) => ({ place: places[index] as ZipPlace, miles: chordToMiles(Math.sqrt(square)) }));
}
