import { boxAround, isInside, type MapArea } from '../rules/area.ts';
import { isWithin, type MapBounds } from '../rules/bounds.ts';
import type { ColumnData } from '#features/search-index/server/index.ts';
import type { Bounds, Center } from './plan.ts';
import { distanceFrom, openDay, placeOf } from './slot-values.ts';

/**
 * Judges the first `count` of some slots: 1 for each that passes a filter, 0 for each that does not. It is asked about
 * many at once because a call for each of 100,000 rows costs more than the comparison in it.
 */
export type Judge = (slots: Int32Array, count: number, verdicts: Uint8Array) => void;

type Whole = Int32Array | Int16Array | Uint8Array;

/** Both ends included. */
export const isBetween =
  (column: Whole, { min, max }: Bounds): Judge =>
  (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) {
      const value = column[slots[at] as number] as number;
      verdicts[at] = value >= min && value <= max ? 1 : 0;
    }
  };

/** `table` has 1 for every code that passes, else 0. */
export const isIn =
  (codes: Int32Array, table: Uint8Array): Judge =>
  (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) verdicts[at] = table[codes[slots[at] as number] as number] as number;
  };

/** All bits of a mask. */
export const hasAll =
  (masks: Int32Array, wanted: number): Judge =>
  (slots, count, verdicts) => {
    for (let at = 0; at < count; at++)
      verdicts[at] = ((masks[slots[at] as number] as number) & wanted) === wanted ? 1 : 0;
  };

/** At least one bit of a mask. */
export const hasSome =
  (masks: Int32Array, wanted: number): Judge =>
  (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) verdicts[at] = ((masks[slots[at] as number] as number) & wanted) !== 0 ? 1 : 0;
  };

/** Both ends as squared chords. What has no place is nowhere near. */
export function isNear(data: ColumnData, center: Center, { min, max }: Bounds): Judge {
  const squared = distanceFrom(data, center);
  return (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) {
      const away = squared(slots[at] as number);
      verdicts[at] = away >= min && away <= max ? 1 : 0;
    }
  };
}

export const liesWithin =
  (data: ColumnData, bounds: MapBounds): Judge =>
  (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) verdicts[at] = isWithin(bounds, placeOf(data, slots[at] as number)) ? 1 : 0;
  };

/** In a line that may reach over the edge of the map, where numbers begin anew. */
export function liesInside(data: ColumnData, area: MapArea): Judge {
  const box = boxAround(area);
  const turns = [0, ...(box[2] > 180 ? [360] : []), ...(box[0] < -180 ? [-360] : [])];
  const isThere = ({ lat, lng }: { lat: number; lng: number }) =>
    lat >= box[1] && lat <= box[3] && turns.some((turn) => isInside(area, { lat, lng: lng + turn }));
  return (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) verdicts[at] = isThere(placeOf(data, slots[at] as number)) ? 1 : 0;
  };
}

/** Whether one may come on a day between two. */
export const opensWithin =
  (data: ColumnData, days: Bounds): Judge =>
  (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) verdicts[at] = openDay(data, slots[at] as number, days) === -1 ? 0 : 1;
  };

export const isOneOf =
  ({ ref }: ColumnData, refs: ReadonlyMap<number, unknown>): Judge =>
  (slots, count, verdicts) => {
    for (let at = 0; at < count; at++) verdicts[at] = refs.has(ref[slots[at] as number] as number) ? 1 : 0;
  };
