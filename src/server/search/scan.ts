import type { Sort } from '#domain/search/sort.ts';
import { type ColumnData, type Snapshot, toMiles } from '../search-index/index.ts';
import { type Constraint, constraintsOf, distanceFrom, openDay } from './constraints.ts';
import { GROUPS, type Plan } from './plan.ts';
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
  const day = openDay(data, slot, { min: dates?.min ?? 0, max: Number.POSITIVE_INFINITY });
  return day === -1 ? Number.POSITIVE_INFINITY : day;
}

/** More milliseconds than lie between any two listings. */
const AGES = 1e14;

/** The table in which a constraint's own choices are counted; -1 for one that offers none. */
const tableOf = ({ obstacle }: Constraint): number =>
  obstacle === 'goods' ? GROUPS.length : GROUPS.findIndex(({ key }) => key === obstacle);

/**
 * One pass over the candidates: counts matches, counts every facet with its own filter left out, and keeps the page
 * that was asked for. A row that fails exactly one filter with choices counts for that filter alone.
 */
export function scan(snapshot: Snapshot, plan: Plan, options: Options): Scanned {
  const { data, size } = snapshot.columns;
  const codes = GROUPS.map(({ coded }) => data[coded]);
  const counts = GROUPS.map(() => new Uint32Array(snapshot.vocabulary.lastCode + 1));
  // Words have chosen the candidates already.
  const asked = constraintsOf(snapshot, plan).filter(({ obstacle }) => obstacle !== 'q');
  const required = asked.filter((one) => tableOf(one) === -1).map(({ passes }) => passes);
  const choosing = asked.filter((one) => tableOf(one) !== -1);
  const chosen = choosing.map(({ passes }) => passes);
  const tables = choosing.map(tableOf);
  const distance = plan.center ? distanceFrom(data, plan.center) : () => Number.NaN;
  const key = keyOf(data, plan.sort, plan);
  const { take, skip = 0, after = null, onMatch } = options;
  const top = new Top(take + skip);
  const scanned = { total: 0, photos: 0 };
  const bits: BitCounts = { goods: new Uint32Array(32), features: new Uint32Array(32) };
  const groups = GROUPS.length;

  const visit = (slot: number): void => {
    if (data.listed[slot] !== 1) return;
    for (let at = 0; at < required.length; at++) if (!(required[at] as Constraint['passes'])(slot)) return;
    let failed = -1;
    for (let at = 0; at < chosen.length; at++) {
      if ((chosen[at] as Constraint['passes'])(slot)) continue;
      if (failed !== -1) return;
      failed = tables[at] as number;
    }
    if (failed === groups) countBits(bits.goods, data.goods[slot] as number);
    else if (failed !== -1) {
      const table = counts[failed] as Uint32Array;
      (table[(codes[failed] as Int32Array)[slot] as number] as number)++;
    }
    if (failed !== -1) return;
    scanned.total++;
    onMatch?.(slot);
    if (data.hasPhoto[slot] === 1) scanned.photos++;
    if (data.features[slot] !== 0) countBits(bits.features, data.features[slot] as number);
    if (data.goods[slot] !== 0) countBits(bits.goods, data.goods[slot] as number);
    for (let group = 0; group < groups; group++) {
      const code = (codes[group] as Int32Array)[slot] as number;
      ((counts[group] as Uint32Array)[code] as number)++;
    }
    const order = key(slot, distance(slot));
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
