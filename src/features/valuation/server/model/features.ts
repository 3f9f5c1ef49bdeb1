import { COUNTED, type Kind, LEVELS, gradeOf } from './levels.ts';
import { type VehicleRow, SOURCES } from './vehicle-row.ts';
import { DRIVES } from './trim-words.ts';

/** A number that the trees see besides the effects. `order` says which way it may move the value: -1 is never up. */
type Input = { readonly name: string; readonly of: (row: VehicleRow) => number; readonly order?: -1 | 1 };

/** Inputs that the width of the range may not depend on, so that low and high move as the value does. */
export const ORDERED = ['miles', 'milesAYear', 'accidents', 'owners', 'classifiedGrade', 'auctionGrade'];

const place = (list: readonly string[], word: string): number => list.indexOf(word);
const SEGMENTS = ['', 'sedan', 'hatchback', 'coupe', 'wagon', 'convertible', 'van', 'suv', 'pickup'];
const FUELS = ['', 'gas', 'gasoline', 'flexiblefuel', 'other', 'hybrid', 'electric', 'diesel'];

export const INPUTS: readonly Input[] = [
  { name: 'source', of: (r) => SOURCES.indexOf(r.source) },
  { name: 'at', of: (r) => r.at },
  { name: 'age', of: (r) => r.age },
  { name: 'miles', of: (r) => r.miles, order: -1 },
  { name: 'milesAYear', of: (r) => r.miles / (r.age + 0.7), order: -1 },
  { name: 'accidents', of: (r) => Math.min(4, r.accidents), order: -1 },
  { name: 'owners', of: (r) => Math.min(6, r.owners), order: -1 },
  { name: 'fleet', of: (r) => Number(r.fleet) },
  { name: 'classifiedGrade', of: (r) => (r.source === 'classified_ask' ? gradeOf(r) : 0), order: 1 },
  { name: 'auctionGrade', of: (r) => (r.source === 'wholesale_sale' ? (r.grade ?? 0) : 0) },
  { name: 'segment', of: (r) => place(SEGMENTS, r.segment) },
  { name: 'fuel', of: (r) => place(FUELS, r.fuel) },
  { name: 'drive', of: (r) => place(DRIVES, r.drive) },
  { name: 'litres', of: (r) => r.litres },
  { name: 'cylinders', of: (r) => r.cylinders },
  { name: 'doors', of: (r) => r.doors },
  { name: 'manual', of: (r) => Number(r.manual) },
  { name: 'hasTrim', of: (r) => Number(r.trim.full !== '') },
  { name: 'hasVin', of: (r) => Number(r.vin !== '') },
  { name: 'zip3', of: (r) => Number(r.zip3 || 0) },
  { name: 'cab', of: (r) => place(['', 'regular', 'extended', 'crew'], r.trim.cab) },
  { name: 'bed', of: (r) => place(['', 'short', 'standard', 'long'], r.trim.bed) },
];

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
