import { featureNames, INPUTS, ORDERED } from '../../src/features/valuation/server/model/features.ts';
import type { Kind } from '../../src/features/valuation/server/model/levels.ts';
import { prepare, toMatrix } from './matrix.ts';
import { withoutTrim } from '../../src/features/valuation/server/model/predict.ts';
import { type Calibration, calibrate } from './calibrate.ts';
import { train } from './trainer.ts';
import { FOLDS, readTraining, type Training } from './training-rows.ts';
import type { Fitted } from './write-model.ts';

/** How much a row of each market counts, about the inverse of how noisy its prices are. */
export const WEIGHTS = { dealer_ask: 1, wholesale_sale: 0.6, classified_ask: 0.3, online_sale: 0.15 } as const;
export const MASKED_WEIGHT = 0.6;
/** Huber loss: errors beyond alpha (of the logarithm) pull no harder. */
export const PARAMS = {
  objective: 'huber',
  alpha: 0.12,
  learning_rate: 0.05,
  min_data_in_leaf: 20,
  feature_fraction: 0.4,
  bagging_fraction: 0.8,
  bagging_freq: 1,
  lambda_l2: 1,
  num_threads: 1,
};
export const SIZE = { thin: { rounds: 600, leaves: 63 }, rich: { rounds: 900, leaves: 95 } } as const;
const SPREAD = {
  objective: 'regression',
  learning_rate: 0.05,
  num_leaves: 24,
  min_data_in_leaf: 60,
  feature_fraction: 0.5,
  num_threads: 1,
};
const SPREAD_ROUNDS = 160;
/** Keeps the logarithm of a small error from running away. */
const MIN_ERROR = 0.01;

export type CrossFit = {
  rows: readonly Training[];
  /** Predicted by a model that did not learn from the row's fold. */
  predicted: Float64Array;
  fitted: Omit<Fitted, 'calibration'>;
  /** Widths by spread trees that did not learn from folds 0, 3 and 4, and by the final ones, which learned from the first three. */
  widths: { honest: Float64Array; final: Float64Array };
};

/** Cross-fits, calibrates on errors of rows not learned from, and fits the final trees on all rows. */
export async function fitKind(file: string, kind: Kind, say: (line: string) => void): Promise<CrossFit> {
  const rows = await readTraining(file, kind);
  const prepared = prepare(kind, rows);
  const order = featureNames(kind).map((_, at) => INPUTS[at]?.order ?? 0);
  const fitOn = (learns: (row: Training) => boolean) => {
    const matrix = toMatrix(prepared, learns);
    const weights = Float32Array.from(rows, (row) =>
      learns(row) ? WEIGHTS[row.row.source] * (row.masked ? MASKED_WEIGHT : 1) : 0,
    );
    const { rounds, leaves } = SIZE[kind];
    return {
      matrix,
      ...train({ ...matrix, y: prepared.y, weights, order, params: { ...PARAMS, num_leaves: leaves }, rounds }),
    };
  };
  const predicted = new Float64Array(rows.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const part = fitOn((row) => row.fold !== fold);
    rows.forEach((row, i) => {
      if (row.fold === fold) predicted[i] = part.predicted[i] as number;
    });
    say(`${kind}: fold ${fold} of ${FOLDS} done`);
  }
  const { matrix, trees } = fitOn(() => true);
  const errors = Float64Array.from(rows, ({ y }, i) => y - (predicted[i] as number));
  const spreadOf = (folds: readonly number[]) =>
    fitSpread(matrix.bins, rows, errors, kind, (row) => folds.includes(row.fold));
  const check = spreadOf([1, 2]);
  const final = spreadOf([0, 1, 2]);
  return {
    rows,
    predicted,
    widths: { honest: check.width, final: final.width },
    fitted: { prepared, matrix, trees, spread: final.trees, spreadMean: final.mean },
  };
}

export function fitSpread(
  bins: Uint8Array,
  rows: readonly Training[],
  errors: Float64Array,
  kind: Kind,
  learns: (row: Training) => boolean,
) {
  const names = featureNames(kind);
  const blind = Uint8Array.from(bins);
  for (const name of ORDERED) for (let i = names.indexOf(name); i < blind.length; i += names.length) blind[i] = 0;
  const y = errors.map((error) => Math.log(Math.abs(error) + MIN_ERROR));
  const mean = y.reduce((sum, it) => sum + it, 0) / y.length;
  const { trees, predicted } = train({
    bins: blind,
    starts: new Float32Array(rows.length).fill(mean),
    y,
    weights: Float32Array.from(rows, (row) => Number(learns(row))),
    order: names.map(() => 0),
    params: SPREAD,
    rounds: SPREAD_ROUNDS,
  });
  return { mean, trees, width: predicted.map(Math.exp) };
}

/** Of what is worth little the thin model has its say, as in the product. */
export function besideThin(rich: CrossFit, thin: CrossFit): CrossFit {
  const bare = new Map(thin.rows.map(({ fields }, i) => [fields.id, thin.predicted[i] as number]));
  const predicted = rich.predicted.map((log, i) => {
    const { row, fields } = rich.rows[i] as Training;
    return row.source === 'dealer_ask' ? withoutTrim(log, bare.get(fields.id) ?? log) : log;
  });
  return { ...rich, predicted };
}

/** Percentiles of the final widths for the product, and of widths that fold 0 had no part in, to measure them by. */
export function calibrateKind(
  { rows, predicted, widths }: CrossFit,
  kind: Kind,
): { final: Calibration; honest: Calibration } {
  const isKind = (row: Training) => kind === 'rich' || isAsked(row);
  const by = (width: Float64Array) => calibrate({ rows, predicted, width, isAsked: isKind });
  return { final: by(widths.final), honest: by(widths.honest) };
}

/** Online sales come with and without trim: the thin model is asked for those without. */
const isAsked = ({ row, original }: Training): boolean => row.source !== 'online_sale' || !original;
