import { type Answers, isConditionAnswer, numberAnswer, textAnswer } from '#shared/answers.ts';
import { CATEGORIES, type CategoryRecord } from '#features/listings/rules/categories.ts';
import { GOODS_LABELS } from '#features/listings/rules/goods.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { formatDate } from '#shared/dates.ts';
import { GRADE_LABELS } from '#shared/labels.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { kerb } from '#features/stickers/words/kerb.ts';

type Told = Pick<PublicListing, 'category' | 'details' | 'mileage' | 'description'>;
type Facts = (details: Answers, told: Told) => (string | null)[];

const { facts: words } = kerb;
const MAX_FACTS = 4;
/** About two lines of a phone. */
const MAX_WORDS = 90;

const counted = (n: number | null, one: string, many: string): string | null =>
  n === null ? null : n === 1 ? one : fill(many, { n: n.toLocaleString('en-US'), count: n });

const said = (details: Answers, id: string): boolean | null => {
  const answer = details[id];
  return isConditionAnswer(answer) ? answer.value : null;
};

function titleOf(details: Answers): string | null {
  const clean = said(details, 'cleanTitle');
  return clean === null ? null : clean ? words.cleanTitle : words.brandedTitle;
}

const vehicleFacts: Facts = (details, { mileage }) => [
  counted(mileage, words.mile, words.miles) ?? counted(numberAnswer(details, 'engineHours'), words.hour, words.hours),
  counted(numberAnswer(details, 'owners'), words.owner, words.owners),
  titleOf(details),
  said(details, 'serviceHistory') ? words.records : null,
];

function homeFacts(details: Answers): (string | null)[] {
  const [bedrooms, built] = [numberAnswer(details, 'bedrooms'), numberAnswer(details, 'yearBuilt')];
  const lease = words.lease[textAnswer(details, 'leaseTerm') as keyof typeof words.lease];
  const from = textAnswer(details, 'availableFrom');
  const day = from && formatDate(from, { now: new Date(`${from}T12:00:00Z`), timeZone: 'UTC' }).slice(5);
  return [
    bedrooms === 0 ? words.studio : counted(bedrooms, words.bedroom, words.bedrooms),
    counted(numberAnswer(details, 'bathrooms'), words.bathroom, words.bathrooms),
    counted(numberAnswer(details, 'area'), fill(words.area, { n: 1 }), words.area),
    lease ? (day ? fill(words.available, { day }) : lease) : built && fill(words.built, { year: built }),
  ].map((fact) => fact || null);
}

function saleFacts(details: Answers): (string | null)[] {
  const goods = Array.isArray(details.goods) ? (details.goods as string[]) : [];
  return goods.map((kind, at) => {
    const label = GOODS_LABELS[kind as keyof typeof GOODS_LABELS] ?? null;
    return at === 0 ? label : (label?.toLowerCase() ?? null);
  });
}

function thingFacts(details: Answers): (string | null)[] {
  const grade = GRADE_LABELS[details.conditionGrade as keyof typeof GRADE_LABELS];
  const quantity = numberAnswer(details, 'quantity') ?? 1;
  return [
    grade ? fill(words.grade, { grade: grade.toLowerCase() }) : null,
    textAnswer(details, 'brand') || null,
    textAnswer(details, 'measures') || null,
    quantity > 1 ? fill(words.left, { n: formatNumber(quantity) }) : null,
  ];
}

const FACTS: Readonly<Record<CategoryRecord['family'], Facts>> = {
  vehicle: vehicleFacts,
  home: homeFacts,
  sale: saleFacts,
  thing: thingFacts,
};

/** The beginning of the seller's own words: a sentence where it is short, else as much as two lines hold. */
function firstWords(text: string): string {
  const start = /^[^.\n]*\.?/.exec(text.trim())?.[0].trim() ?? '';
  return start.length <= MAX_WORDS ? start : `${start.slice(0, MAX_WORDS).replace(/\s+\S*$/, '')}…`;
}

/** What decides about it, as one sentence: "48,751 miles, one owner, clean title." Little known, the seller says more. */
export function kerbSentence(told: Told): string {
  const known = FACTS[CATEGORIES[told.category].family](told.details, told).filter((fact) => fact !== null);
  const sentence = known.slice(0, MAX_FACTS).join(', ');
  const facts = sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  return known.length > 1 ? facts : [facts, firstWords(told.description)].filter(Boolean).join(' ');
}
