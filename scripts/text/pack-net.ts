/** Makes of a trained network one that is small: each part of a feature's numbers becomes the nearest of 256 rows. */
import type { TextModel, TextNet } from '../../src/shared/text-model.ts';
import { randomFrom } from './random.ts';
import type { Net, Settings, Trained } from './train-kinds.ts';

export function toModel(trained: Trained, settings: Settings, thresholds: TextModel['thresholds'] = {}): TextModel {
  const { bits, scales, size, parts, sample } = settings;
  const { ids, counts, kinds, found } = trained;
  const nets = trained.nets.map((net) => packNet(net, counts, { parts, width: size / parts, sample }));
  return { bits, scales, kinds, found, parts, width: size / parts, thresholds, ids, nets };
}

type Cut = { readonly parts: number; readonly width: number; readonly sample: number };

function packNet({ vectors, outputs, biases }: Net, counts: Float64Array, { parts, width, sample }: Cut): TextNet {
  const codes = new Uint8Array(counts.length * parts);
  const books = new Float64Array(parts * 256 * width);
  for (let part = 0; part < parts; part++) {
    const points = new Float64Array(counts.length * width);
    for (let at = 0; at < counts.length; at++)
      for (let d = 0; d < width; d++) points[at * width + d] = vectors[(at * parts + part) * width + d] as number;
    const { rows, nearest } = findRows(points, counts, { width, step: Math.ceil(counts.length / sample) });
    books.set(rows, part * 256 * width);
    nearest.forEach((row, at) => {
      codes[at * parts + part] = row;
    });
  }
  const [book, output] = [inBytes(books), inBytes(outputs)];
  return {
    codes,
    books: book.bytes,
    outputs: output.bytes,
    biases: Array.from(biases, (it) => Math.round(it * 1e4) / 1e4),
    step: Number((book.step * output.step).toPrecision(6)),
  };
}

function inBytes(numbers: Float64Array): { bytes: Int8Array; step: number } {
  const step = numbers.reduce((most, it) => Math.max(most, Math.abs(it)), 1e-9) / 127;
  return { bytes: Int8Array.from(numbers, (it) => Math.round(it / step)), step };
}

const ROUNDS = 6;
/** The 256 rows that are nearest to all points (Lloyd), where a feature that many texts have counts more. */
function findRows(points: Float64Array, counts: Float64Array, { width, step }: { width: number; step: number }) {
  const random = randomFrom(5);
  const many = counts.length;
  const rows = new Float64Array(256 * width);
  for (let row = 0; row < 256; row++) {
    const from = Math.floor(random() * many) * width;
    rows.set(points.subarray(from, from + width), row * width);
  }
  const nearest = new Uint8Array(many);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < many; at += step) nearest[at] = nearestRow(rows, points, at * width, width);
    moveRows(rows, { points, counts, nearest, width, step });
  }
  for (let at = 0; at < many; at++) nearest[at] = nearestRow(rows, points, at * width, width);
  return { rows, nearest };
}

function nearestRow(rows: Float64Array, points: Float64Array, from: number, width: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < 256; row++) {
    let far = 0;
    // Most rows are too far after a few numbers.
    for (let d = 0, at = row * width; d < width && far < least; d++, at++) {
      const gap = (rows[at] as number) - (points[from + d] as number);
      far += gap * gap;
    }
    if (far < least) {
      best = row;
      least = far;
    }
  }
  return best;
}

type Found = {
  readonly points: Float64Array;
  readonly counts: Float64Array;
  readonly nearest: Uint8Array;
  readonly width: number;
  readonly step: number;
};

/** Each row to the middle of the points that are nearest to it. */
function moveRows(rows: Float64Array, { points, counts, nearest, width, step }: Found): void {
  const sums = new Float64Array(rows.length);
  const weights = new Float64Array(256);
  for (let at = 0; at < nearest.length; at += step) {
    const row = nearest[at] as number;
    const count = Math.sqrt(counts[at] as number);
    weights[row] = (weights[row] as number) + count;
    for (let d = 0; d < width; d++)
      sums[row * width + d] = (sums[row * width + d] as number) + count * (points[at * width + d] as number);
  }
  weights.forEach((weight, row) => {
    if (weight > 0) for (let d = 0; d < width; d++) rows[row * width + d] = (sums[row * width + d] as number) / weight;
  });
}
