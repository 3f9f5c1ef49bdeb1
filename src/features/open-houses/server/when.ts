import { plainTime } from '#shared/clock.ts';

/** `Sat, Nov 21, 1:00–1:20 PM ET`, as clocks at the place show it. */
export function formatWhen({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
    timeZone,
  });
  return plainTime(format.formatRange(startsAt, endsAt));
}

/** `1:20 PM` */
export const formatTime = (at: Date, timeZone: string): string =>
  plainTime(new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at));
