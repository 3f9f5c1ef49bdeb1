import type { Sort } from '#domain/search/sort.ts';
import { type ColumnData, type Snapshot, toMiles, toSquaredChord } from '../search-index/index.ts';
import { GROUPS, type Plan } from './plan.ts';
import { isBefore, type Position, Top } from './top.ts';

/** Matches by code, one table per group; index 0 counts those without a value. */
export type Counts = readonly Uint32Array[];
export type Hit = Position & { readonly miles: number | null };
export type Scanned = { total: number; photos: number; counts: Counts; hits: Hit[] };

type Options = {
  /** Rows to return, from `skip` on. */
  readonly take: number;
  readonly skip?: number;
  /** Only rows that come after this place. */
  readonly after?: Position | null;
};

/** In the order of this file's passes: which slots to look at. */
function candidates({ columns }: Snapshot, plan: Plan): Iterable<ArrayLike<number>> | null {
  if (plan.text) return [slotsOf(columns, plan.text.refs.keys())];
  const { center, radius } = plan;
  return center && radius && radius.max < Number.POSITIVE_INFINITY
    ? columns.around(center.latitude, center.longitude, radius.max)
    : null;
}

function slotsOf(columns: Snapshot['columns'], refs: Iterable<number>): number[] {
  const slots: number[] = [];
  for (const ref of refs) {
    const slot = columns.slotOf(ref);
    if (slot !== -1) slots.push(slot);
  }
  return slots;
}

const within = (value: number, bounds: { min: number; max: number } | null): boolean =>
  bounds === null || (value >= 0 && value >= bounds.min && value <= bounds.max);

/** Tells for a slot whether the range filters let it pass, and how far it is (squared chord, NaN without a place). */
function gate(data: ColumnData, plan: Plan) {
  const { price, mileage, year, center, radius } = plan;
  const near = radius ? toSquaredChord(radius.min) - TINY : 0;
  const far = radius ? toSquaredChord(radius.max) + TINY : 0;
  const distance = (slot: number): number => {
    if (!center) return Number.NaN;
    const x = (data.x[slot] as number) - center.x;
    const y = (data.y[slot] as number) - center.y;
    const z = (data.z[slot] as number) - center.z;
    return x * x + y * y + z * z;
  };
  const passes = (slot: number, squared: number): boolean =>
    within(data.price[slot] as number, price) &&
    within(data.year[slot] as number, year) &&
    within(data.mileage[slot] as number, mileage) &&
    (radius === null || (squared >= near && squared <= far));
  return { distance, passes };
}

/** Rounding of a squared distance: far less than a foot. */
const TINY = 1e-15;

/** The number that orders a slot; what is unknown comes last. */
function keyOf(data: ColumnData, sort: Sort, plan: Plan): (slot: number, squared: number) => number {
  const orLast = (value: number, key: number) => (value < 0 ? Number.POSITIVE_INFINITY : key);
  switch (sort) {
    case 'nearest':
      return (_slot, squared) => (Number.isNaN(squared) ? Number.POSITIVE_INFINITY : squared);
    case 'price_low':
      return (slot) => orLast(data.price[slot] as number, data.price[slot] as number);
    case 'price_high':
      return (slot) => orLast(data.price[slot] as number, -(data.price[slot] as number));
    case 'mileage_low':
      return (slot) => orLast(data.mileage[slot] as number, data.mileage[slot] as number);
    case 'year_new':
      return (slot) => orLast(data.year[slot] as number, -(data.year[slot] as number));
    case 'best_deal':
      return (slot) => orLast(data.dealShare[slot] as number, data.dealShare[slot] as number);
    case 'relevance':
      return (slot) =>
        -(data.published[slot] as number) - (plan.text?.refs.get(data.ref[slot] as number) === 2 ? AGES : 0);
    case 'newest':
      return (slot) => -(data.published[slot] as number);
  }
}

/** More milliseconds than lie between any two listings. */
const AGES = 1e14;

/**
 * One pass over the candidates: counts matches, counts every facet with its own filter left out, and keeps the page
 * that was asked for. A row that fails exactly one group's filter counts for that group alone.
 */
export function scan(snapshot: Snapshot, plan: Plan, options: Options): Scanned {
  const { data, size } = snapshot.columns;
  const codes = GROUPS.map(({ coded }) => data[coded]);
  const counts = GROUPS.map(() => new Uint32Array(snapshot.vocabulary.lastCode + 1));
  const { distance, passes } = gate(data, plan);
  const key = keyOf(data, plan.sort, plan);
  const { take, skip = 0, after = null } = options;
  const top = new Top(take + skip);
  const scanned = { total: 0, photos: 0 };
  const { allowed, photo } = plan;
  const groups = GROUPS.length;

  const visit = (slot: number): void => {
    if (data.listed[slot] !== 1) return;
    const squared = distance(slot);
    if (!passes(slot, squared)) return;
    let failed = -1;
    for (let group = 0; group < groups; group++) {
      const table = allowed[group];
      if (!table || table[(codes[group] as Int32Array)[slot] as number]) continue;
      if (failed !== -1) return;
      failed = group;
    }
    const pictured = data.hasPhoto[slot] === 1;
    if (photo && !pictured) return;
    if (failed !== -1) {
      const table = counts[failed] as Uint32Array;
      (table[(codes[failed] as Int32Array)[slot] as number] as number)++;
      return;
    }
    scanned.total++;
    if (pictured) scanned.photos++;
    for (let group = 0; group < groups; group++) {
      const code = (codes[group] as Int32Array)[slot] as number;
      ((counts[group] as Uint32Array)[code] as number)++;
    }
    const order = key(slot, squared);
    const ref = data.ref[slot] as number;
    if (after === null || isBefore(after.key, after.ref, { key: order, ref })) top.offer(order, ref, slot);
  };

  const lists = candidates(snapshot, plan);
  if (lists === null) for (let slot = 0; slot < size; slot++) visit(slot);
  else for (const list of lists) for (let at = 0; at < list.length; at++) visit(list[at] as number);

  const hits = top
    .sorted()
    .slice(skip)
    .map(({ slot, ...position }) => ({ ...position, miles: milesAt(distance(slot)) }));
  return { ...scanned, counts, hits };
}

const milesAt = (squared: number): number | null => (Number.isNaN(squared) ? null : toMiles(squared));
