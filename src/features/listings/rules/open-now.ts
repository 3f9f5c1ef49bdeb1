import { addDays } from '#shared/days.ts';
import { toInstant, toLocal } from '#shared/time-zones.ts';
import { type Opening, type DayHours, openingsOf } from './day-hours.ts';

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

/** Whether one may come at a moment, and when that changes. */
export type OpenNow =
  | { readonly kind: 'open'; readonly until: Date }
  | { readonly kind: 'opens'; readonly at: Date }
  | { readonly kind: 'over' };

/** Of openings in their order, first to last. Hours that follow each other without a break are told as one. */
export function openNow(openings: readonly Opening[], now: Date): OpenNow {
  const left = openings.filter(({ endsAt }) => endsAt > now);
  const [first] = left;
  if (!first) return { kind: 'over' };
  if (first.startsAt > now) return { kind: 'opens', at: first.startsAt };
  let until = first.endsAt;
  for (const { startsAt, endsAt } of left) if (startsAt <= until && endsAt > until) until = endsAt;
  return { kind: 'open', until };
}

/** When its words are others: at its next change, or at midnight, which turns tomorrow into today. Null when never. */
export function openUntil(state: OpenNow, { now, timeZone }: { now: Date; timeZone: string }): Date | null {
  if (state.kind === 'over') return null;
  if (state.kind === 'open') return state.until;
  const midnight = toInstant(addDays(toLocal(now, timeZone).day, 1), '00:00', timeZone);
  return new Date(Math.min(state.at.getTime(), midnight.getTime()));
}
