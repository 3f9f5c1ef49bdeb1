import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { doubts as words } from './doubt-words.ts';
import { type Answers, isConditionAnswer, numberAnswer, textAnswer } from '#shared/answers.ts';

/** An answer that hardly goes with the others. `field` is where it is asked about, `because` what it was held against. */
export type Doubt = { readonly field: string; readonly because: readonly string[]; readonly question: string };

type Rule = (answers: Answers, year: number) => Doubt | null;

const doubt = (field: string, because: readonly string[], question: string): Doubt => ({ field, because, question });
const isNew = (answers: Answers) => textAnswer(answers, 'conditionKind') === 'BRAND_NEW';
const isExcellent = (answers: Answers) => textAnswer(answers, 'conditionGrade') === 'EXCELLENT';
const saysNo = (answers: Answers, id: string) => {
  const answer = answers[id];
  return isConditionAnswer(answer) && answer.value === false;
};
const isVehicle = (answers: Answers) => textAnswer(answers, 'vehicleType') !== '';

/** More than a dealer's test drives and the way from the factory put on. */
const NEW_MILES = 1_000;
/** What next to no odometer reaches. */
const MAX_MILES = 400_000;

const RULES: readonly Rule[] = [
  (answers) => {
    const miles = numberAnswer(answers, 'mileage');
    if (miles === null || miles <= NEW_MILES || !isNew(answers)) return null;
    return doubt('conditionKind', ['mileage'], fill(words.newWithMiles, { miles: formatNumber(miles) }));
  },
  (answers, now) => {
    const year = numberAnswer(answers, 'year');
    if (year === null || year >= now - 2 || !isNew(answers)) return null;
    return doubt('conditionKind', ['year'], fill(words.newButOld, { year }));
  },
  (answers, now) => {
    const miles = numberAnswer(answers, 'mileage');
    const year = numberAnswer(answers, 'year');
    if (miles === null || year === null || year > now - 5 || miles >= (now - year) * 200) return null;
    return doubt('mileage', ['year'], fill(words.fewMiles, { miles: formatNumber(miles), year }));
  },
  (answers) => {
    const miles = numberAnswer(answers, 'mileage');
    if (miles === null || miles <= MAX_MILES) return null;
    return doubt('mileage', [], fill(words.manyMiles, { miles: formatNumber(miles) }));
  },
  (answers, now) => {
    const owners = numberAnswer(answers, 'owners');
    const year = numberAnswer(answers, 'year');
    if (owners === null || year === null || owners <= Math.max(2, now - year + 1)) return null;
    return doubt('owners', ['year'], fill(words.manyOwners, { n: owners, year }));
  },
  (answers) => {
    const damaged = Array.isArray(answers.damage) && answers.damage.length > 0;
    return damaged && isExcellent(answers) ? doubt('conditionGrade', ['damage'], words.excellentButDamaged) : null;
  },
  (answers) =>
    isExcellent(answers) && saysNo(answers, 'engineHealth')
      ? doubt('conditionGrade', ['engineHealth'], words.excellentButEngine)
      : null,
  (answers) =>
    textAnswer(answers, 'conditionKind') === 'CERTIFIED_PRE_OWNED' && saysNo(answers, 'cleanTitle')
      ? doubt('conditionKind', ['cleanTitle'], words.certifiedButTitle)
      : null,
  (answers) => {
    const price = numberAnswer(answers, 'price');
    if (price === null || !isVehicle(answers)) return null;
    if (price < 300_00) return doubt('price', [], fill(words.lowPrice, { price: formatMoney(price) }));
    return price > 2_000_000_00 ? doubt('price', [], fill(words.highPrice, { price: formatMoney(price) })) : null;
  },
  (answers) => {
    const price = numberAnswer(answers, 'homePrice');
    if (price === null || price >= 5_000_00) return null;
    return doubt('homePrice', [], fill(words.lowHomePrice, { price: formatMoney(price) }));
  },
  (answers) => {
    const bedrooms = numberAnswer(answers, 'bedrooms');
    const bathrooms = numberAnswer(answers, 'bathrooms');
    if (bedrooms === null || bathrooms === null || bathrooms <= bedrooms * 2 + 2) return null;
    return doubt('bathrooms', ['bedrooms'], fill(words.manyBathrooms, { bathrooms, bedrooms }));
  },
  (answers) => {
    const bedrooms = numberAnswer(answers, 'bedrooms');
    const area = numberAnswer(answers, 'area');
    if (bedrooms === null || area === null || area >= Math.max(1, bedrooms) * 80) return null;
    return doubt('area', ['bedrooms'], fill(words.smallHome, { area: formatNumber(area), bedrooms }));
  },
];

/** What a careful friend would ask about these answers before they go public. Blocks nothing. `year` is this year. */
export const doubtsOf = (answers: Answers, year: number): readonly Doubt[] =>
  RULES.flatMap((rule) => rule(answers, year) ?? []);
