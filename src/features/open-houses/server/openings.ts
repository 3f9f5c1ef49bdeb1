import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx, Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { type Hosted, wantedOpenings } from './wanted.ts';

const { openings, reservations } = schema;

/** The times that a draft will have once it is published, as anyone will see them. Nothing is written. */
export const plannedOpenings = ({ now }: Pick<Services, 'now'>, row: Hosted): PublicOpening[] =>
  wantedOpenings(row)
    .filter(({ endsAt }) => endsAt > now())
    .map(({ startsAt, endsAt, places }) => ({
      id: startsAt.toISOString(),
      ...{ startsAt, endsAt, places, left: places },
      status: 'OPEN',
      sequence: 0,
      updatedAt: row.updatedAt,
    }));

/** A time as anyone may see it. Nothing says who comes, only how many places are left. */
export type PublicOpening = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Parties that may reserve; null where one simply comes. */
  readonly places: number | null;
  readonly left: number | null;
  readonly status: 'OPEN' | 'CANCELLED';
  /** SEQUENCE of the calendar file. */
  readonly sequence: number;
  readonly updatedAt: Date;
};

/** Counts against the places: confirmed, or held for an address that may still be confirmed. */
export const isTaken = (now: Date) =>
  or(
    eq(reservations.status, 'CONFIRMED'),
    and(eq(reservations.status, 'HELD'), sql`${reservations.heldUntil} > ${now.toISOString()}::timestamptz`),
  );

/** How many places of these times are taken, by opening. */
async function takenPlaces(
  services: Pick<Services, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await services.db
    .select({ id: reservations.openingId, count: sql<number>`count(*)::int` })
    .from(reservations)
    .where(and(inArray(reservations.openingId, [...ids]), isTaken(services.now())))
    .groupBy(reservations.openingId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Every time of a listing, past and called-off ones too, in order. */
export async function listOpenings({
  ctx,
  listingId,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  listingId: string;
}): Promise<PublicOpening[]> {
  const rows = await ctx.db
    .select()
    .from(openings)
    .where(eq(openings.listingId, listingId))
    .orderBy(asc(openings.startsAt));
  const taken = await takenPlaces(
    ctx,
    rows.filter(({ places }) => places !== null).map(({ id }) => id),
  );
  return rows.map(({ id, startsAt, endsAt, places, status, sequence, updatedAt }) => ({
    id,
    startsAt,
    endsAt,
    places,
    left: places === null ? null : Math.max(0, places - (taken.get(id) ?? 0)),
    status: status === 'OPEN' ? 'OPEN' : 'CANCELLED',
    sequence,
    updatedAt,
  }));
}
