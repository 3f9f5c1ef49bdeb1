import type { ListingCategory, ListingStatus } from '#shared/enums.ts';
import { addDays } from '#shared/days.ts';
import { toInstant, toLocal } from '#shared/time-zones.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { CATEGORIES } from './categories.ts';
import { type Whereabouts, zoneOf } from './day-hours.ts';
import { STREET_CHOICES, type StreetChoice } from './fields/event-gates.ts';
import { isUp } from './status.ts';

/** What decides about the street of a listing. */
export type Housed = Whereabouts & {
  readonly category: ListingCategory;
  readonly status: ListingStatus;
  readonly startsAt: Date | null;
  readonly answers: Answers;
  readonly details: Answers;
};

/** Somebody on the way, or somebody whose time at this place is confirmed and still stands. */
export type StreetViewer = 'anyone' | 'with-time';

/** When the street of a sale or an open house is told to anyone; null for what has none to tell. */
export type StreetTold =
  | { readonly kind: 'now' }
  | { readonly kind: 'from'; readonly at: string }
  | { kind: 'with-time' };

const EVENING = '18:00';

/** Sales and open houses: who is told the street was chosen by itself. Of all others it is projected by consent. */
const isEvent = ({ category }: Pick<Housed, 'category'>): boolean => CATEGORIES[category].stay !== null;

/** A listing of before the question tells everyone or no one, as its seller said then. */
function choiceOf({ answers }: Pick<Housed, 'answers'>): StreetChoice {
  const said = STREET_CHOICES.find((choice) => choice === answers.streetShown);
  return said ?? (answers.addressPublic === true ? 'ALL' : 'WITH_TIME');
}

/** 6 PM by the clocks of the place, on the day before the first one. */
function eveningBefore(startsAt: Date, zone: string): Date {
  return toInstant(addDays(toLocal(startsAt, zone).day, -1), EVENING, zone);
}

/** When anyone may read the street; null while that is never. */
function openFrom(row: Housed): Date | null {
  const choice = choiceOf(row);
  if (choice === 'ALL') return new Date(0);
  return choice === 'EVENING_BEFORE' && row.startsAt ? eveningBefore(row.startsAt, zoneOf(row)) : null;
}

/**
 * The street, if this viewer may see it now, else null. Everything that shows or sends an address asks here: pages,
 * plans, calendars, JSON-LD, the API and emails. What is taken down tells nobody.
 */
export function streetFor(row: Housed, viewer: StreetViewer, now: Date): string | null {
  if (!isEvent(row)) return textAnswer(row.details, 'street') || null;
  const street = textAnswer(row.answers, 'street');
  if (street === '' || !isUp(row.status)) return null;
  if (viewer === 'with-time') return street;
  const from = openFrom(row);
  return from !== null && now >= from ? street : null;
}

/** What the page of a sale or an open house says of its street. */
export function streetTold(row: Housed, now: Date): StreetTold | null {
  if (!isEvent(row) || !isUp(row.status) || textAnswer(row.answers, 'street') === '') return null;
  const from = openFrom(row);
  if (from && now >= from) return { kind: 'now' };
  if (from) return { kind: 'from', at: from.toISOString() };
  return row.category === 'PROPERTY_OPEN' ? { kind: 'with-time' } : null;
}

/** The public facts with the street, where this viewer may see it, and never without that. */
export function detailsFor(row: Housed, viewer: StreetViewer, now: Date | null): Answers {
  const { street: _, ...rest } = row.details;
  const street = now === null && isEvent(row) ? null : streetFor(row, viewer, now ?? new Date(0));
  return street === null ? rest : { ...rest, street };
}
