import { type Snapshot, toMiles } from '#features/search-index/server/index.ts';
import { boxAround } from '../rules/area.ts';
import { constraintsOf } from './constraints.ts';
import type { Plan } from './plan.ts';
import { BLOCK, sift } from './sieve.ts';
import { distanceFrom } from './slot-values.ts';
import { sortKeysOf } from './sort-keys.ts';
import { type Counted, Tally, tableOf } from './tally.ts';
import { isBefore, type Position, Top } from './top.ts';

export type Hit = Position & { readonly miles: number | null };
export type Scanned = Counted & { readonly hits: Hit[] };

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
  const { center, radius, area } = plan;
  const bounds = plan.bounds ?? (area && boxAround(area));
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

/**
 * One pass over the candidates: counts matches, counts every facet with its own filter left out, and keeps the page
 * that was asked for. A row that fails exactly one filter with choices counts for that filter alone.
 */
export function scan(snapshot: Snapshot, plan: Plan, options: Options): Scanned {
  // Words have chosen the candidates already.
  const asked = constraintsOf(snapshot, plan).filter(({ obstacle }) => obstacle !== 'q');
  const tables = asked.map(({ obstacle }) => tableOf(obstacle));
  const steps = asked.map(({ judge }, at) => ({ judge, spares: tables[at] !== -1 }));
  const tally = new Tally(snapshot);
  const page = pageOf(snapshot, plan, options);
  const { onMatch } = options;
  sift(snapshot, { among: candidates(snapshot, plan), steps }, (left) => {
    const matches = tally.add(left, tables);
    if (onMatch) for (let at = 0; at < matches; at++) onMatch(left.slots[at] as number);
    page.offer(left.slots, matches);
  });
  return { ...tally.counted, hits: page.hits() };
}

/** Keeps the rows of the page among all matches. */
function pageOf({ columns: { data } }: Snapshot, plan: Plan, { take, skip = 0, after = null }: Options) {
  const { ref: refs } = data;
  const top = new Top(take + skip);
  const distance = distanceFrom(data, plan.center);
  const writeKeys = sortKeysOf(data, plan);
  const keys = new Float64Array(BLOCK);
  const offer = (slots: Int32Array, count: number): void => {
    writeKeys(slots, count, keys);
    for (let at = 0; at < count; at++) {
      const [slot, key] = [slots[at] as number, keys[at] as number];
      const ref = refs[slot] as number;
      if (after === null || isBefore(after.key, after.ref, { key, ref })) top.offer(key, ref, slot);
    }
  };
  const hits = (): Hit[] =>
    top
      .sorted()
      .slice(skip)
      .map(({ slot, ...position }) => ({ ...position, miles: milesAt(distance(slot)) }));
  return { offer, hits };
}

const milesAt = (squared: number): number | null => (Number.isNaN(squared) ? null : toMiles(squared));
