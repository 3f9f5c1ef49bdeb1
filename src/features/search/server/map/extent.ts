import type { MapBounds } from '../../rules/bounds.ts';

/** The box around points: `add` is called for each, `read` at the end; null when there was none. */
export function openExtent(): { add(lat: number, lng: number): void; read(): MapBounds | null } {
  let [west, south, east, north] = [180, 90, -180, -90];
  return {
    add: (lat, lng) => {
      if (lng < west) west = lng;
      if (lng > east) east = lng;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
    },
    read: () => (west > east ? null : [west, south, east, north]),
  };
}
