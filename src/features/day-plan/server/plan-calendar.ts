import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { placeLine } from '#features/listings/rules/place-line.ts';
import { MINUTES_A_DAY, type PlanAddress, toClock } from '../rules/address.ts';
import { addDays } from '#shared/days.ts';
import { toInstant } from '#shared/time-zones.ts';
import { planPage } from '../words.ts';
import { type CalendarEvent, writeCalendar } from '#platform/calendar/index.ts';
import type { Ctx } from '#platform/context.ts';
import { type PlannedVisit, readPlan } from './read-plan.ts';

/** The moment so many minutes after the day began, by its clocks; past midnight on the day after. */
const momentOf = (date: string, minutes: number, zone: string): Date =>
  toInstant(addDays(date, Math.floor(minutes / MINUTES_A_DAY)), toClock(minutes % MINUTES_A_DAY), zone);

/** A day out as one calendar file: every visit in its turn. */
export async function planCalendar({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>;
  input: PlanAddress;
}): Promise<string> {
  const { date, visits } = await readPlan({ ctx, input });
  const { siteUrl } = ctx.config;
  const toEvent = ({ listing, begin, leave }: PlannedVisit): CalendarEvent => {
    const zone = zoneOf(listing.place);
    return {
      uid: `plan-${date}-${listing.id}@${new URL(siteUrl).hostname}`,
      start: momentOf(date, begin, zone),
      end: momentOf(date, leave, zone),
      title: listing.title,
      text: listing.description.slice(0, 1_000),
      place: placeLine(listing),
      at: null,
      url: new URL(listing.path, siteUrl).href,
      sequence: 0,
      changedAt: ctx.now(),
      cancelled: false,
    };
  };
  return writeCalendar({ name: planPage.calendarName, events: visits.map(toEvent) });
}
