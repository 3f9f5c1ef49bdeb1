/** A part of the map in degrees, as it stands in addresses: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** Of a degree: a ten-thousandth is about 36 feet, far less than anything here is placed by. */
const PLACES = 4;
const rounded = (degrees: number): number => Number(degrees.toFixed(PLACES));

/** `-81.9,28.1,-80.9,28.9`; undefined for anything that is no part of the world, or a part without any width. */
export function parseBounds(text: string): MapBounds | undefined {
  const parts = text
    .split(',')
    .map((part) => (/^\s*-?\d{1,3}(?:\.\d{1,12})?\s*$/.test(part) ? Number(part) : Number.NaN));
  if (parts.length !== 4 || parts.some(Number.isNaN)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(rounded);
  const fits = west < east && south < north && south >= -90 && north <= 90 && west >= -360 && east <= 360;
  return fits ? [west, south, east, north] : undefined;
}

export const isWithin = ([west, south, east, north]: MapBounds, { lat, lng }: { lat: number; lng: number }): boolean =>
  lat >= south && lat <= north && (lng >= west ? lng <= east : lng + 360 >= west && lng + 360 <= east);
