import type { Level } from '../../src/features/valuation/server/model/levels.ts';
import type { VehicleRow } from '../../src/features/valuation/server/model/vehicle-row.ts';

/** The keys of one level over all rows, as numbers; -1 where a row has none. */
export type Column = { level: Level; ids: Int32Array; by: Float64Array; names: string[] };
export type Effects = { values: Float64Array; counts: Float64Array }[];

/** How noisy the prices of each market are, as a standard deviation of the logarithm. */
const NOISE = { dealer_ask: 0.09, wholesale_sale: 0.16, classified_ask: 0.33, online_sale: 0.55 } as const;
const USUAL_NOISE = 0.09;
const CLIP = 3;

export function toColumns(rows: readonly VehicleRow[], levels: readonly Level[]): Column[] {
  return levels.map((level) => {
    const known = new Map<string, number>();
    const ids = new Int32Array(rows.length);
    const by = new Float64Array(rows.length);
    rows.forEach((row, index) => {
      const key = level.key(row);
      const id = key === '' ? -1 : (known.get(key) ?? known.size);
      if (id === known.size) known.set(key, id);
      ids[index] = id;
      by[index] = level.by ? level.by(row) : 1;
    });
    return { level, ids, by, names: [...known.keys()] };
  });
}

const weightsOf = (rows: readonly VehicleRow[]): Float64Array =>
  Float64Array.from(rows, ({ source }) => (USUAL_NOISE / NOISE[source]) ** 2);

/**
 * Effects of every level, fitted together: in turns each level takes the shrunk mean of what the others leave.
 * Rows of `used` only; residuals beyond three times the market's noise count as that much.
 */
export function backfit(
  {
    columns,
    y,
    mean,
    rows,
  }: { columns: readonly Column[]; y: Float64Array; mean: number; rows: readonly VehicleRow[] },
  used: Int32Array,
  passes = 6,
): Effects {
  const weights = weightsOf(rows);
  const clip = Float64Array.from(rows, ({ source }) => CLIP * NOISE[source]);
  const effects: Effects = columns.map(({ names }) => ({
    values: new Float64Array(names.length),
    counts: new Float64Array(names.length),
  }));
  const left = new Float64Array(y.length);
  for (const i of used) left[i] = (y[i] as number) - mean;
  for (let pass = 0; pass < passes; pass++) {
    columns.forEach(({ level, ids, by, names }, at) => {
      const { values, counts } = effects[at] as Effects[number];
      const top = new Float64Array(names.length);
      const bottom = new Float64Array(names.length).fill(level.lean);
      counts.fill(0);
      for (const i of used) {
        const id = ids[i] as number;
        if (id < 0) continue;
        const z = by[i] as number;
        const old = values[id] as number;
        const limit = pass < 2 ? 9 : (clip[i] as number);
        const residual = Math.max(-limit, Math.min(limit, left[i] as number));
        const w = weights[i] as number;
        top[id] = (top[id] as number) + w * z * (residual + old * z);
        bottom[id] = (bottom[id] as number) + w * z * z;
        counts[id] = (counts[id] as number) + 1;
      }
      const before = Float64Array.from(values);
      for (let id = 0; id < names.length; id++) {
        const effect = (top[id] as number) / (bottom[id] as number);
        values[id] = Math.max(level.least ?? -9, Math.min(level.most ?? 9, effect));
      }
      for (const i of used) {
        const id = ids[i] as number;
        if (id >= 0)
          left[i] = (left[i] as number) - ((values[id] as number) - (before[id] as number)) * (by[i] as number);
      }
    });
  }
  return effects;
}
