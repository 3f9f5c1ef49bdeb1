const INVALID_DATE = 'Invalid input. Please provide a valid Date object or date string.';

/** A moment, or a day written as `2026-11-21`, which is that day everywhere. */
export type DateInput = Date | string;

export interface Where {
  /** IANA name: `America/New_York`. */
  timeZone: string;
}

export interface WhereAndWhen extends Where {
  now: Date;
}

const DAY = 86_400_000;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY_PARTS = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', DAY_PARTS);
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-US', { ...DAY_PARTS, year: 'numeric' });

const LONG_DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** `November 21, 2026`, of a day written as `2026-11-21`. */
export const formatLongDate = (day: string): string => LONG_DAY.format(new Date(day));

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `2026-11` as “November 2026”. */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01`));

/** The name of the day of the week. Throws the specification's sentence for anything that is no date. */
export function weekdayOf(input: DateInput, { timeZone }: Where = { timeZone: 'UTC' }): Weekday {
  return weekdayOfDay(dayNumber(input, timeZone));
}

/** Calendar days from one date to another where `timeZone` is used: midnight counts, hours do not. Negative backwards. */
export function daysBetween(from: DateInput, to: DateInput, { timeZone }: Where): number {
  return dayNumber(to, timeZone) - dayNumber(from, timeZone);
}

/**
 * Today, Tomorrow, Yesterday; This or Next {weekday} up to six days ahead; Last {weekday} up to six days back; null
 * further away. Weeks run from Monday, so that Saturday and Sunday are told as one weekend.
 */
export function relativeDay(input: DateInput, { now, timeZone }: WhereAndWhen): string | null {
  const today = dayNumber(now, timeZone);
  const day = dayNumber(input, timeZone);
  const away = day - today;
  if (away === 0) return 'Today';
  if (away === 1) return 'Tomorrow';
  if (away === -1) return 'Yesterday';
  if (Math.abs(away) > 6) return null;
  const which = away < 0 ? 'Last' : weekNumber(day) === weekNumber(today) ? 'This' : 'Next';
  return `${which} ${weekdayOfDay(day)}`;
}

/** The relative label where there is one, else `Sat, Nov 21`, with the year where it is not this one. */
export function formatDay(input: DateInput, { now, timeZone }: WhereAndWhen): string {
  return relativeDay(input, { now, timeZone }) ?? formatDate(input, { now, timeZone });
}

/** `Sat, Nov 21`, with the year where it is not this one. */
export function formatDate(input: DateInput, { now, timeZone }: WhereAndWhen): string {
  const date = new Date(dayNumber(input, timeZone) * DAY);
  const thisYear = new Date(dayNumber(now, timeZone) * DAY).getUTCFullYear() === date.getUTCFullYear();
  return (thisYear ? DAY_OF_YEAR : DAY_AND_YEAR).format(date);
}

/** Days since 1970-01-01 of the calendar day that it is in the time zone. */
function dayNumber(input: DateInput, timeZone: string): number {
  const date = input instanceof Date ? input : typeof input === 'string' ? new Date(input) : null;
  if (!date || Number.isNaN(date.getTime())) throw new Error(INVALID_DATE);
  if (typeof input === 'string' && DATE_ONLY.test(input)) return date.getTime() / DAY;
  return Math.floor((date.getTime() + zoneOffset(date, timeZone)) / DAY);
}

/** Clocks are put forward and back on a quarter of an hour. */
const QUARTER = 15 * 60_000;
const MAX_OFFSETS = 1_000;
const offsets = new Map<string, number>();

/** Milliseconds that clocks in the zone are ahead of UTC at that moment. Reading them from a name takes longest of all. */
function zoneOffset(date: Date, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(date.getTime() / QUARTER)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  const read = readOffset(date, timeZone);
  offsets.set(key, read);
  return read;
}

function readOffset(date: Date, timeZone: string): number {
  const name = formatterFor(timeZone).format(date);
  const match = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name);
  if (!match) return 0;
  const [, sign, hours, minutes, seconds = '0'] = match;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/** Making a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, made);
  return made;
}

function weekdayOfDay(day: number): Weekday {
  // Day 0 was a Thursday.
  return WEEKDAYS[(((day + 4) % 7) + 7) % 7] ?? 'Sunday';
}

function weekNumber(day: number): number {
  return Math.floor((day + 3) / 7);
}
