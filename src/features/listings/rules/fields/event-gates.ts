import { type Answers, textAnswer } from '../answers.ts';
import { inVisits, isOpenHouse } from './property-gates.ts';
import type { Option } from './types.ts';

const isSaleOnDays = (answers: Answers): boolean =>
  textAnswer(answers, 'saleType') === 'PHYSICAL_SALE' && textAnswer(answers, 'viewing') === 'SPECIFIC_DATES';

/** People come to a door on certain days: a garage sale in person, an open house. They have to find it. */
export const isDayEvent = (answers: Answers): boolean => isOpenHouse(answers) || isSaleOnDays(answers);

/** Who is told the street of a sale or an open house, and when. */
export const STREET_CHOICES = ['EVENING_BEFORE', 'WITH_TIME', 'ALL'] as const;
export type StreetChoice = (typeof STREET_CHOICES)[number];

const EVENING: Option = {
  value: 'EVENING_BEFORE',
  label: 'Everyone, from 6 PM the evening before',
  hint: 'Until then your listing shows the city and ZIP code.',
};
const WITH_TIME: Option = {
  value: 'WITH_TIME',
  label: 'Only people with a confirmed time',
  hint: 'They get it by email when they confirm.',
};
const ALL: Option = { value: 'ALL', label: 'Everyone, as soon as you publish' };
const NO_ONE: Option = { value: 'WITH_TIME', label: 'No one', hint: 'You tell people yourself.' };

/** The choices, the one that stands until another is made first. Without times to reserve, nobody would ever be told. */
export function streetOptions(answers: Answers): readonly Option[] {
  if (inVisits(answers)) return [WITH_TIME, EVENING, ALL];
  // Sales of before this was asked keep what their sellers were promised.
  const keepsHidden = !isOpenHouse(answers) && answers.streetShown === 'WITH_TIME';
  return [EVENING, ALL, ...(keepsHidden ? [NO_ONE] : [])];
}
