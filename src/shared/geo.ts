export interface Point {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
}

/** Mean radius of the earth, IUGG: 6,371.0088 km. */
const EARTH_RADIUS_MILES = 3958.7613;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies, in miles (haversine; within 0.5 % of the true ellipsoid). */
export function milesBetween(a: Point, b: Point): number {
  const sinLat = Math.sin(toRadians(b.lat - a.lat) / 2);
  const sinLng = Math.sin(toRadians(b.lng - a.lng) / 2);
  const h = sinLat ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * sinLng ** 2;
  // Rounding can push h a hair above 1 for antipodes, where asin has no answer.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** `0.4` → `less than 1 mi`, `12.3` → `12 mi`, for cards and the listing page. */
export function formatDistance(miles: number): string {
  return miles < 1 ? 'less than 1 mi' : `${Math.round(miles).toLocaleString('en-US')} mi`;
}
