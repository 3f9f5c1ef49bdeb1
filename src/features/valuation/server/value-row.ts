import type { Kind } from './model/levels.ts';
import type { Model } from './model/model-file.ts';
import { predict } from './model/predict.ts';
import type { VehicleRow } from './model/vehicle-row.ts';

/** August 2023 lies so far into the year: the model knows ages of 0.625, 1.625 and so on. */
const INTO_YEAR = 0.625;

/** Logarithms of dollars in the month of the data: the likely figure, and the way down and up to the range's ends. */
export type Value = { readonly log: number; readonly down: number; readonly up: number };

/** A dealer's price at an age in years: on the straight line between the two ages that the model knows. */
export function valueRow(model: Model, row: VehicleRow, age: number, kind: Kind): Value {
  const young = Math.max(0, Math.floor(age - INTO_YEAR)) + INTO_YEAR;
  const share = Math.min(1, Math.max(0, age - young));
  const at = (years: number): Value => {
    const { log, low, high } = predict(model, { ...row, age: years }, kind);
    return { log, down: log - low, up: high - log };
  };
  const first = at(young);
  if (share === 0) return first;
  const second = at(young + 1);
  const between = (name: keyof Value) => first[name] + (second[name] - first[name]) * share;
  return { log: between('log'), down: between('down'), up: between('up') };
}

/** Years from the first of January of the model year. */
export const ageAt = (year: number, at: Date): number =>
  Math.max(0, at.getUTCFullYear() - year + (at.getUTCMonth() + 0.5) / 12);
