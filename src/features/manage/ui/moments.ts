import { formatDate } from '#shared/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The country's clock: nobody has told us theirs. */
const WHERE = { timeZone: 'America/New_York' } as const;

/** "just now", "12 minutes ago", "Fri, Nov 20, 7:00 AM"; null when it has not been. */
export function toMoment(at: Date | null, now: Date): string | null {
  if (!at) return null;
  const past = now.getTime() - at.getTime();
  if (Math.abs(past) < MINUTE) return past >= 0 ? 'just now' : 'in a moment';
  if (past > 0 && past < HOUR) {
    const minutes = Math.floor(past / MINUTE);
    return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  }
  const time = new Intl.DateTimeFormat('en-US', {
    ...WHERE,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  });
  return `${formatDate(at, { now, ...WHERE })}, ${time.format(at)}`;
}
