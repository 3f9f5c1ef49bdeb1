import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { placeLine } from '#features/listings/rules/place-line.ts';
import { type PlanAddress, toClock } from '../rules/address.ts';
import { toInstant } from '#shared/time-zones.ts';
import { planPage } from '../words.ts';
import { type CalendarEvent, writeCalendar } from '#platform/calendar/index.ts';
import type { Ctx } from '#platform/context.ts';
import { type PlannedVisit, readPlan } from './read-plan.ts';

const MINUTES_A_DAY = 1_440;

/** A plan that runs past midnight ends with the day. */
const clock = (minutes: number): string => toClock(Math.min(minutes, MINUTES_A_DAY - 1));

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
      start: toInstant(date, clock(begin), zone),
      end: toInstant(date, clock(leave), zone),
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
