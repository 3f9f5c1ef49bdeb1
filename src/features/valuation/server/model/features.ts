import { INPUTS } from './inputs.ts';
import { COUNTED, type Kind, LEVELS } from './levels.ts';
import type { VehicleRow } from './vehicle-row.ts';

/** Where the effect and the row count of a key stand; absent keys have neither. */
export type Lookup = (level: number, key: string) => { readonly value: number; readonly count: number } | null;

export const featureNames = (kind: Kind): string[] => [
  ...INPUTS.map(({ name }) => name),
  ...COUNTED[kind].map((name) => `count:${name}`),
  ...LEVELS[kind].map(({ name }) => `effect:${name}`),
];

/** What the trees see of a vehicle, as precise as the edges of their intervals, and the logarithm that they start from (without the mean). */
export function toFeatures(kind: Kind, row: VehicleRow, look: Lookup): { values: Float32Array; start: number } {
  const levels = LEVELS[kind];
  const counted: readonly string[] = COUNTED[kind];
  const values = new Float32Array(INPUTS.length + counted.length + levels.length);
  INPUTS.forEach(({ of }, at) => {
    values[at] = of(row);
  });
  let start = 0;
  levels.forEach(({ name, key, by, share = 1 }, at) => {
    const text = key(row);
    const found = text === '' ? null : look(at, text);
    const place = counted.indexOf(name);
    if (place >= 0) values[INPUTS.length + place] = Math.min(255, found?.count ?? 0);
    if (!found) return;
    values[INPUTS.length + counted.length + at] = found.value;
    if (share) start += share * found.value * (by ? by(row) : 1);
  });
  return { values, start };
}

/** The number of the interval between sorted edges that a value falls into. */
export function binOf(edges: Float32Array, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (edges[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
