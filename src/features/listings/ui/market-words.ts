import { formatDate } from '#shared/dates.ts';
import type { MarketTime } from '../rules/market-time.ts';
import { fill } from '#shared/text.ts';
import { marketTime as words } from '#features/valuation/words/deal.ts';

const DAY = 86_400_000;
const byCount = (n: number, one: string, many: string): string => (n === 1 ? one : fill(many, { n }));

/** How long it has been for sale, in sentences: the first for the head of the page, all of them for its record. */
export function marketWords(time: MarketTime, now: Date, timeZone: string): readonly string[] {
  const first = fill(words.first, { date: formatDate(time.firstListedAt, { now, timeZone }) });
  const again = time.relists > 0 ? [byCount(time.relists, words.timesOne, words.times)] : [];
  if (!time.open) return [endOf(time), first, ...again];
  const total = time.relists > 0 ? [byCount(time.days, words.totalOne, words.total)] : [];
  return [agoOf(time, now), first, ...again, ...total];
}

const endOf = ({ days }: MarketTime): string =>
  days === 0 ? words.endedSoon : byCount(days, words.endedOne, words.ended);

function agoOf({ listedAt, relists }: MarketTime, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(listedAt)) / DAY));
  if (relists > 0) return days === 0 ? words.relistedToday : byCount(days, words.relistedOne, words.relisted);
  return days === 0 ? words.today : byCount(days, words.one, words.many);
}
