import { firstDayWithin } from '#domain/search/bits.ts';
import { isWithin } from '#domain/search/bounds.ts';
import { type ColumnData, type Snapshot, toMiles, toSquaredChord } from '../search-index/index.ts';
import { type Bounds, type Center, GROUPS, type Plan, type SpanName } from './plan.ts';

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

/** One filter of a search as a test of a slot. */
export type Constraint = {
  readonly obstacle: Obstacle;
  passes(slot: number): boolean;
  /** Undefined where loosening the filter would not help: a listing without a price has none to be let in by. */
  measure(slot: number): number | undefined;
  /** The two ends of a range that is widened step by step, each a test of its own. */
  readonly ends?: readonly Constraint[];
};

/**
 * What a search means: a listing matches when it passes all of these. Results pages, widenings and alerts ask nothing
 * else. They hold the columns as they are now: made anew after every `await`.
 */
export const constraintsOf = (snapshot: Snapshot, plan: Plan): Constraint[] => [
  ...groupConstraints(snapshot, plan),
  ...rangeConstraints(snapshot, plan),
  ...wholeConstraints(snapshot, plan),
  ...placeConstraints(snapshot, plan),
];

/** A search as a test of one slot: listed, and all of its filters let it pass. */
export function matcherOf(snapshot: Snapshot, plan: Plan): (slot: number) => boolean {
  const { listed } = snapshot.columns.data;
  const constraints = constraintsOf(snapshot, plan);
  return (slot) => listed[slot] === 1 && constraints.every((constraint) => constraint.passes(slot));
}

const plain = (obstacle: Obstacle, passes: Constraint['passes']): Constraint => ({
  obstacle,
  passes,
  measure: () => 0,
});

function groupConstraints({ columns: { data } }: Snapshot, { allowed }: Plan): Constraint[] {
  return GROUPS.flatMap(({ key, coded }, at) => {
    const [table, codes] = [allowed[at], data[coded]];
    return table ? [plain(key, (slot) => table[codes[slot] as number] === 1)] : [];
  });
}

function rangeConstraints({ columns: { data } }: Snapshot, plan: Plan): Constraint[] {
  return plan.spans.map(({ column: range, min, max }): Constraint => {
    const column = data[range];
    const whole = plain(range, (slot) => (column[slot] as number) >= min && (column[slot] as number) <= max);
    if (!isMeasured(range)) return whole;
    const value = (slot: number) => column[slot] as number;
    const known = (slot: number) => (value(slot) < 0 ? undefined : value(slot));
    // Without any limit on its mileage a listing that names none is found too.
    const freed = range === 'mileage' && max === Number.POSITIVE_INFINITY ? value : known;
    const low: Constraint = { obstacle: `${range}_min`, passes: (slot) => value(slot) >= min, measure: freed };
    const high: Constraint = { obstacle: `${range}_max`, passes: (slot) => value(slot) <= max, measure: known };
    return { ...whole, ends: [low, high] };
  });
}

/** Filters that are given up as a whole. */
function wholeConstraints({ columns: { data } }: Snapshot, plan: Plan): Constraint[] {
  const { goods, features, dates, text, photo } = plan;
  return [
    ...(features ? [plain('features', (slot) => ((data.features[slot] as number) & features) === features)] : []),
    ...(goods ? [plain('goods', (slot) => ((data.goods[slot] as number) & goods) !== 0)] : []),
    ...(dates ? [plain('dates', (slot) => opensWithin(data, slot, dates))] : []),
    ...(photo ? [plain('has_stock_photo', (slot) => data.hasPhoto[slot] === 1)] : []),
    ...(text ? [plain('q', (slot) => text.refs.has(data.ref[slot] as number))] : []),
  ];
}

function placeConstraints({ columns: { data } }: Snapshot, { center, radius, bounds }: Plan): Constraint[] {
  const found = bounds ? [plain('bounds', (slot) => isWithin(bounds, placeOf(data, slot)))] : [];
  if (!center || !radius) return found;
  const [near, far] = [toSquaredChord(radius.min) - TINY, toSquaredChord(radius.max) + TINY];
  const squared = distanceFrom(data, center);
  const passes = (slot: number): boolean => {
    const away = squared(slot);
    return away >= near && away <= far;
  };
  const measure = (slot: number) => (squared(slot) > far ? toMiles(squared(slot)) : undefined);
  return [...found, { obstacle: 'radius', passes, measure }];
}

/** Rounding of a squared distance: far less than a foot. */
const TINY = 1e-15;

/** How far a slot is from a place, as a squared chord; NaN without a place of its own. */
export const distanceFrom =
  ({ x, y, z }: ColumnData, center: Center) =>
  (slot: number): number => {
    const [dx, dy, dz] = [
      (x[slot] as number) - center.x,
      (y[slot] as number) - center.y,
      (z[slot] as number) - center.z,
    ];
    return dx * dx + dy * dy + dz * dz;
  };

/** The first day between two on which one may come; -1 when there is none. */
export const openDay = ({ firstDay, daysNear, daysFar }: ColumnData, slot: number, { min, max }: Bounds): number =>
  firstDayWithin(
    { first: firstDay[slot] as number, near: daysNear[slot] as number, far: daysFar[slot] as number },
    min,
    max,
  );

/** Whether one may come on a day between two. */
const opensWithin = (data: ColumnData, slot: number, days: Bounds): boolean => openDay(data, slot, days) !== -1;

/** Degrees out of the unit vector; NaN without a place, which lies in no bounds. */
export const placeOf = ({ x, y, z }: ColumnData, slot: number) => ({
  lat: (Math.asin(z[slot] as number) * 180) / Math.PI,
  lng: (Math.atan2(y[slot] as number, x[slot] as number) * 180) / Math.PI,
});
