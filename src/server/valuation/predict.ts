import { type BaselineData, type Curve, type Level, OLDEST } from './baseline-data.ts';
import { plainName, type Segment } from './segments.ts';

/** A group of fewer rows than this says too little about its model or make. */
const FEWEST: Readonly<Record<Level, number>> = { model: 8, make: 20, body: 100 };

export type Match = { readonly level: Level; readonly curve: Curve };

/** The narrowest group of vehicles with enough prices: model, else make, else body; null when there is none. */
export function findCurve(
  data: BaselineData,
  { make, models, segment }: { make: string; models: readonly string[]; segment: Segment | null },
): Match | null {
  const brand = plainName(make);
  for (const name of models) {
    const curve = own(data.models, `${brand}|${plainName(name)}`);
    if (curve && curve.n >= FEWEST.model) return { level: 'model', curve };
  }
  const body = segment ?? models.map((name) => own(data.modelSegments, `${brand}|${plainName(name)}`)).find(Boolean);
  const byMake = (body && own(data.makes, `${brand}|${body}`)) ?? own(data.makes, brand);
  if (byMake && byMake.n >= FEWEST.make) return { level: 'make', curve: byMake };
  return body ? { level: 'body', curve: data.segments[body] } : null;
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Natural logarithm of the price in dollars, in the month of the data. Age in years, fractions allowed. */
export function predictLog(data: BaselineData, curve: Curve, age: number, miles: number): number {
  const at = Math.max(0, Math.min(OLDEST, age));
  const usual = between(data.usualMiles, at);
  return between(curve.log, at) / 1000 + (between(data.milesSlope, at) * (miles - usual)) / 10_000;
}

/** A value between two whole ages, on the straight line. */
function between(values: readonly number[], age: number): number {
  const low = Math.floor(age);
  const first = values[low] ?? 0;
  const second = values[Math.min(low + 1, values.length - 1)] ?? first;
  return first + (second - first) * (age - low);
}

/** The percentiles of the error for a level and an age. */
export function spreadOf(data: BaselineData, level: Level, age: number) {
  const bands = data.spread[level];
  return bands.find((band) => age <= band.to) ?? (bands.at(-1) as (typeof bands)[number]);
}
