import type { LeaseTerm } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { leaseIn } from '../lease.ts';

/** What is done with a home decides what is asked of it. */

const kind = (answers: Answers) => textAnswer(answers, 'propertyKind');

export const isOpenHouse = (answers: Answers): boolean => kind(answers) === 'PROPERTY_OPEN';

/** For rent: a rental, or an open house of one. */
export const isRented = (answers: Answers): boolean =>
  kind(answers) === 'PROPERTY_RENTAL' || (isOpenHouse(answers) && textAnswer(answers, 'listingKind') === 'RENT');

/** The lease that answers name, while it is asked for: another purpose leaves what was said of it behind. */
export const leaseAsked = (answers: Answers): LeaseTerm | null => (isRented(answers) ? leaseIn(answers) : null);

export const isSold = (answers: Answers): boolean =>
  kind(answers) === 'PROPERTY_OWNER' || (isOpenHouse(answers) && textAnswer(answers, 'listingKind') === 'SALE');

/** Land has no rooms. */
export const hasRooms = (answers: Answers): boolean => textAnswer(answers, 'homeType') !== 'LAND';

export const inVisits = (answers: Answers): boolean =>
  isOpenHouse(answers) && !['', '0'].includes(textAnswer(answers, 'visitMinutes'));
