import { gradeOf } from './levels.ts';
import { DRIVES } from './trim-words.ts';
import { SOURCES, type VehicleRow } from './vehicle-row.ts';

/** A number that the trees see besides the effects. `order` says which way it may move the value: -1 is never up. */
export type Input = { readonly name: string; readonly of: (row: VehicleRow) => number; readonly order?: -1 | 1 };

/** Inputs that the width of the range may not depend on, so that low and high move as the value does. */
export const ORDERED = ['miles', 'milesAYear', 'accidents', 'classifiedGrade', 'auctionGrade'];

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
  { name: 'owners', of: (r) => Math.min(6, r.owners) },
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
