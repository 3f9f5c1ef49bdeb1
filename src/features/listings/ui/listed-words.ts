import { daysBetween } from '#shared/dates.ts';
import { fill } from '#shared/text.ts';
import { isGone } from '../rules/status.ts';
import type { PublicListing } from '../rules/public.ts';
import { CATEGORIES } from '../rules/categories.ts';
import { listing as words } from '../words/listing.ts';

/** Whose midnight counts on pages that are the same for everybody. */
const COUNTRY = { timeZone: 'America/New_York' };
/** From so many days on they are told in weeks, and from so many in months. */
const [WEEKS, MONTHS] = [14, 61];

/** "Listed 3 days ago"; nothing of what is open on days of its own, or gone. */
export function listedWords(
  listing: Pick<PublicListing, 'category' | 'status' | 'publishedAt'>,
  now: Date,
): string | undefined {
  const { category, status, publishedAt } = listing;
  if (publishedAt === null || isGone(status) || CATEGORIES[category].family === 'sale') return undefined;
  const days = Math.max(0, daysBetween(publishedAt, now, COUNTRY));
  if (days === 0) return words.listedToday;
  if (days === 1) return words.listedYesterday;
  if (days < WEEKS) return fill(words.listedDays, { n: days });
  if (days < MONTHS) return fill(words.listedWeeks, { n: Math.floor(days / 7) });
  return fill(words.listedMonths, { n: Math.floor(days / 30) });
}

const HOUR = 3_600_000;

/** When such words change: the next midnight, which comes on a full hour, after 25 of them at most. */
export function nextMidnight(now: Date): string {
  let hour = Math.floor(now.getTime() / HOUR) + 1;
  while (daysBetween(now, new Date(hour * HOUR), COUNTRY) === 0) hour++;
  return new Date(hour * HOUR).toISOString();
}
