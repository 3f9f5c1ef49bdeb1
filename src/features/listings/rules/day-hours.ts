import { addDays, isValidDay } from '#shared/days.ts';
import { timeZoneAt, toInstant } from '#shared/time-zones.ts';

/** One day with its hours, as clocks at the place show them: `2026-11-21`, `08:00`, `14:00`. */
export type DayHours = { readonly day: string; readonly opens: string; readonly closes: string };

/** From when to when, as everybody's clocks can be told. */
export type Opening = { readonly startsAt: Date; readonly endsAt: Date };

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})\/(\d{2}:\d{2})$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Days of one sale or open house. */
export const MAX_DAYS = 14;

/** A day with its hours as an answer holds it: `2026-11-21T08:00/14:00`. Parts may be empty while they are typed. */
export const writeDayHours = ({ day, opens, closes }: DayHours): string => `${day}T${opens}/${closes}`;

/** Reads what a form holds, finished or not. */
export function splitDayHours(text: string): DayHours {
  const [day = '', hours = ''] = text.split('T');
  const [opens = '', closes = ''] = hours.split('/');
  return { day, opens, closes };
}

/** Closes on the day after: from 8 PM to 1 AM. */
export const isOvernight = ({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): boolean => closes < opens;

/** The day on which it closes. */
export const closingDay = (entry: DayHours): string => (isOvernight(entry) ? addDays(entry.day, 1) : entry.day);

/** A night that is longer is AM and PM mixed up: nobody is open from 8 AM to 2 AM. */
const MAX_NIGHT_MINUTES = 12 * 60;

function isTooLong(entry: DayHours): boolean {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return isOvernight(entry) && minutes(entry.closes) + 24 * 60 - minutes(entry.opens) > MAX_NIGHT_MINUTES;
}

/** Reads one finished entry; null when it names no day or no time, has no length, or a night that is too long. */
export function parseDayHours(text: unknown): DayHours | null {
  const match = typeof text === 'string' ? WRITTEN.exec(text) : null;
  const [, day = '', opens = '', closes = ''] = match ?? [];
  if (!isValidDay(day) || !CLOCK.test(opens) || !CLOCK.test(closes) || opens === closes) return null;
  const entry = { day, opens, closes };
  return isTooLong(entry) ? null : entry;
}

/** Reads an answer; entries that cannot be read are left out. */
export const dayHoursOf = (answer: unknown): DayHours[] =>
  Array.isArray(answer) ? answer.map(parseDayHours).filter((entry): entry is DayHours => entry !== null) : [];

export type Whereabouts = {
  readonly region: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** The time zone that the clocks of a place follow. */
export function zoneOf({ region, latitude, longitude }: Whereabouts): string {
  return timeZoneAt(region, latitude === null || longitude === null ? null : { lat: latitude, lng: longitude });
}

/** The moments of each day, first to last. */
export function openingsOf(days: readonly DayHours[], timeZone: string): Opening[] {
  return days
    .map((entry) => ({
      startsAt: toInstant(entry.day, entry.opens, timeZone),
      endsAt: toInstant(closingDay(entry), entry.closes, timeZone),
    }))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

const MINUTE = 60_000;

/** The openings cut into visits of some minutes; a rest shorter than a visit is left over. 0 leaves them whole. */
export function visitsOf(openings: readonly Opening[], minutes: number): Opening[] {
  if (minutes <= 0) return [...openings];
  return openings.flatMap(({ startsAt, endsAt }) => {
    const count = Math.floor((endsAt.getTime() - startsAt.getTime()) / (minutes * MINUTE));
    return Array.from({ length: count }, (_, at) => ({
      startsAt: new Date(startsAt.getTime() + at * minutes * MINUTE),
      endsAt: new Date(startsAt.getTime() + (at + 1) * minutes * MINUTE),
    }));
  });
}
