import type { VehicleRow } from './vehicle-row.ts';

/**
 * One family of fitted effects. Each vehicle has one key per level ('' where it has none) and the effect of that key
 * is added, multiplied by `by`. `lean` is how many rows of usual noise the prior counts for.
 */
export type Level = {
  readonly name: string;
  readonly lean: number;
  readonly key: (row: VehicleRow) => string;
  readonly by?: (row: VehicleRow) => number;
  /** Share of the effect that the trees start from; 1 when absent. Less leaves the trees room to bend it. */
  readonly share?: number;
  /** Bounds of the effect, so that more miles or a worse grade never raise a value. */
  readonly least?: number;
  readonly most?: number;
};

const ageBand = (row: VehicleRow): string => String(Math.min(9, Math.floor(row.age / 2)));
const join = (...parts: (string | number)[]): string => (parts.includes('') ? '' : parts.join('|'));
const vehicle = ({ make, model }: VehicleRow): string => (model ? join(make, model) : '');
const GRADE_MIDDLE: Partial<Record<string, readonly [number, number]>> = {
  wholesale_sale: [35, 15],
  classified_ask: [2, 2],
};

/** The market's grade from about -1 (poor) to 1 (perfect); 0 where it has none. */
export function gradeOf({ source, grade }: VehicleRow): number {
  const [middle, half] = GRADE_MIDDLE[source] ?? [0, 1];
  return grade === null || half === 1 ? 0 : Math.max(-1.6, Math.min(1, (grade - middle) / half));
}

/** Miles against the usual 12,000 a year, in 50,000s; the far end weighs less. */
const extraMiles = (row: VehicleRow): number => (Math.min(row.miles, 250_000) - usualMiles(row.age)) / 50_000;
const usualMiles = (age: number): number => 12_000 * Math.min(age, 9) + 4_000 * Math.max(0, age - 9);

/** Known for every vehicle: market, age, miles, grade, make, model, region, colour, engine where told. */
const GENERAL: readonly Level[] = [
  { name: 'age', lean: 0.2, key: (r) => join(r.source, Math.min(40, Math.floor(r.age))) },
  { name: 'miles', lean: 1, key: (r) => join(r.source, ageBand(r)), by: extraMiles, most: -0.01, share: 0.3 },
  { name: 'grade', lean: 1, key: (r) => join(r.source), by: gradeOf, least: 0, share: 0 },
  { name: 'month', lean: 3, key: (r) => join(r.source, r.at.toFixed(2)) },
  { name: 'segment', lean: 2, key: (r) => join(r.source, r.segment) },
  { name: 'make', lean: 3, key: (r) => join(r.make) },
  { name: 'model', lean: 1, key: vehicle },
  { name: 'modelMarket', lean: 2, key: (r) => join(r.source, vehicle(r)) },
  { name: 'modelAge', lean: 3, key: vehicle, by: (r) => (r.age - 7) / 6 },
  { name: 'modelYear', lean: 2, key: (r) => join(r.source, vehicle(r), r.year) },
  { name: 'modelGear', lean: 2, key: (r) => join(r.source, vehicle(r), `${r.fuel},${r.cylinders},${r.drive}`) },
  { name: 'modelBody', lean: 2, key: (r) => join(r.source, vehicle(r), r.segment) },
  { name: 'state', lean: 5, key: (r) => join(r.source, r.state) },
  { name: 'stateSegment', lean: 10, key: (r) => join(r.source, r.state, r.segment) },
  { name: 'colorExt', lean: 10, key: (r) => join(r.source, r.colorExt) },
  { name: 'colorInt', lean: 10, key: (r) => join(r.source, r.colorInt) },
  { name: 'modelColor', lean: 10, key: (r) => join(vehicle(r), r.colorExt) },
  { name: 'zip3', lean: 20, key: (r) => join(r.source, r.zip3) },
];

/** Known with the trim or the VIN. */
const TRIM: readonly Level[] = [
  { name: 'grade1', lean: 2, key: (r) => join(vehicle(r), r.trim.grade) },
  { name: 'trim', lean: 2, key: (r) => join(vehicle(r), r.trim.full) },
  { name: 'trimMarket', lean: 3, key: (r) => join(r.source, vehicle(r), r.trim.full) },
  { name: 'gradeYear', lean: 2, key: (r) => join(r.source, vehicle(r), r.trim.grade, r.year) },
  { name: 'trimYear', lean: 2, key: (r) => join(r.source, vehicle(r), r.trim.full, r.year) },
  { name: 'cab', lean: 2, key: (r) => join(vehicle(r), r.trim.cab + r.trim.bed) },
  { name: 'vinModel', lean: 2, key: (r) => join(r.make, r.vinModel) },
  { name: 'vinTrim', lean: 2, key: (r) => join(vehicle(r), r.vinTrim) },
  { name: 'vinSeries', lean: 2, key: (r) => join(vehicle(r), r.vinSeries) },
  { name: 'vinHead', lean: 2, key: (r) => join(r.vin.slice(0, 6)) },
  { name: 'vinBody', lean: 2, key: (r) => join(r.vin.slice(0, 8)) },
  { name: 'vinYear', lean: 2, key: (r) => join(r.source, r.vin.slice(0, 9)) },
  { name: 'vinPlant', lean: 3, key: (r) => join(r.source, r.vin.slice(0, 10)) },
  { name: 'vinTrimYear', lean: 2, key: (r) => join(r.source, r.vin.slice(0, 9), r.trim.full) },
];

/** The levels of the two models: `thin` needs neither trim nor VIN, `rich` uses what of them there is. */
export const LEVELS = { thin: GENERAL, rich: [...GENERAL, ...TRIM] } as const;
export type Kind = keyof typeof LEVELS;

/** Levels whose number of rows the trees see too: how well a vehicle is known. */
export const COUNTED = {
  thin: ['modelMarket', 'modelYear', 'modelGear'],
  rich: ['modelMarket', 'modelYear', 'gradeYear', 'vinYear'],
} as const;
