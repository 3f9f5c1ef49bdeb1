import { HOME_TYPE_LABELS, type HomeType } from './property.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { isOpenHouse, isRented, isSold } from './fields/property-gates.ts';

/** "3-bedroom house", "Studio apartment", "Land"; empty before anybody said what it is. */
function homeName(answers: Answers): string {
  const type = textAnswer(answers, 'homeType') as HomeType | '';
  if (type === '' || !Object.hasOwn(HOME_TYPE_LABELS, type)) return '';
  const name = type === 'OTHER' ? 'home' : HOME_TYPE_LABELS[type].toLowerCase();
  const bedrooms = numberAnswer(answers, 'bedrooms');
  if (bedrooms === null || type === 'LAND') return name;
  return bedrooms === 0 ? `studio ${name}` : `${bedrooms}-bedroom ${name}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3-bedroom house for rent", "Open house: 2-bedroom condo"; empty for what is no home. */
export function propertyTitle(answers: Answers): string {
  const name = homeName(answers);
  if (name === '') return '';
  if (isOpenHouse(answers)) return `Open house: ${name}`;
  const purpose = isRented(answers) ? ' for rent' : isSold(answers) ? ' for sale' : '';
  return capital(`${name}${purpose}`);
}
