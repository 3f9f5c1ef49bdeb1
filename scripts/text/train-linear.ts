/**
 * A linear classifier over hashed features: support vectors with squared loss, by coordinate descent in the dual (Hsieh
 * et al. 2008). It has one answer, which it reaches in the same steps on every machine.
 */
import type { FeatureGroups } from '../../src/shared/text-model.ts';

export type Row = { readonly groups: FeatureGroups; readonly isFound: boolean; readonly weight?: number };
type Packed = {
  readonly ids: Uint32Array;
  readonly values: Float32Array;
  readonly sign: number;
  readonly cost: number;
};
export type Trained = { readonly weights: Float64Array; readonly bias: number };
export type Settings = {
  readonly bits: number;
  /** How much a row that is on the wrong side counts against large weights. */
  readonly cost: number;
  /** The same for rows that are to be found, as a share of that of the others. */
  readonly positive: number;
  /** What a feature of each group counts. */
  readonly scales: readonly number[];
  readonly rounds: number;
};

export function trainLinear(rows: readonly Row[], settings: Settings): Trained {
  const counts = countFeatures(rows, settings.bits);
  const ratios = toRatios(counts);
  const packed = rows.map((row) => pack(row, settings, ratios));
  const inner = descend(packed, settings);
  const weights = inner.weights.map((weight, id) => weight * (ratios[id] ?? 0));
  return { weights, bias: inner.bias };
}

type Counts = { readonly found: Float64Array; readonly other: Float64Array };

function countFeatures(rows: readonly Row[], bits: number): Counts {
  const [found, other] = [new Float64Array(2 ** bits), new Float64Array(2 ** bits)];
  for (const { groups, isFound } of rows)
    for (const group of groups)
      for (const hash of group) {
        const id = hash >>> (32 - bits);
        if (isFound) found[id] = (found[id] ?? 0) + 1;
        else other[id] = (other[id] ?? 0) + 1;
      }
  return { found, other };
}

/** How much more often a feature is on one side than on the other; nothing for one that was seen once. */
function toRatios({ found, other }: Counts): Float64Array {
  const [all, rest] = [found, other].map((side) => side.reduce((sum, it) => sum + it, 1)) as [number, number];
  return found.map((count, id) => {
    const against = other[id] ?? 0;
    if (count + against < 2) return 0;
    return 0.5 + Math.sqrt(Math.abs(Math.log(((count + 1) / all) * (rest / (against + 1)))));
  });
}

function pack(
  { groups, isFound, weight = 1 }: Row,
  { bits, scales, cost, positive }: Settings,
  ratios: Float64Array,
): Packed {
  const sums = new Map<number, number>();
  groups.forEach((group, at) => {
    const value = (scales[at] ?? 1) / Math.sqrt(group.size || 1);
    for (const hash of group) {
      const id = hash >>> (32 - bits);
      if (ratios[id]) sums.set(id, (sums.get(id) ?? 0) + value * (ratios[id] ?? 0));
    }
  });
  return {
    ids: Uint32Array.from(sums.keys()),
    values: Float32Array.from(sums.values()),
    sign: isFound ? 1 : -1,
    cost: cost * weight * (isFound ? positive : 1),
  };
}

function descend(rows: readonly Packed[], { bits, rounds }: Settings): Trained {
  const weights = new Float64Array(2 ** bits);
  let bias = 0;
  const alphas = new Float64Array(rows.length);
  const squares = rows.map(({ values }) => values.reduce((sum, it) => sum + it * it, 1));
  const order = rows.map((_, at) => at);
  const random = shuffler(17);
  for (let round = 0; round < rounds; round++) {
    random(order);
    for (const at of order) {
      const { ids, values, sign, cost } = rows[at] as Packed;
      let margin = bias;
      for (let j = 0; j < ids.length; j++) margin += (weights[ids[j] ?? 0] ?? 0) * (values[j] ?? 0);
      const before = alphas[at] ?? 0;
      const slope = sign * margin - 1 + before / (2 * cost);
      const after = Math.max(0, before - slope / ((squares[at] ?? 1) + 1 / (2 * cost)));
      alphas[at] = after;
      const step = (after - before) * sign;
      if (step === 0) continue;
      for (let j = 0; j < ids.length; j++) weights[ids[j] ?? 0] = (weights[ids[j] ?? 0] ?? 0) + step * (values[j] ?? 0);
      bias += step;
    }
  }
  return { weights, bias };
}

/** Fisher and Yates with a fixed beginning: the same order on every machine. */
function shuffler(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return (list: number[]) => {
    for (let at = list.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
    }
  };
}

/** The score of the weights before they are rounded to bytes. */
export function scoreRow({ weights, bias }: Trained, groups: FeatureGroups, { bits, scales }: Settings): number {
  let score = bias;
  groups.forEach((group, at) => {
    let sum = 0;
    for (const hash of group) sum += weights[hash >>> (32 - bits)] ?? 0;
    if (group.size > 0) score += ((scales[at] ?? 1) * sum) / Math.sqrt(group.size);
  });
  return score;
}
