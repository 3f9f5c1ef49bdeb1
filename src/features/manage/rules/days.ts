/** A day (UTC) of a listing: what was counted on it. */
export type Day = {
  readonly day: string;
  readonly views: number;
  readonly scans: number;
  readonly saves: number;
  readonly messages: number;
};
export const COUNTED = ['views', 'scans', 'saves', 'messages'] as const;
export type Counted = (typeof COUNTED)[number];

type Count = { readonly day: string; readonly count: number };
type Happened = { readonly at: string; readonly text: string };
/** What happened on a day of the chart, first to last: `at` is the day’s place in it. */
export type DayEvent = { readonly at: number; readonly day: string; readonly texts: readonly string[] };

const DAY_MS = 86_400_000;
const MIN_DAYS = 14;
/** Four weeks: more would be hairs on a phone. */
const MAX_DAYS = 28;

/** So many days are shown: since it was published, but two weeks at least and four at most. */
export const daysShown = (daysUp: number | null): number => Math.min(MAX_DAYS, Math.max(MIN_DAYS, (daysUp ?? 0) + 1));

/** Every day up to today, oldest first; days without anything are there with zeros. */
export function toDays(counts: Readonly<Record<Counted, readonly Count[]>>, days: number, now: Date): Day[] {
  const of = (kind: Counted) => new Map(counts[kind].map(({ day, count }) => [day, count]));
  const [views, scans, saves, messages] = [of('views'), of('scans'), of('saves'), of('messages')];
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(now.getTime() - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    const on = (kind: ReadonlyMap<string, number>) => kind.get(day) ?? 0;
    return { day, views: on(views), scans: on(scans), saves: on(saves), messages: on(messages) };
  });
}

/** What happened within these days, those of one day together. */
export function toEvents(happened: readonly Happened[], days: readonly Pick<Day, 'day'>[]): DayEvent[] {
  const inTime = [...happened].sort((a, b) => a.at.localeCompare(b.at));
  return days
    .map(({ day }, at) => ({
      at,
      day,
      texts: inTime.filter((one) => one.at.slice(0, 10) === day).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);
}
