import { createHash } from 'node:crypto';
import type { Kind } from '../../src/features/valuation/server/model/levels.ts';
import { type Fields, toVehicleRow, type VehicleRow } from '../../src/features/valuation/server/model/vehicle-row.ts';
import { readRows } from './rows.ts';

export const FOLDS = 5;
const INNER = 8;

/** One row of the training file, whole or with the trim or the VIN taken away. */
export type Training = {
  row: VehicleRow;
  fields: Fields;
  /** Natural logarithm of the price in dollars. */
  y: number;
  /** By the hash of the id: the rows of fold 0 are the own hold-out. */
  fold: number;
  /** Which of the inner folds its effects are not fitted on. */
  inner: number;
  /** A copy with something taken away; it teaches the trees what to do without. */
  masked: boolean;
  /** Whether the file has a trim or a VIN for it. */
  original: boolean;
};

const NO_TRIM = { trim: '' };
const NO_VIN = Object.fromEntries(
  ['vin_pattern', 'v_model', 'v_trim', 'v_series', 'v_body', 'v_fuel', 'v_displ', 'v_cyl', 'v_doors', 'v_engine'].map(
    (name) => [name, ''],
  ),
);

/** The rows that a model learns from: `thin` sees all without trim and VIN, `rich` those that have either. */
export async function readTraining(file: string, kind: Kind): Promise<Training[]> {
  const list: Training[] = [];
  for await (const fields of readRows(file)) {
    const hash = createHash('sha256')
      .update(fields.id ?? '')
      .digest()
      .readUInt32BE(0);
    const add = (seen: Fields, masked: boolean) =>
      list.push({
        row: toVehicleRow(seen),
        fields: seen,
        y: Math.log(Number(fields.price)),
        fold: hash % FOLDS,
        inner: (hash >>> 12) % INNER,
        masked,
        original: Boolean(fields.trim || fields.vin_pattern),
      });
    if (kind === 'thin') add({ ...fields, ...NO_TRIM, ...NO_VIN }, false);
    else if (fields.trim || fields.vin_pattern) {
      add(fields, false);
      const share = (hash >>> 8) % 4;
      if (fields.trim && fields.vin_pattern && share < 2) add({ ...fields, ...(share ? NO_VIN : NO_TRIM) }, true);
    }
  }
  return list;
}

export const INNER_FOLDS = INNER;
