import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PublicPartner } from '../rules/partner.ts';
import { LISTED_STATUSES } from '#features/listings/rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { findZip } from '#features/places/server/index.ts';
import { toPublicPartner } from './partner-view.ts';

const { listings, partners, users } = schema;
const EARTH_MILES = 3958.8;

export type ListedPartner = { readonly partner: PublicPartner; readonly miles: number | null };
export type PartnersFound = {
  readonly partners: readonly ListedPartner[];
  /** The town of the ZIP that was asked for; null without one, or when nobody knows it. */
  readonly near: string | null;
};

/** Shown, and of somebody who is still a dealership. */
export const isShown = and(eq(partners.status, 'ACTIVE'), eq(users.type, 'DEALERSHIP'));

/** Things for sale of the partner in the row. */
export const stockOf = sql<number>`(select count(*)::int from ${listings}
  where ${listings.ownerId} = ${partners.userId} and ${inArray(listings.status, [...LISTED_STATUSES])})`;

const milesFrom = (latitude: number, longitude: number): SQL<number | null> =>
  sql<number | null>`(2 * ${EARTH_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(${partners.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${partners.latitude}))
    * power(sin(radians(${partners.longitude} - ${longitude}::float8) / 2), 2)))))`;

/** Dealerships by state and name, or nearest to a ZIP first. */
export async function listPartners({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { limit: number; postcode?: string | undefined };
}): Promise<PartnersFound> {
  const place = input.postcode ? findZip(input.postcode.trim().slice(0, 5)) : null;
  const center = place?.latitude != null && place.longitude !== null ? place : null;
  const miles = center ? milesFrom(center.latitude as number, center.longitude as number) : sql<null>`null`;
  const rows = await ctx.db
    .select({ row: partners, stock: stockOf, miles })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(isShown)
    .orderBy(
      ...(center
        ? [sql`${miles} asc nulls last`, asc(partners.id)]
        : [asc(partners.state), asc(partners.name), asc(partners.id)]),
    )
    .limit(input.limit);
  return {
    partners: rows.map(({ row, stock, miles }) => ({ partner: toPublicPartner(row, stock), miles })),
    near: center ? `${center.city}, ${center.state}` : null,
  };
}
