import { binOf, type Lookup, toFeatures } from './features.ts';
import type { Kind } from './levels.ts';
import { EFFECT_STEP, type Forest, hashKey, type KindModel, type Model, type Table } from './model-file.ts';
import { type Quantiles, quantilesAt } from './quantiles.ts';
import { condenseTrim } from './trim-words.ts';
import type { VehicleRow } from './vehicle-row.ts';

/** Logarithms of dollars in the row's market and month. */
export type Prediction = { readonly kind: Kind; readonly log: number; readonly low: number; readonly high: number };

/** The rich model where there is a trim or a VIN, else the thin one. */
export const kindOf = (row: VehicleRow): Kind => (row.trim.full === '' && row.vin === '' ? 'thin' : 'rich');

/** Never fails: what is not known of a vehicle adds nothing, down to the mean of its market and age. */
export function predict(model: Model, row: VehicleRow, kind: Kind = kindOf(row)): Prediction {
  const part = model.kinds[kind];
  const { log: own, bins } = logOf(part, kind, row);
  const isCheap = kind === 'rich' && row.source === 'dealer_ask' && own < CHEAP.until;
  const log = isCheap ? withoutTrim(own, logOf(model.kinds.thin, 'thin', bare(row)).log) : own;
  const width = Math.exp(part.header.spreadMean + walk(part.spread, bins));
  const [low, high] = quantilesOf(part, row, log);
  return { kind, log, low: log + low * width, high: log + high * width };
}

function logOf(part: KindModel, kind: Kind, row: VehicleRow): { log: number; bins: Uint8Array } {
  const { values, start } = toFeatures(kind, row, lookupIn(part));
  const bins = Uint8Array.from(values, (value, at) => binOf(part.edges[at] as Float32Array, value));
  return { log: part.header.mean + start + walk(part.trees, bins), bins };
}

/** As the thin model knows vehicles: without trim, VIN, and what only they tell. */
const bare = (row: VehicleRow): VehicleRow => ({ ...row, ...NOTHING_TOLD });
const NOTHING_TOLD: Partial<VehicleRow> = {
  trim: condenseTrim(''),
  ...{ vin: '', vinModel: '', vinTrim: '', vinSeries: '', segment: '', fuel: '' },
  ...{ litres: 0, cylinders: 0, doors: 0 },
  drive: '',
  manual: false,
};

/** Logarithms of dollars, the share of the thin model, and how far it may pull. */
const CHEAP = { from: Math.log(10_000), until: Math.log(16_000), share: 0.3, most: 0.4 } as const;

/**
 * What is worth little sells by its miles and age more than by its trim: the thin model has a say in it, all of its share up to
 * $10,000, none from $16,000. It pulls so gently that a dearer vehicle by either model is never the cheaper by both.
 */
export function withoutTrim(rich: number, thin: number): number {
  const near = Math.max(0, Math.min(1, (CHEAP.until - rich) / (CHEAP.until - CHEAP.from)));
  return rich + CHEAP.share * near * Math.max(-CHEAP.most, Math.min(CHEAP.most, thin - rich));
}

const quantilesOf = ({ header }: KindModel, row: VehicleRow, log: number): Quantiles =>
  row.source === 'dealer_ask'
    ? quantilesAt(header.dealerQuantiles, log, row)
    : (header.quantiles[row.source] ?? [-2, 2]);

/** How many rows stand behind a key of a level; 0 when it is not known. */
export const countOf = (part: KindModel, level: number, key: string): number =>
  key === '' ? 0 : (lookupIn(part)(level, key)?.count ?? 0);

const lookupIn =
  (part: KindModel): Lookup =>
  (level, key) => {
    const table = part.tables[level] as Table;
    const at = find(table.hashes, hashKey(key));
    return at < 0 ? null : { value: (table.values[at] as number) * EFFECT_STEP, count: table.counts[at] as number };
  };

function find(sorted: Uint32Array, hash: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const seen = sorted[middle] as number;
    if (seen === hash) return middle;
    if (seen < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Sum of the leaves that a vehicle falls into. */
function walk({ roots, feature, bin, right, value, scale }: Forest, bins: Uint8Array): number {
  let sum = 0;
  for (const root of roots) {
    let node = root;
    while (right[node] !== 0) {
      const isLeft = (bins[feature[node] as number] as number) <= (bin[node] as number);
      node += isLeft ? 1 : (right[node] as number);
    }
    sum += value[node] as number;
  }
  return sum * scale;
}
