import { firstDayWithin } from '../rules/bits.ts';
import type { ColumnData } from '#features/search-index/server/index.ts';
import type { Bounds, Center } from './plan.ts';

/** How far a slot is from a place, as a squared chord; NaN from nowhere, and without a place of its own. */
export function distanceFrom({ x, y, z }: ColumnData, center: Center | null): (slot: number) => number {
  if (!center) return () => Number.NaN;
  const { x: cx, y: cy, z: cz } = center;
  return (slot) => {
    const dx = (x[slot] as number) - cx;
    const dy = (y[slot] as number) - cy;
    const dz = (z[slot] as number) - cz;
    return dx * dx + dy * dy + dz * dz;
  };
}

/** The first day between two on which one may come; -1 when there is none. */
export const openDay = ({ firstDay, daysNear, daysFar }: ColumnData, slot: number, { min, max }: Bounds): number =>
  firstDayWithin(
    { first: firstDay[slot] as number, near: daysNear[slot] as number, far: daysFar[slot] as number },
    min,
    max,
  );

/** Degrees out of the unit vector; NaN without a place, which lies in no bounds. */
export const placeOf = ({ x, y, z }: ColumnData, slot: number) => ({
  lat: (Math.asin(z[slot] as number) * 180) / Math.PI,
  lng: (Math.atan2(y[slot] as number, x[slot] as number) * 180) / Math.PI,
});
