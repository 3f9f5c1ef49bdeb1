import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { dayHoursOf, writeDayHours } from '#features/listings/rules/day-hours.ts';
import { LISTED_STATUSES } from '#features/listings/rules/status.ts';
import { addDays, toDayNumber } from '#shared/days.ts';
import { toLocal } from '#shared/time-zones.ts';
import { type Services, VISITOR, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { type ListingRow, listingTags, saveChange } from '#features/listings/server/index.ts';
import { diceFor } from './random.ts';

const { listings } = schema;

/** The answer that holds the days, by category. */
const DAYS = { GARAGE: 'saleDays', PROPERTY_OPEN: 'openDays' } as const;
const CATEGORIES = Object.keys(DAYS) as (keyof typeof DAYS)[];
/** A sale that closes at noon in the east is listed until midnight there: on its last day it is still "today". */
const REST = 12 * 3_600_000;
const A_RUN = 200;

/**
 * Moves the demo market's garage sales and open houses that are over to a coming weekend, on the same days of the week
 * and at the same hours, so that a demo is never out of date. Nobody else's listings are touched, and no line of the
 * record: days are no price and no status. The same days move to the same days on every machine.
 */
export async function moveDemoDays({ services }: { services: Services }): Promise<number> {
  const isOver = and(
    eq(listings.demo, true),
    inArray(listings.category, CATEGORIES),
    inArray(listings.status, [...LISTED_STATUSES]),
    lte(listings.endsAt, new Date(services.now().getTime() - REST)),
  );
  const over = await services.db
    .select({ id: listings.id })
    .from(listings)
    .where(isOver)
    .orderBy(asc(listings.endsAt))
    .limit(A_RUN);
  for (const { id } of over) {
    const saved = await services.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(listings)
        .where(and(eq(listings.id, id), isOver))
        .for('update');
      return row ? moveOne(services, tx, row) : null;
    });
    if (saved) await services.cache.invalidate(listingTags(saved));
  }
  return over.length;
}

function moveOne(services: Services, tx: Transaction, row: ListingRow): Promise<ListingRow> {
  const field = DAYS[row.category as keyof typeof DAYS];
  const { day: today } = toLocal(services.now(), 'America/New_York');
  const days = later(row.answers[field], today, row.id);
  return saveChange({ ctx: withActor(services, VISITOR), tx, row, input: { answers: { [field]: days } } });
}

/** The days, whole weeks later: the next time they come, or for every third listing the time after. */
export function later(answer: unknown, today: string, id: string): string[] {
  const days = dayHoursOf(answer).sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first] = days;
  if (!first) return [];
  const passed = Math.max(1, Math.ceil((toDayNumber(today) - toDayNumber(first.day)) / 7));
  const weeks = passed + (diceFor(`days ${id} ${first.day}`).chance(1 / 3) ? 1 : 0);
  return days.map((entry) => writeDayHours({ ...entry, day: addDays(entry.day, weeks * 7) }));
}
