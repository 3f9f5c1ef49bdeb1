import { type Answers, isBlank } from '#features/listings/rules/answers.ts';
import { dayHoursOf } from '#features/listings/rules/day-hours.ts';
import { choosesStreet, type StreetChoice } from '#features/listings/rules/fields/event-gates.ts';
import { chosenOf, fieldById } from '#features/listings/rules/fields/index.ts';
import { formatDate } from '#shared/dates.ts';
import { addDays } from '#shared/days.ts';
import { fill } from '#shared/text.ts';
import { profile as words } from '../../browser/words.ts';

const NO_TIMES = { EVENING_BEFORE: words.streetEvening, WITH_TIME: words.streetNoOne, ALL: words.streetAll } as const;

/** Who will be told the street of a sale or an open house, and when; null for what has none. */
export function streetSentence(answers: Answers): string | null {
  if (!choosesStreet(answers) || isBlank(answers.street)) return null;
  const choice = chosenOf(fieldById('streetShown'), answers) as StreetChoice;
  if (choice === 'WITH_TIME' && answers.propertyKind === 'PROPERTY_OPEN') return words.streetWithTime;
  const [first] = dayHoursOf(answers.saleDays ?? answers.openDays).sort((a, b) => a.day.localeCompare(b.day));
  if (choice !== 'EVENING_BEFORE' || !first) return NO_TIMES[choice];
  const day = formatDate(addDays(first.day, -1), { now: new Date(), timeZone: 'UTC' });
  return fill(words.streetEveningDay, { day });
}
