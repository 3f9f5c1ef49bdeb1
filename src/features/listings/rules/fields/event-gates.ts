import { type Answers, textAnswer } from '#shared/answers.ts';
import { isOpenHouse } from './property-gates.ts';
import type { Option } from './types.ts';

const isSale = (answers: Answers): boolean => textAnswer(answers, 'saleType') !== '';

/** A garage sale that people come to on certain days. */
export const isSaleOnDays = (answers: Answers): boolean =>
  textAnswer(answers, 'saleType') === 'PHYSICAL_SALE' && textAnswer(answers, 'viewing') === 'SPECIFIC_DATES';

/** A sale or an open house: its seller chooses who is told the street, and when. */
export const choosesStreet = (answers: Answers): boolean => isOpenHouse(answers) || isSale(answers);

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

/** The choices; the first stands until another is made. Where nobody reserves a time, nobody has a confirmed one. */
export function streetOptions(answers: Answers): readonly Option[] {
  if (isOpenHouse(answers))
    return textAnswer(answers, 'visitMinutes') === '0' ? [EVENING, ALL] : [WITH_TIME, EVENING, ALL];
  if (!isSaleOnDays(answers)) return [NO_ONE, ALL];
  // Sales of before this was asked keep what their sellers were promised.
  return [EVENING, ALL, ...(answers.streetShown === 'WITH_TIME' ? [NO_ONE] : [])];
}
