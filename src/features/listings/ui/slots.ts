import { formatDate } from '#shared/dates.ts';
import { formatClockRange } from '#shared/clock.ts';
import { parseClock } from '#features/day-plan/rules/address.ts';
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
  /** "1:00–1:20 PM" */
  readonly time: string;
  readonly note: string;
  readonly open: boolean;
};
type SlotDay = {
  readonly label: string;
  /** "1–3 PM", "9–11 AM, 2–4 PM" */
  readonly hours: string;
  readonly slots: readonly Slot[];
};

const minutesOf = (at: Date, zone: string): number => parseClock(toLocal(at, zone).time) ?? 0;

const formatTimes = ({ startsAt, endsAt }: Pick<Time, 'startsAt' | 'endsAt'>, zone: string): string =>
  formatClockRange(minutesOf(startsAt, zone), minutesOf(endsAt, zone));

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

/** Times that follow one another are one stretch. */
function stretchesOf(times: readonly Time[]): Pick<Time, 'startsAt' | 'endsAt'>[] {
  const stretches: { startsAt: Date; endsAt: Date }[] = [];
  for (const { startsAt, endsAt } of times) {
    const last = stretches.at(-1);
    if (last?.endsAt.getTime() === startsAt.getTime()) last.endsAt = endsAt;
    else stretches.push({ startsAt, endsAt });
  }
  return stretches;
}

/** Times by the day that clocks at the place show. */
export function slotDays(times: readonly Time[], zone: string, now: Date): SlotDay[] {
  const days = Map.groupBy(times, ({ startsAt }) => toLocal(startsAt, zone).day);
  return [...days].map(([day, slots]) => ({
    label: formatDate(day, { now, timeZone: 'UTC' }),
    hours: stretchesOf(slots)
      .map((stretch) => formatTimes(stretch, zone))
      .join(', '),
    slots: slots.map((time) => ({
      id: time.id,
      time: formatTimes(time, zone),
      note: noteOf(time, now),
      open: isFree(time, now),
    })),
  }));
}
