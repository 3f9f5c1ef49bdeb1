import { answersOnPath, type Flow } from './index.ts';
import { slugify } from '#shared/slug.ts';
import { type Answer, type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { checkAnswer } from '#features/listings/rules/check.ts';
import { FIELDS, type Field } from '#features/listings/rules/fields/index.ts';
import { MONTHLY_RENT } from '#features/listings/rules/rent-answers.ts';
import { propertyTitle } from '#features/listings/rules/property-title.ts';

/** What the columns of a listing hold: a pure function of its answers, so that they cannot disagree with them. */
export type Projection = {
  title: string;
  slug: string;
  description: string;
  priceCents: number | null;
  postcode: string | null;
  vehicleType: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
  mileage: number | null;
  /** Public facts by field id, and `days` with their hours whatever they are asked as. Nothing here needs hiding. */
  details: Record<string, Answer>;
};

/** Fields with a column or a place of their own, left out of `details`. */
const ELSEWHERE = new Set([
  ...['price', 'homePrice', MONTHLY_RENT, 'itemPrice'],
  ...['saleName', 'itemName', 'thingName', 'headline'],
  ...['saleDays', 'openDays'],
  ...['description', 'itemNote', 'postcode'],
]);

/** The one of these fields that a listing of this category has. */
const PRICES = ['price', 'homePrice', MONTHLY_RENT, 'itemPrice'];
const DESCRIPTIONS = ['description', 'itemNote'];
const NAMES = ['saleName', 'itemName', 'thingName', 'headline'];
const DAYS = ['saleDays', 'openDays'];

/** Things on a table that nobody named. */
const UNNAMED_ITEM = 'Garage sale item';

/** Right answers only, in their stored form: half-typed text of a draft never reaches a column. */
function rightAnswers(answers: Answers): Answers {
  const right: Record<string, Answer> = {};
  for (const [id, answer] of Object.entries(answers)) {
    const field = FIELDS.get(id);
    const checked = field && checkAnswer(field, answer);
    if (checked?.ok && checked.value !== undefined) right[id] = checked.value;
  }
  return right;
}

const isFact = (field: Field | undefined): boolean => field?.privacy === 'public' && !ELSEWHERE.has(field.id);

/** Answers that become public by consent, each only with its own yes. */
const BY_CONSENT = [
  ['vin', 'vinPublic'],
  ['hin', 'hinPublic'],
  ['serialNumber', 'serialNumberPublic'],
  ['street', 'addressPublic'],
] as const;

const consented = (answers: Answers): Record<string, Answer> =>
  Object.fromEntries(
    BY_CONSENT.flatMap(([id, yes]) => (answers[yes] === true && answers[id] ? [[id, answers[id]]] : [])),
  );

export function makeName(answers: Answers): string {
  const make = textAnswer(answers, 'make');
  return make === 'OTHER' ? textAnswer(answers, 'makeCustom') : make;
}

const firstText = (answers: Answers, ids: readonly string[]): string =>
  ids.map((id) => textAnswer(answers, id)).find(Boolean) ?? '';

/** The price of any category, in cents, of a rental a month's; null before there is one. */
export const priceAnswer = (answers: Answers): number | null =>
  PRICES.map((id) => numberAnswer(answers, id)).find((price) => price !== null) ?? null;

function vehicleTitle(answers: Answers): string {
  return [
    numberAnswer(answers, 'year') ?? '',
    makeName(answers),
    textAnswer(answers, 'model'),
    textAnswer(answers, 'trim'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "2014 Honda Accord EX-L", "3-bedroom house for rent", "Moving sale"; empty while nothing is known. */
export function listingTitle(answers: Answers): string {
  const named = firstText(answers, NAMES);
  if (named) return named;
  if (answers.itemPrice !== undefined) return UNNAMED_ITEM;
  return propertyTitle(answers) || vehicleTitle(answers);
}

/** Sales and open houses ask for their days under names of their own; pages and searches know one. */
function daysOf(answers: Answers): Record<string, Answer> {
  const days = DAYS.map((id) => answers[id]).find((answer) => Array.isArray(answer));
  return days === undefined ? {} : { days };
}

export function projectListing(flow: Flow, said: Answers): Projection {
  const answers = answersOnPath(flow, rightAnswers(said));
  const title = listingTitle(answers);
  const facts = Object.entries(answers).filter(([id]) => isFact(FIELDS.get(id)));
  return {
    title,
    slug: slugify(title),
    description: firstText(answers, DESCRIPTIONS),
    priceCents: priceAnswer(answers),
    postcode: textAnswer(answers, 'postcode') || null,
    vehicleType: textAnswer(answers, 'vehicleType') || null,
    make: makeName(answers) || null,
    model: textAnswer(answers, 'model') || null,
    year: numberAnswer(answers, 'year') ?? numberAnswer(answers, 'yearBuilt'),
    mileage: numberAnswer(answers, 'mileage'),
    details: { ...Object.fromEntries(facts), ...daysOf(answers), ...consented(answers) },
  };
}
