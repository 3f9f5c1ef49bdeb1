/** How often a saved search writes. */
export const ALERT_FREQUENCIES = ['INSTANT', 'DAILY', 'WEEKLY'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 12:00 UTC: seven or eight in the morning in New York, four or five in Los Angeles. */
const MORNING_UTC = 12;
const FRIDAY = 5;

/**
 * When a search looks next, after `from`. Instant ones look at every round of the job; daily ones in the morning; weekly
 * ones on Friday morning, before the days on which people go and see cars.
 */
export function nextRun(frequency: AlertFrequency, from: Date): Date {
  if (frequency === 'INSTANT') return from;
  let next = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate(), MORNING_UTC);
  if (next <= from.getTime()) next += DAY;
  if (frequency === 'WEEKLY') next += ((FRIDAY - new Date(next).getUTCDay() + 7) % 7) * DAY;
  return new Date(next);
}
