import { toInstant, toLocal } from '#shared/time-zones.ts';
import { type DayHours, openingsOf } from './day-hours.ts';
import { openNow } from './open-now.ts';

/** How the hours of one day stand at a moment. */
export type DayState = 'over' | 'open' | 'today' | 'ahead';

export function dayState(entry: DayHours, timeZone: string, now: Date): DayState {
  const { kind } = openNow(openingsOf([entry], timeZone), now);
  if (kind !== 'opens') return kind;
  return toLocal(now, timeZone).day === entry.day ? 'today' : 'ahead';
}

/** When what is said of the hours changes next: at midnight before them, and as they begin and end. Null when it stays. */
export function nextTurn(days: readonly DayHours[], timeZone: string, now: Date): Date | null {
  const turns = openingsOf(days, timeZone).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const midnights = days.map(({ day }) => toInstant(day, '00:00', timeZone));
  const ahead = [...turns, ...midnights].filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime());
  return ahead[0] ?? null;
}
