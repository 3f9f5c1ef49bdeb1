import { formatDate } from '#shared/dates.ts';
import { formatClock, parseClock } from '#features/day-plan/rules/address.ts';
import { fill } from '#shared/text.ts';
import { toLocal } from '#shared/time-zones.ts';
import { thingsPage as words } from '../words/things.ts';

/** A time of an open house as anyone may see it. */
export type Time = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly places: number | null;
  readonly left: number | null;
  readonly status: 'OPEN' | 'CANCELLED';
};
type Slot = {
  readonly id: string;
  /** "1 – 1:20 pm" */
  readonly time: string;
  readonly note: string;
  readonly open: boolean;
};
export type SlotDay = { readonly label: string; readonly slots: readonly Slot[] };

const clockOf = (at: Date, zone: string): string => formatClock(parseClock(toLocal(at, zone).time) ?? 0);

/** `1 – 1:20 pm`, `11:40 am – 12 pm` */
function formatTimes({ startsAt, endsAt }: Pick<Time, 'startsAt' | 'endsAt'>, zone: string): string {
  const [from, to] = [clockOf(startsAt, zone), clockOf(endsAt, zone)];
  const [clock = '', half] = from.split(' ');
  return to.endsWith(` ${half}`) ? `${clock} – ${to}` : `${from} – ${to}`;
}

export const formatSlot = (time: Pick<Time, 'startsAt' | 'endsAt'>, zone: string, now: Date): string =>
  `${formatDate(toLocal(time.startsAt, zone).day, { now, timeZone: 'UTC' })}, ${formatTimes(time, zone)}`;

/** Whether one may still come, or reserve where one has to. */
export const isFree = (time: Time, now: Date): boolean =>
  time.status === 'OPEN' && time.endsAt > now && (time.left === null || time.left > 0);

function noteOf(time: Time, now: Date): string {
  if (time.status === 'CANCELLED') return words.slotOff;
  if (time.endsAt <= now) return words.slotOver;
  if (time.left === null) return '';
  if (time.left === 0) return words.slotFull;
  return time.left === 1 ? words.slotLeftOne : fill(words.slotLeft, { n: time.left });
}

/** Times by the day that clocks at the place show. */
export function slotDays(times: readonly Time[], zone: string, now: Date): SlotDay[] {
  const days = Map.groupBy(times, ({ startsAt }) => toLocal(startsAt, zone).day);
  return [...days].map(([day, slots]) => ({
    label: formatDate(day, { now, timeZone: 'UTC' }),
    slots: slots.map((time) => ({
      id: time.id,
      time: formatTimes(time, zone),
      note: noteOf(time, now),
      open: isFree(time, now),
    })),
  }));
}

/** `EST`, `Mountain Standard Time` where there is no short name. */
export const zoneName = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
