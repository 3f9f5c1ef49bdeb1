import type { LeaseTerm } from '#shared/enums.ts';
import { GOODS, type Goods } from '#features/listings/rules/goods.ts';
import { leaseMonths } from '#features/listings/rules/lease.ts';
import { type Answers, numberAnswer, textAnswer } from '#features/listings/rules/answers.ts';
import { dayHoursOf } from '#features/listings/rules/day-hours.ts';
import { toDayNumber } from '#shared/days.ts';
import { AMENITIES, type Feature } from './features.ts';

/** What a search looks at beside a listing's columns. Read from its public facts, so that nothing hidden can be searched. */
export type Attributes = {
  readonly vehicleClass: string;
  readonly homeType: string;
  readonly lease: string;
  readonly saleType: string;
  readonly goods: readonly Goods[];
  readonly features: readonly Feature[];
  readonly hours: number | null;
  /** Feet. */
  readonly length: number | null;
  /** Square feet. */
  readonly sqft: number | null;
  readonly beds: number | null;
  readonly baths: number | null;
  /** Days on which one may come, as numbers, in order. */
  readonly days: readonly number[];
};

const listOf = (details: Answers, id: string): readonly string[] => {
  const answer = details[id];
  return Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string') : [];
};
const known = <Value extends string>(values: readonly Value[], said: readonly string[]): Value[] =>
  values.filter((value) => said.includes(value));

const PETS: Readonly<Record<string, readonly Feature[]>> = {
  CATS: ['PETS_CATS'],
  DOGS: ['PETS_DOGS'],
  CATS_AND_DOGS: ['PETS_CATS', 'PETS_DOGS'],
};

/** The attributes of a listing's public facts. */
export function attributesOf(details: Answers): Attributes {
  const days = dayHoursOf(details.days).map(({ day }) => toDayNumber(day));
  return {
    vehicleClass: textAnswer(details, 'vehicleClass'),
    homeType: textAnswer(details, 'homeType'),
    lease: textAnswer(details, 'leaseTerm'),
    saleType: textAnswer(details, 'saleType'),
    goods: known(GOODS, [...listOf(details, 'goods'), textAnswer(details, 'goodsKind')]),
    features: [...(PETS[textAnswer(details, 'pets')] ?? []), ...known(AMENITIES, listOf(details, 'amenities'))],
    hours: numberAnswer(details, 'engineHours'),
    length: numberAnswer(details, 'length'),
    sqft: numberAnswer(details, 'area'),
    beds: numberAnswer(details, 'bedrooms'),
    baths: numberAnswer(details, 'bathrooms'),
    days: [...new Set(days)].sort((a, b) => a - b),
  };
}

/**
 * The price that a search compares, in cents. Rents are asked for as long as their lease lasts and compared by the month,
 * so that "up to $2,000" means the same for all of them.
 */
export function comparedPrice(priceCents: number | null, details: Answers): number | null {
  const term = textAnswer(details, 'leaseTerm') as LeaseTerm | '';
  if (priceCents === null || term === '') return priceCents;
  return Math.round(priceCents / (leaseMonths(term) ?? 1));
}
