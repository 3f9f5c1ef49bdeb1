import type { Opening } from '#features/listings/rules/day-hours.ts';
import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { type OpenNow, openNow, openUntil } from '#features/listings/rules/open-now.ts';
import { addDays, toDayNumber } from '#shared/days.ts';
import { toInstant, toLocal } from '#shared/time-zones.ts';
import { type OpeningHours, WEEKDAYS } from './opening-hours.ts';
import type { PublicPartner } from './partner.ts';

type Located = Pick<PublicPartner, 'hours' | 'state' | 'latitude' | 'longitude'>;

/** Day 0 was a Thursday; weeks run from Monday. */
const weekdayOf = (day: string) => WEEKDAYS[(toDayNumber(day) + 3) % 7] ?? 'MONDAY';

/** The openings of today and of the week after it, as moments. */
function weekFrom(hours: OpeningHours, now: Date, timeZone: string): Opening[] {
  const { day: today } = toLocal(now, timeZone);
  return Array.from({ length: 8 }, (_, away) => addDays(today, away)).flatMap((day) => {
    const own = hours[weekdayOf(day)];
    if (!own) return [];
    return [{ startsAt: toInstant(day, own.opens, timeZone), endsAt: toInstant(day, own.closes, timeZone) }];
  });
}

/** Whether a dealership is open, by the clocks of its own place. `changes`: when a kept page says something else. */
export type LotHours = { readonly state: OpenNow; readonly timeZone: string; readonly changes: Date | null };

/** Null for one that gave no hours. */
export function lotHours({ hours, state: region, latitude, longitude }: Located, now: Date): LotHours | null {
  if (Object.keys(hours).length === 0) return null;
  const timeZone = zoneOf({ region, latitude, longitude });
  const state = openNow(weekFrom(hours, now, timeZone), now);
  return { state, timeZone, changes: openUntil(state, { now, timeZone }) };
}

/** The first of several moments, as a page tells the cache; undefined when nothing changes by itself. */
export function firstChange(moments: readonly (Date | null | undefined)[]): string | undefined {
  const times = moments.flatMap((at) => (at ? [at.getTime()] : []));
  return times.length === 0 ? undefined : new Date(Math.min(...times)).toISOString();
}
