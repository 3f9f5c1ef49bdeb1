import { firstDayWithin } from '#domain/search/bits.ts';
import { isWithin } from '#domain/search/bounds.ts';
import type { Sort } from '#domain/search/sort.ts';
import { type ColumnData, type Snapshot, toMiles, toSquaredChord } from '../search-index/index.ts';
import { type Bounds, GROUPS, type Plan } from './plan.ts';
import { isBefore, type Position, Top } from './top.ts';

/** Matches by code, one table per group; index 0 counts those without a value. */
export type Counts = readonly Uint32Array[];
export type Hit = Position & { readonly miles: number | null };
/** Matches by bit: of goods with that filter left out, of features with all of them in force. */
export type BitCounts = { readonly goods: Uint32Array; readonly features: Uint32Array };
export type Scanned = { total: number; photos: number; counts: Counts; bits: BitCounts; hits: Hit[] };

type Options = {
  /** Rows to return, from `skip` on. */
  readonly take: number;
  readonly skip?: number;
  /** Only rows that come after this place. */
  readonly after?: Position | null;
  /** Hears of every match, whichever page it is on. */
  readonly onMatch?: (slot: number) => void;
};

/** In the order of this file's passes: which slots to look at. */
function candidates({ columns }: Snapshot, plan: Plan): Iterable<ArrayLike<number>> | null {
  if (plan.text) return [slotsOf(columns, plan.text.refs.keys())];
  const { center, radius, bounds } = plan;
  if (bounds) return columns.within(bounds);
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
  const { center, radius, features, dates, bounds } = plan;
  const spans = plan.spans.map(({ column, ...ends }) => ({ values: data[column], ends }));
  const near = radius ? toSquaredChord(radius.min) - TINY : 0;
  const far = radius ? toSquaredChord(radius.max) + TINY : 0;
  const distance = (slot: number): number => {
    if (!center) return Number.NaN;
    const x = (data.x[slot] as number) - center.x;
    const y = (data.y[slot] as number) - center.y;
    const z = (data.z[slot] as number) - center.z;
    return x * x + y * y + z * z;
  };
  const inSpans = (slot: number): boolean => {
    for (const { values, ends } of spans) if (!within(values[slot] as number, ends)) return false;
    return true;
  };
  const passes = (slot: number, squared: number): boolean =>
    (spans.length === 0 || inSpans(slot)) &&
    ((data.features[slot] as number) & features) === features &&
    (dates === null || opensWithin(data, slot, dates)) &&
    (bounds === null || isWithin(bounds, placeOf(data, slot))) &&
    (radius === null || (squared >= near && squared <= far));
  return { distance, passes };
}

/** The first day between two on which one may come; -1 when there is none. */
const openDay = ({ firstDay, daysNear, daysFar }: ColumnData, slot: number, from: number, to: number): number =>
  firstDayWithin(
    { first: firstDay[slot] as number, near: daysNear[slot] as number, far: daysFar[slot] as number },
    from,
    to,
  );

/** Whether one may come on a day between two. */
export const opensWithin = (data: ColumnData, slot: number, { min, max }: Bounds): boolean =>
  openDay(data, slot, min, max) !== -1;

/** Degrees out of the unit vector; NaN without a place, which lies in no bounds. */
export const placeOf = ({ x, y, z }: ColumnData, slot: number) => ({
  lat: (Math.asin(z[slot] as number) * 180) / Math.PI,
  lng: (Math.atan2(y[slot] as number, x[slot] as number) * 180) / Math.PI,
});

/** Rounding of a squared distance: far less than a foot. */
const TINY = 1e-15;

/** The number that orders a slot; what is unknown comes last. */
function keyOf(data: ColumnData, sort: Sort, plan: Plan): (slot: number, squared: number) => number {
  const orLast = (value: number, key: number) => (value < 0 ? Number.POSITIVE_INFINITY : key);
  switch (sort) {
    case 'nearest':
      return (_slot, squared) => (Number.isNaN(squared) ? Number.POSITIVE_INFINITY : squared);
    case 'soonest':
      return (slot) => firstOpen(data, slot, plan);
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

/** The first day on or after the one asked for on which one may come. */
function firstOpen(data: ColumnData, slot: number, { dates }: Plan): number {
  const day = openDay(data, slot, dates?.min ?? 0, Number.POSITIVE_INFINITY);
  return day === -1 ? Number.POSITIVE_INFINITY : day;
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
  const { take, skip = 0, after = null, onMatch } = options;
  const top = new Top(take + skip);
  const scanned = { total: 0, photos: 0 };
  const bits: BitCounts = { goods: new Uint32Array(32), features: new Uint32Array(32) };
  const { allowed, photo, goods } = plan;
  const groups = GROUPS.length;
  // Most searches filter one or two groups: only these are asked of every row.
  const asked = [...allowed.keys()].filter((group) => allowed[group] !== null);

  const visit = (slot: number): void => {
    if (data.listed[slot] !== 1) return;
    const squared = distance(slot);
    if (!passes(slot, squared)) return;
    let failed = -1;
    for (let at = 0; at < asked.length; at++) {
      const group = asked[at] as number;
      if ((allowed[group] as Uint8Array)[(codes[group] as Int32Array)[slot] as number]) continue;
      if (failed !== -1) return;
      failed = group;
    }
    const pictured = data.hasPhoto[slot] === 1;
    if (photo && !pictured) return;
    const has = data.goods[slot] as number;
    if (failed === -1 && has !== 0) countBits(bits.goods, has);
    if (goods !== 0 && (has & goods) === 0) return;
    if (failed !== -1) {
      const table = counts[failed] as Uint32Array;
      (table[(codes[failed] as Int32Array)[slot] as number] as number)++;
      return;
    }
    scanned.total++;
    onMatch?.(slot);
    if (pictured) scanned.photos++;
    if (data.features[slot] !== 0) countBits(bits.features, data.features[slot] as number);
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
  return { ...scanned, counts, bits, hits };
}

function countBits(counts: Uint32Array, mask: number): void {
  for (let left = mask; left !== 0; left &= left - 1) (counts[31 - Math.clz32(left & -left)] as number)++;
}

const milesAt = (squared: number): number | null => (Number.isNaN(squared) ? null : toMiles(squared));
