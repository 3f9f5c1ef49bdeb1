import { z } from 'zod';
import { formatClockRange } from '#shared/clock.ts';

export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string().regex(TIME);
export const hoursSchema = z.partialRecord(z.enum(WEEKDAYS), z.strictObject({ opens: time, closes: time }));
/** When it is open; a day that is missing is closed. Times are the place's own, 24 hours. */
export type OpeningHours = z.infer<typeof hoursSchema>;

export const DAY_LABELS: Readonly<Record<Weekday, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

/** `09:00` → 540. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Two times as typed. Both empty is closed (null); the day must end after it begins. */
export function parseDay(
  opens: string,
  closes: string,
): { ok: true; value: { opens: string; closes: string } | null } | { ok: false; reason: string } {
  if (opens === '' && closes === '') return { ok: true, value: null };
  if (!TIME.test(opens) || !TIME.test(closes)) return { ok: false, reason: 'Enter both times, or leave both blank.' };
  return opens < closes
    ? { ok: true, value: { opens, closes } }
    : { ok: false, reason: 'The closing time must be after the opening time.' };
}

/** Days with the same hours in a row, as people write them on a door: `Monday to Friday, 9 AM–6 PM`. */
export function hoursLines(hours: OpeningHours): { days: string; text: string }[] {
  const groups: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const day of WEEKDAYS) {
    const own = hours[day];
    const text = own ? formatClockRange(minutesOf(own.opens), minutesOf(own.closes)) : 'Closed';
    const before = groups.at(-1);
    if (before?.text === text) before.last = day;
    else groups.push({ first: day, last: day, text });
  }
  return groups.map(({ first, last, text }) => ({
    days: first === last ? DAY_LABELS[first] : `${DAY_LABELS[first]} to ${DAY_LABELS[last]}`,
    text,
  }));
}
