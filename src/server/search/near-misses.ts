import { isWithin } from '#domain/search/bounds.ts';
import { type Snapshot, toMiles, toSquaredChord } from '../search-index/index.ts';
import { GROUPS, type Plan, type SpanName } from './plan.ts';
import { opensWithin, placeOf } from './scan.ts';

/** The filters that can each be the only one in the way. */
export type Obstacle =
  | 'radius'
  | `${Measured}_${'min' | 'max'}`
  | Exclude<SpanName, Measured>
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

/** For every obstacle the values (miles, cents, years; 0 where there is no measure) of the listings that only it hides. */
export type NearMisses = ReadonlyMap<Obstacle, number[]>;

type Constraint = {
  readonly obstacle: Obstacle;
  passes(slot: number): boolean;
  /** Undefined where loosening the filter would not help: a listing without a price has none to be let in by. */
  measure(slot: number): number | undefined;
};

/** One pass over everything that is listed. */
export function findNearMisses(snapshot: Snapshot, plan: Plan): NearMisses {
  const { data, size } = snapshot.columns;
  const constraints = constraintsOf(snapshot, plan);
  const missed = new Map<Obstacle, number[]>();
  for (let slot = 0; slot < size; slot++) {
    if (data.listed[slot] !== 1) continue;
    let only: Constraint | null = null;
    let failures = 0;
    for (const constraint of constraints) {
      if (constraint.passes(slot)) continue;
      only = constraint;
      if (++failures > 1) break;
    }
    const value = failures === 1 ? only?.measure(slot) : undefined;
    if (!only || value === undefined) continue;
    const values = missed.get(only.obstacle);
    if (values) values.push(value);
    else missed.set(only.obstacle, [value]);
  }
  return missed;
}

function constraintsOf(snapshot: Snapshot, plan: Plan): Constraint[] {
  return [
    ...groupConstraints(snapshot, plan),
    ...rangeConstraints(snapshot, plan),
    ...wholeConstraints(snapshot, plan),
    ...otherConstraints(snapshot, plan),
  ];
}

function groupConstraints({ columns: { data } }: Snapshot, { allowed }: Plan): Constraint[] {
  return GROUPS.flatMap(({ key, coded }, at) => {
    const table = allowed[at];
    if (!table) return [];
    return [{ obstacle: key, passes: (slot: number) => table[data[coded][slot] as number] === 1, measure: () => 0 }];
  });
}

function rangeConstraints({ columns: { data } }: Snapshot, plan: Plan): Constraint[] {
  return plan.spans.flatMap(({ column: range, min, max }): Constraint[] => {
    const column = data[range];
    const value = (slot: number) => column[slot] as number;
    const known = (slot: number) => (value(slot) < 0 ? undefined : value(slot));
    if (!isMeasured(range))
      return [
        { obstacle: range, passes: (slot: number) => value(slot) >= min && value(slot) <= max, measure: () => 0 },
      ];
    // Without any limit on its mileage a listing that names none is found too.
    const freed = range === 'mileage' && max === Number.POSITIVE_INFINITY ? value : known;
    return [
      { obstacle: `${range}_min` as const, passes: (slot: number) => value(slot) >= min, measure: freed },
      { obstacle: `${range}_max` as const, passes: (slot: number) => value(slot) <= max, measure: known },
    ];
  });
}

/** Filters that are given up as a whole. */
function wholeConstraints({ columns: { data } }: Snapshot, { goods, features, dates, bounds }: Plan): Constraint[] {
  const plain = (obstacle: Obstacle, passes: Constraint['passes']) => ({ obstacle, passes, measure: () => 0 });
  return [
    ...(goods ? [plain('goods', (slot) => ((data.goods[slot] as number) & goods) !== 0)] : []),
    ...(features ? [plain('features', (slot) => ((data.features[slot] as number) & features) === features)] : []),
    ...(dates ? [plain('dates', (slot) => opensWithin(data, slot, dates))] : []),
    ...(bounds ? [plain('bounds', (slot) => isWithin(bounds, placeOf(data, slot)))] : []),
  ];
}

function otherConstraints({ columns: { data } }: Snapshot, { center, radius, text, photo }: Plan): Constraint[] {
  const found: Constraint[] = [];
  if (text) found.push({ obstacle: 'q', passes: (slot) => text.refs.has(data.ref[slot] as number), measure: () => 0 });
  if (photo) found.push({ obstacle: 'has_stock_photo', passes: (slot) => data.hasPhoto[slot] === 1, measure: () => 0 });
  if (!center || !radius) return found;
  const [near, far] = [toSquaredChord(radius.min), toSquaredChord(radius.max)];
  const squared = (slot: number) =>
    ((data.x[slot] as number) - center.x) ** 2 +
    ((data.y[slot] as number) - center.y) ** 2 +
    ((data.z[slot] as number) - center.z) ** 2;
  found.push({
    obstacle: 'radius',
    passes: (slot) => squared(slot) <= far && squared(slot) >= near,
    measure: (slot) => (squared(slot) > far ? toMiles(squared(slot)) : undefined),
  });
  return found;
}
