import type { Coordinates } from './types.ts';

/** Mean radius of the earth in miles (IUGG). */
const EARTH_MILES = 3958.7613;

export type Vector = readonly [number, number, number];

export function toVector({ latitude, longitude }: Coordinates): Vector {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The straight line through the sphere (of radius 1) that spans a great-circle distance in miles. */
export const milesToChord = (miles: number): number => 2 * Math.sin(Math.min(Math.PI, miles / EARTH_MILES) / 2);
export const chordToMiles = (chord: number): number => 2 * Math.asin(Math.min(1, chord / 2)) * EARTH_MILES;

/** Great-circle distance in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const [x, y, z] = toVector(a);
  const [u, v, w] = toVector(b);
  return chordToMiles(Math.hypot(x - u, y - v, z - w));
}
