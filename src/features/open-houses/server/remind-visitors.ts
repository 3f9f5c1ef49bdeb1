import { and, asc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { addDays } from '#shared/days.ts';
import { toLocal } from '#shared/time-zones.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { guestEmail } from './emails.ts';
import type { FoundVisit } from './find-visit.ts';
import { receives } from './wanted.ts';

const { listings, openings, reservations } = schema;
const HOUR = 3_600_000;
const A_RUN = 200;

type Reminder = {
  readonly news: 'tomorrow' | 'soon';
  readonly told: typeof reservations.toldDayBeforeAt | typeof reservations.toldSoonAt;
  readonly mark: (now: Date) => Partial<typeof reservations.$inferInsert>;
  /** How long before the visit it is due, and from when on it is too late for it. */
  readonly from: number;
  readonly until: number;
};

const REMINDERS: readonly Reminder[] = [
  {
    news: 'tomorrow',
    told: reservations.toldDayBeforeAt,
    mark: (now) => ({ toldDayBeforeAt: now }),
    from: 24 * HOUR,
    until: 3 * HOUR,
  },
  { news: 'soon', told: reservations.toldSoonAt, mark: (now) => ({ toldSoonAt: now }), from: 2 * HOUR, until: 0 },
];

/** Who confirmed that shortly before has the other email still in view. */
const JUST_CONFIRMED = HOUR;

/**
 * Reminds parties of a confirmed visit the day before and two hours before, once each, with the same calendar entry.
 * Gives the number of emails.
 */
export async function remindVisitors({ services }: { services: Services }): Promise<number> {
  let emails = 0;
  for (const reminder of REMINDERS) {
    const due = await services.db
      .select({ id: reservations.id })
      .from(reservations)
      .innerJoin(openings, eq(openings.id, reservations.openingId))
      .where(isDue(reminder, services.now()))
      .orderBy(asc(openings.startsAt))
      .limit(A_RUN);
    for (const { id } of due)
      if (await services.db.transaction((tx) => remindOne(services, tx, id, reminder))) emails += 1;
  }
  return emails;
}

function isDue({ told, from, until }: Reminder, now: Date): SQL | undefined {
  return and(
    eq(reservations.status, 'CONFIRMED'),
    isNull(told),
    eq(openings.status, 'OPEN'),
    gt(openings.startsAt, new Date(now.getTime() + until)),
    lte(openings.startsAt, new Date(now.getTime() + from)),
  );
}

async function remindOne(services: Services, tx: Transaction, id: string, reminder: Reminder): Promise<boolean> {
  const now = services.now();
  const [party] = await tx
    .update(reservations)
    .set(reminder.mark(now))
    .where(and(eq(reservations.id, id), eq(reservations.status, 'CONFIRMED'), isNull(reminder.told)))
    .returning();
  if (!party) return false;
  const [there] = await tx
    .select({ opening: openings, row: listings })
    .from(openings)
    .innerJoin(listings, eq(listings.id, openings.listingId))
    .where(eq(openings.id, party.openingId));
  if (!there || !isWorthIt({ party, ...there }, reminder, now)) return false;
  await guestEmail({ services, tx, party, ...there, news: reminder.news });
  return true;
}

/** Not right after confirming, and “tomorrow” only while clocks at the place say so. */
function isWorthIt({ party, opening, row }: FoundVisit, { news, from }: Reminder, now: Date): boolean {
  if (!receives(row.status) || opening.status !== 'OPEN') return false;
  if (party.updatedAt.getTime() > opening.startsAt.getTime() - from - JUST_CONFIRMED) return false;
  const [today, day] = [now, opening.startsAt].map((at) => toLocal(at, zoneOf(row)).day);
  return news === 'soon' || (today !== undefined && addDays(today, 1) === day);
}
