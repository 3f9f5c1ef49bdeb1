import { priceForPayment } from '#features/valuation/rules/costs/payment.ts';
import { BIT_LISTS, CODED_LISTS, type FilterKey, type RangeFilter } from '../rules/filters-by-kind.ts';
import { type Snapshot, toMiles, toSquaredChord } from '#features/search-index/server/index.ts';
import {
  hasAll,
  hasSome,
  isBetween,
  isIn,
  isNear,
  isOneOf,
  type Judge,
  liesInside,
  liesWithin,
  opensWithin,
} from './judges.ts';
import type { Plan } from './plan.ts';
import { distanceFrom } from './slot-values.ts';

/** The filters that can each be the only one in the way; of some each end by itself. */
export type Obstacle = FilterKey | `${Stepped}_${'min' | 'max'}`;

/** Ranges that are widened step by step; the others are given up as a whole. */
type Stepped = Exclude<RangeFilter, { readonly dropRank: number }>['key'];

/** One filter of a search. */
export type Constraint = {
  readonly obstacle: Obstacle;
  readonly judge: Judge;
  /** Undefined where loosening the filter would not help: a listing without a price has none to be let in by. */
  measure(slot: number): number | undefined;
  /** The two ends of a range that is widened step by step, each a filter of its own. */
  readonly ends?: readonly Constraint[];
};

/**
 * What a search means: a listing matches when it passes all of these. Results pages, widenings and alerts ask nothing
 * else. They hold the columns as they are now: made anew after every `await`. What costs least to ask comes first.
 */
export const constraintsOf = (snapshot: Snapshot, plan: Plan): Constraint[] => [
  ...figureConstraints(snapshot, plan),
  ...bitConstraints(snapshot, plan),
  ...pictureConstraints(snapshot, plan),
  ...codeConstraints(snapshot, plan),
  ...placeConstraints(snapshot, plan),
  ...otherConstraints(snapshot, plan),
];

const plain = (obstacle: Obstacle, judge: Judge): Constraint => ({ obstacle, judge, measure: () => 0 });

function figureConstraints({ columns: { data } }: Snapshot, plan: Plan): Constraint[] {
  // The later spans are those that few kinds of listings have: asked first, they leave little for the others.
  return plan.spans.toReversed().map(({ filter, min, max }): Constraint => {
    const column = data[filter.column];
    const whole = plain(filter.key, isBetween(column, { min, max }));
    if ('dropRank' in filter) return whole;
    const value = (slot: number) => column[slot] as number;
    const known = (slot: number) => (value(slot) < 0 ? undefined : value(slot));
    // Without any limit on its mileage a listing that names none is found too.
    const freed = filter.key === 'mileage' && max === Number.POSITIVE_INFINITY ? value : known;
    const [atLeast, atMost] = [
      { min, max: Number.POSITIVE_INFINITY },
      { min: Number.NEGATIVE_INFINITY, max },
    ];
    const low: Constraint = { obstacle: `${filter.key}_min`, judge: isBetween(column, atLeast), measure: freed };
    const high: Constraint = { obstacle: `${filter.key}_max`, judge: isBetween(column, atMost), measure: known };
    return { ...whole, ends: max === Number.POSITIVE_INFINITY ? [low] : [low, high] };
  });
}

const bitConstraints = ({ columns: { data } }: Snapshot, { wanted }: Plan): Constraint[] =>
  BIT_LISTS.flatMap(({ key, bits, match }, at) => {
    const mask = wanted[at];
    if (!mask) return [];
    return [plain(key, match === 'all' ? hasAll(data[bits], mask) : hasSome(data[bits], mask))];
  });

const pictureConstraints = ({ columns: { data } }: Snapshot, { pictures }: Plan): Constraint[] =>
  pictures ? [plain('has_stock_photo', isBetween(data.hasPhoto, { min: 1, max: 1 }))] : [];

const codeConstraints = ({ columns: { data } }: Snapshot, { allowed }: Plan): Constraint[] =>
  CODED_LISTS.flatMap(({ key, coded }, at) => {
    const table = allowed[at];
    return table ? [plain(key, isIn(data[coded], table))] : [];
  });

function placeConstraints({ columns: { data } }: Snapshot, { center, radius }: Plan): Constraint[] {
  if (!center || !radius) return [];
  const [near, far] = [toSquaredChord(radius.min) - TINY, toSquaredChord(radius.max) + TINY];
  const squared = distanceFrom(data, center);
  const measure = (slot: number) => (squared(slot) > far ? toMiles(squared(slot)) : undefined);
  return [{ obstacle: 'radius', judge: isNear(data, center, { min: near, max: far }), measure }];
}

/** Rounding of a squared distance: far less than a foot. */
const TINY = 1e-15;

function otherConstraints({ columns: { data } }: Snapshot, { bounds, area, dates, text, filters }: Plan): Constraint[] {
  const { payment_max: payment } = filters;
  const affordable = payment === undefined ? null : { min: 0, max: priceForPayment(payment * 100) };
  return [
    ...(affordable ? [plain('payment_max', isBetween(data.priceCents, affordable))] : []),
    ...(dates ? [plain('date', opensWithin(data, dates))] : []),
    ...(text ? [plain('q', isOneOf(data, text.refs))] : []),
    ...(bounds ? [plain('bounds', liesWithin(data, bounds))] : []),
    ...(area ? [plain('area', liesInside(data, area))] : []),
  ];
}
