import { CATEGORIES, type CategoryRecord } from './categories.ts';
import { formatDate } from '#shared/dates.ts';
import { GRADE_LABELS } from '#shared/labels.ts';
import { formatMiles, formatNumber } from '#shared/numbers.ts';
import { parseClock } from '#features/day-plan/rules/address.ts';
import { formatClockRange } from '#shared/clock.ts';
import { type Answers, numberAnswer } from '#shared/answers.ts';
import { type DayHours, dayHoursOf } from './day-hours.ts';
import type { PublicListing } from './public.ts';
import { hasRooms } from './fields/property-gates.ts';

type Briefed = Pick<PublicListing, 'category' | 'mileage' | 'details'>;

const minutesOf = (text: string): number => parseClock(text) ?? 0;

/** `8 am – 2 pm`, by the clocks of the place. */
export const formatHours = ({ opens, closes }: DayHours): string =>
  formatClockRange(minutesOf(opens), minutesOf(closes));

/** `Sat, Nov 21, 8 am – 2 pm`, with the year where it is not that of `now`. Days are told in full: a kept page knows no today. */
const formatDayHours = (entry: DayHours, now: Date): string =>
  `${formatDate(entry.day, { now, timeZone: 'UTC' })}, ${formatHours(entry)}`;

/** `Sat, Nov 21, 8 am – 2 pm`, and how many days more. */
function daysBrief(details: Answers): string | null {
  const [first, ...rest] = dayHoursOf(details.days);
  if (!first) return null;
  const when = formatDayHours(first, new Date(`${first.day}T12:00:00Z`));
  return rest.length === 0 ? when : `${when} + ${rest.length === 1 ? '1 day' : `${rest.length} days`}`;
}

const counted = (value: number | null, unit: string): string | null =>
  value === null ? null : `${value.toLocaleString('en-US')} ${unit}`;

function homeBrief(details: Answers): (string | null)[] {
  // Land is measured by the acre.
  const lot = numberAnswer(details, 'lot');
  if (!hasRooms(details)) return [counted(lot, (lot ?? 0) > 1 ? 'acres' : 'acre')];
  const bedrooms = numberAnswer(details, 'bedrooms');
  return [
    bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bd'),
    counted(numberAnswer(details, 'bathrooms'), 'ba'),
    counted(numberAnswer(details, 'area'), 'sq ft'),
  ];
}

function thingBrief(details: Answers): (string | null)[] {
  const grade = GRADE_LABELS[details.conditionGrade as keyof typeof GRADE_LABELS] ?? null;
  const quantity = numberAnswer(details, 'quantity') ?? 1;
  return [grade, quantity > 1 ? `${formatNumber(quantity)} available` : null];
}

function vehicleBrief(details: Answers, mileage: number | null): (string | null)[] {
  return [
    mileage === null ? counted(numberAnswer(details, 'engineHours'), 'hours') : formatMiles(mileage),
    counted(numberAnswer(details, 'length'), 'ft'),
  ];
}

type Brief = (details: Answers, mileage: number | null) => (string | null)[];
const BRIEFS: Readonly<Record<CategoryRecord['family'], Brief>> = {
  vehicle: vehicleBrief,
  home: homeBrief,
  sale: () => [],
  thing: thingBrief,
};

/** The few facts that a card has room for, by category: miles; bedrooms and feet; days and hours; a grade. */
export const briefOf = (listing: Briefed): string[] => {
  const days = daysBriefOf(listing);
  return [...(days === null ? [] : [days]), ...factsBriefOf(listing)];
};

/** `Sat, Nov 21, 8 AM–2 PM + 1 day`; null for what is open on no days. */
export const daysBriefOf = ({ category, details }: Briefed): string | null =>
  CATEGORIES[category].stay === null ? null : daysBrief(details);

/** The same without days: where the page lists them itself. */
export const factsBriefOf = ({ category, details, mileage }: Briefed): string[] =>
  BRIEFS[CATEGORIES[category].family](details, mileage).filter((part) => part !== null);

/** `Sat, Nov 21`, the first of a listing's days; null without any. */
export function firstDayOf({ details }: Pick<PublicListing, 'details'>): string | null {
  const [first] = dayHoursOf(details.days);
  return first ? formatDate(first.day, { now: new Date(`${first.day}T12:00:00Z`), timeZone: 'UTC' }) : null;
}

/** Sales have no price of their own: what lies on their tables has. */
export const hasPrice = ({ category }: Pick<PublicListing, 'category'>): boolean =>
  CATEGORIES[category].family !== 'sale';
