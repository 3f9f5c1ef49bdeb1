import { type Snapshot, toMiles, toSquaredChord } from '#features/search-index/server/index.ts';
import { hasAll, hasSome, isBetween, isIn, isNear, isOneOf, type Judge, liesWithin, opensWithin } from './judges.ts';
import { GROUPS, type Plan, type SpanName } from './plan.ts';
import { distanceFrom } from './slot-values.ts';

/** The filters that can each be the only one in the way. */
export type Obstacle =
  | 'radius'
  | `${Measured}_${'min' | 'max'}`
  | SpanName
  | 'goods'
  | 'features'
  | 'dates'
  | 'bounds'
  | 'q'
  | 'has_stock_photo'
  | (typeof GROUPS)[number]['key'];

/** Ranges that are widened step by step; the others are given up as a whole. */
const MEASURED = ['price', 'mileage', 'year'] as const;
type Measured = (typeof MEASURED)[number];
const isMeasured = (span: SpanName): span is Measured => MEASURED.some((one) => one === span);

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
  ...rangeConstraints(snapshot, plan),
  ...bitConstraints(snapshot, plan),
  ...groupConstraints(snapshot, plan),
  ...placeConstraints(snapshot, plan),
  ...otherConstraints(snapshot, plan),
];

const plain = (obstacle: Obstacle, judge: Judge): Constraint => ({ obstacle, judge, measure: () => 0 });

function rangeConstraints({ columns: { data } }: Snapshot, plan: Plan): Constraint[] {
  // The later spans are those that few kinds of listings have: asked first, they leave little for the others.
  return plan.spans.toReversed().map(({ column: range, min, max }): Constraint => {
    const column = data[range];
    const whole = plain(range, isBetween(column, { min, max }));
    if (!isMeasured(range)) return whole;
    const value = (slot: number) => column[slot] as number;
    const known = (slot: number) => (value(slot) < 0 ? undefined : value(slot));
    // Without any limit on its mileage a listing that names none is found too.
    const freed = range === 'mileage' && max === Number.POSITIVE_INFINITY ? value : known;
    const [atLeast, atMost] = [
      { min, max: Number.POSITIVE_INFINITY },
      { min: Number.NEGATIVE_INFINITY, max },
    ];
    const low: Constraint = { obstacle: `${range}_min`, judge: isBetween(column, atLeast), measure: freed };
    const high: Constraint = { obstacle: `${range}_max`, judge: isBetween(column, atMost), measure: known };
    return { ...whole, ends: max === Number.POSITIVE_INFINITY ? [low] : [low, high] };
  });
}

function bitConstraints({ columns: { data } }: Snapshot, { features, goods, photo }: Plan): Constraint[] {
  return [
    ...(features ? [plain('features', hasAll(data.features, features))] : []),
    ...(goods ? [plain('goods', hasSome(data.goods, goods))] : []),
    ...(photo ? [plain('has_stock_photo', isBetween(data.hasPhoto, { min: 1, max: 1 }))] : []),
  ];
}

function groupConstraints({ columns: { data } }: Snapshot, { allowed }: Plan): Constraint[] {
  return GROUPS.flatMap(({ key, coded }, at) => {
    const table = allowed[at];
    return table ? [plain(key, isIn(data[coded], table))] : [];
  });
}

function placeConstraints({ columns: { data } }: Snapshot, { center, radius }: Plan): Constraint[] {
  if (!center || !radius) return [];
  const [near, far] = [toSquaredChord(radius.min) - TINY, toSquaredChord(radius.max) + TINY];
  const squared = distanceFrom(data, center);
  const measure = (slot: number) => (squared(slot) > far ? toMiles(squared(slot)) : undefined);
  return [{ obstacle: 'radius', judge: isNear(data, center, { min: near, max: far }), measure }];
}

/** Rounding of a squared distance: far less than a foot. */
const TINY = 1e-15;

function otherConstraints({ columns: { data } }: Snapshot, { bounds, dates, text }: Plan): Constraint[] {
  return [
    ...(dates ? [plain('dates', opensWithin(data, dates))] : []),
    ...(text ? [plain('q', isOneOf(data, text.refs))] : []),
    ...(bounds ? [plain('bounds', liesWithin(data, bounds))] : []),
  ];
}
