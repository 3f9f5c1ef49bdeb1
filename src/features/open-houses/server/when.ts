/** Thin and unbreakable spaces are no good in subjects of emails. */
const plain = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

/** `Sat, Nov 21, 1:00 – 1:20 PM EST`, as clocks at the place show it. */
export function formatWhen({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return plain(format.formatRange(startsAt, endsAt));
}

/** `1:20 PM` */
export const formatTime = (at: Date, timeZone: string): string =>
  plain(new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at));
