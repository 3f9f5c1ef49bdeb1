import type { MapBounds } from '#domain/search/bounds.ts';
import type { Spot } from './cluster.ts';

export type Gathered = {
  readonly spots: ReadonlyMap<number, Spot>;
  /** Around all of them; null when there is none. */
  readonly extent: MapBounds | null;
};

/** A hundred-thousandth of a degree is a yard: what is closer lies on one spot. */
const FINE = 100_000;
const ROW = 360 * FINE;

/** Counts listings by the spot they lie on: `add` is called for each, `read` once at the end. */
export function gatherSpots(): { add(ref: number, lat: number, lng: number): void; read(): Gathered } {
  const spots = new Map<number, Spot>();
  let [west, south, east, north] = [180, 90, -180, -90];
  return {
    add: (ref, lat, lng) => {
      const key = Math.round((lat + 90) * FINE) * ROW + Math.round((lng + 180) * FINE);
      const known = spots.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      spots.set(key, { lat, lng, count: 1, ref });
      if (lng < west) west = lng;
      if (lng > east) east = lng;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
    },
    read: () => ({ spots, extent: spots.size > 0 ? [west, south, east, north] : null }),
  };
}
