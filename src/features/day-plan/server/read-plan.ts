import { and, inArray, isNotNull, or } from 'drizzle-orm';
import { CATEGORIES } from '#features/listings/rules/categories.ts';
import { type DayHours, dayHoursOf, isOvernight, zoneOf } from '#features/listings/rules/day-hours.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { isUp } from '#features/listings/rules/status.ts';
import { MINUTES_A_DAY, type PlanAddress, parseClock, toClock } from '../rules/address.ts';
import { weekendOf, addDays } from '#shared/days.ts';
import { orderStops } from '../rules/order.ts';
import { type Stop, type Visit, visitsInOrder } from '../rules/visits.ts';
import { toLocal, toInstant } from '#shared/time-zones.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { findZip } from '#features/places/server/index.ts';
import { readListings } from '#features/listings/server/index.ts';
import { placeLine } from '#features/listings/rules/place-line.ts';
import { planPage } from '../words.ts';
import { type CalendarEvent, writeCalendar } from '#platform/calendar/index.ts';

const { listings } = schema;

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

type PlannedVisit = Visit & { readonly listing: PublicListing };
export type DayPlan = {
  /** The day that is planned: the one asked for, else the one on which most is open. */
  readonly date: string;
  /** Every day on which one of the stops is open, in order. */
  readonly days: readonly string[];
  readonly visits: readonly PlannedVisit[];
  /** Chosen and not in the plan: shut that day, or not to be reached in time. */
  readonly left: readonly { readonly listing: PublicListing; readonly why: 'closed' | 'late' }[];
  /** Chosen and gone meanwhile. */
  readonly gone: number;
  /** The town where the day begins; null without a ZIP, or with one that nobody knows. */
  readonly from: string | null;
};

/** What can be planned: it has days, and a page. */
const isPlannable = ({ category, status }: PublicListing): boolean =>
  CATEGORIES[category].stay !== null && isUp(status);

async function readStops(ctx: Pick<Ctx, 'db' | 'now'>, uniqueIds: readonly string[]): Promise<PublicListing[]> {
  if (uniqueIds.length === 0) return [];
  const rows = await ctx.db
    .select({ id: listings.id, uniqueId: listings.uniqueId })
    .from(listings)
    .where(and(inArray(listings.uniqueId, [...uniqueIds]), or(isNotNull(listings.publishedAt))));
  const found = await readListings({ ctx, ids: rows.map(({ id }) => id) });
  const byName = new Map([...found.values()].map((listing) => [listing.uniqueId, listing]));
  return uniqueIds.flatMap((id) => byName.get(id) ?? []).filter(isPlannable);
}

const toWindow = (entry: DayHours) => ({
  opens: parseClock(entry.opens) ?? 0,
  closes: (parseClock(entry.closes) ?? 0) + (isOvernight(entry) ? MINUTES_A_DAY : 0),
});

const toStop = (listing: PublicListing, date: string): Stop => {
  const { latitude, longitude } = listing.place;
  return {
    id: listing.id,
    at: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    windows: dayHoursOf(listing.details.days)
      .filter(({ day }) => day === date)
      .map(toWindow),
    stay: CATEGORIES[listing.category].stay ?? 0,
  };
};

/** Days from today on, on which one of the stops is open. */
function openDays(stops: readonly PublicListing[], now: Date): string[] {
  const days = stops.flatMap((listing) => {
    const today = toLocal(now, zoneOf(listing.place)).day;
    return dayHoursOf(listing.details.days)
      .map(({ day }) => day)
      .filter((day) => day >= today);
  });
  return [...new Set(days)].sort();
}

/** The day on which most stops are open, of equals the first; the coming Saturday while there are none. */
function bestDay(stops: readonly PublicListing[], days: readonly string[], now: Date): string {
  const openOn = (day: string) => stops.filter((stop) => toStop(stop, day).windows.length > 0).length;
  const [first] = days;
  if (!first) return weekendOf(toLocal(now, 'America/New_York').day).first;
  return days.reduce((best, day) => (openOn(day) > openOn(best) ? day : best), first);
}

/** A day out: what was chosen, in the order in which to visit it. */
export async function readPlan({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'now'>; input: PlanAddress }): Promise<DayPlan> {
  const chosen = await readStops(ctx, input.stops);
  const days = openDays(chosen, ctx.now());
  const date = input.date ?? bestDay(chosen, days, ctx.now());
  const home = input.from ? findZip(input.from) : null;
  const at =
    home && home.latitude !== null && home.longitude !== null ? { lat: home.latitude, lng: home.longitude } : null;
  const stops = chosen.map((listing) => toStop(listing, date));
  const start = { at, time: input.start };
  const visits = visitsInOrder(orderStops(stops, start), start) ?? [];
  const byId = new Map(chosen.map((listing) => [listing.id, listing]));
  const planned = new Set(visits.map(({ id }) => id));
  return {
    date,
    days,
    visits: visits.flatMap((visit) => {
      const listing = byId.get(visit.id);
      return listing ? [{ ...visit, listing }] : [];
    }),
    left: chosen
      .filter(({ id }) => !planned.has(id))
      .map((listing) => ({ listing, why: toStop(listing, date).windows.length === 0 ? 'closed' : 'late' })),
    gone: input.stops.length - chosen.length,
    from: home ? `${home.city}, ${home.state}` : null,
  };
}
