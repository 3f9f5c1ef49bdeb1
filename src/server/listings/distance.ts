import { type SQL, sql } from 'drizzle-orm';
import { schema } from '../db/index.ts';

const { listings } = schema;
const EARTH_MILES = 3958.8;

export type Center = { readonly latitude: number; readonly longitude: number };

/** Great-circle miles from a point to a listing (haversine); null where the listing has no place. */
export function milesFrom({ latitude, longitude }: Center): SQL<number | null> {
  return sql<number | null>`(2 * ${EARTH_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(${listings.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${listings.latitude}))
    * power(sin(radians(${listings.longitude} - ${longitude}::float8) / 2), 2)))))`;
}
