import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PYTHON = process.env.PYTHON ?? 'python3';

/** One boosted model: which rows it learns from, with what weight, and how. */
export type Task = {
  bins: Uint8Array;
  starts: Float32Array;
  y: Float64Array;
  /** 0 for rows that are only predicted. */
  weights: Float32Array;
  /** By feature: which way it may move the value. */
  order: readonly number[];
  params: Readonly<Record<string, unknown>>;
  rounds: number;
};

/** Trees in preorder: the left child follows its parent, `right` is how far away the other one is; 0 marks a leaf. */
export type Trees = { roots: number[]; feature: number[]; bin: number[]; right: number[]; value: number[] };

/** Fits with LightGBM in a process of its own; answers its trees and the prediction for every row. */
export function train(task: Task): { trees: Trees; predicted: Float64Array } {
  const folder = mkdtempSync(join(tmpdir(), 'valuation-'));
  const put = (name: string, data: NodeJS.ArrayBufferView | string) => writeFileSync(join(folder, name), data);
  put('bins.bin', task.bins);
  put('starts.bin', task.starts);
  put('y.bin', task.y);
  put('weights.bin', task.weights);
  put('task.json', JSON.stringify({ order: task.order, params: task.params, rounds: task.rounds }));
  const { status } = spawnSync(PYTHON, [new URL('train.py', import.meta.url).pathname, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The trainer failed: it needs Python with lightgbm (docs/valuation.md).');
  const trees = JSON.parse(readFileSync(join(folder, 'trees.json'), 'utf8')) as Trees;
  const bytes = readFileSync(join(folder, 'predicted.bin'));
  rmSync(folder, { recursive: true });
  return { trees, predicted: new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)) };
}
