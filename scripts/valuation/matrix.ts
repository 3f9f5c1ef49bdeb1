import { binOf, featureNames, type Lookup, toFeatures } from '../../src/features/valuation/server/model/features.ts';
import { type Kind, LEVELS } from '../../src/features/valuation/server/model/levels.ts';
import { EFFECT_STEP } from '../../src/features/valuation/server/model/model-file.ts';
import { backfit, type Column, type Effects, toColumns } from './backfit.ts';
import { INNER_FOLDS, type Training } from './training-rows.ts';

/** A key seen once would stand for one vehicle: its effect is left out. */
export const MIN = 2;
const MAX_EDGES = 254;

export type Prepared = { kind: Kind; rows: readonly Training[]; columns: readonly Column[]; y: Float64Array };

export function prepare(kind: Kind, rows: readonly Training[]): Prepared {
  return {
    kind,
    rows,
    columns: toColumns(
      rows.map(({ row }) => row),
      LEVELS[kind],
    ),
    y: Float64Array.from(rows, ({ y }) => y),
  };
}

export type Matrix = {
  mean: number;
  effects: Effects;
  /** Row by row, features as the number of their interval. */
  bins: Uint8Array;
  starts: Float32Array;
  edges: Float32Array[];
};

/**
 * What the trees see. Rows that are learned from get the effects fitted without their own inner fold, so that no row
 * sees its own price; the others get those of all rows learned from.
 */
export function toMatrix(prepared: Prepared, learns: (row: Training) => boolean): Matrix {
  const { kind, rows, columns, y } = prepared;
  const used = Int32Array.from(rows.keys()).filter((i) => learns(rows[i] as Training) && !rows[i]?.masked);
  const mean = used.reduce((sum, i) => sum + (y[i] as number), 0) / used.length;
  const data = { columns, y, mean, rows: rows.map(({ row }) => row) };
  const effects = backfit(data, used);
  const width = featureNames(kind).length;
  const values = new Float32Array(rows.length * width);
  const starts = new Float32Array(rows.length);
  const fill = (from: Effects, i: number) => {
    const features = toFeatures(kind, rows[i]?.row as Training['row'], lookup(columns, from, i));
    values.set(features.values, i * width);
    starts[i] = mean + features.start;
  };
  rows.forEach((row, i) => {
    if (!learns(row)) fill(effects, i);
  });
  for (let inner = 0; inner < INNER_FOLDS; inner++) {
    const without = backfit(
      data,
      used.filter((i) => rows[i]?.inner !== inner),
    );
    rows.forEach((row, i) => {
      if (learns(row) && row.inner === inner) fill(without, i);
    });
  }
  const edges = Array.from({ length: width }, (_, at) => toEdges(used, (i) => values[i * width + at] as number));
  const bins = new Uint8Array(values.length);
  for (let i = 0; i < rows.length; i++)
    for (let at = 0; at < width; at++)
      bins[i * width + at] = binOf(edges[at] as Float32Array, values[i * width + at] as number);
  return { mean, effects, bins, starts, edges };
}

const lookup =
  (columns: readonly Column[], effects: Effects, row: number): Lookup =>
  (level) => {
    const id = columns[level]?.ids[row] ?? -1;
    const count = effects[level]?.counts[id] ?? 0;
    return count < MIN ? null : { value: inSteps(effects[level]?.values[id] ?? 0), count };
  };

/** As precise as the file keeps it. */
const inSteps = (value: number): number => Math.round(value / EFFECT_STEP) * EFFECT_STEP;

/** At most 254 edges so that the intervals hold about the same number of rows. */
function toEdges(used: Int32Array, read: (row: number) => number): Float32Array {
  const sorted = Float32Array.from(used, read).sort();
  const distinct = [...new Set(sorted)];
  if (distinct.length <= MAX_EDGES) return Float32Array.from(distinct.slice(0, -1));
  const picked = new Set<number>();
  for (let k = 1; k <= MAX_EDGES; k++) picked.add(sorted[Math.floor((k * sorted.length) / (MAX_EDGES + 1))] as number);
  return Float32Array.from(picked).sort();
}
