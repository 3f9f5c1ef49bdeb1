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
  // Its thin and unbreakable spaces are no good in subjects of letters.
  return format.formatRange(startsAt, endsAt).replace(/[\u2009\u202f\u00a0]/g, ' ');
}
