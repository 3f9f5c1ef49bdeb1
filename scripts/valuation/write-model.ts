import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Kind } from '../../src/features/valuation/server/model/levels.ts';
import {
  align,
  EFFECT_STEP,
  hashKey,
  type KindHeader,
  type ModelHeader,
} from '../../src/features/valuation/server/model/model-file.ts';
import type { Calibration } from './calibrate.ts';
import { MIN, type Matrix, type Prepared } from './matrix.ts';
import type { Trees } from './trainer.ts';

/** A fitted kind of model, before packing. */
export type Fitted = {
  prepared: Prepared;
  matrix: Matrix;
  trees: Trees;
  spread: Trees;
  spreadMean: number;
  /** Of the final widths. */
  calibration: Calibration;
};

/** Packs the numbers as src/features/valuation/server/model/model-file.ts reads them. Answers the size in bytes. */
export function writeModel(file: URL, header: Omit<ModelHeader, 'kinds'>, fitted: Record<Kind, Fitted>): number {
  const sections: Uint8Array[] = [];
  const kinds = { thin: packKind(fitted.thin, sections), rich: packKind(fitted.rich, sections) };
  const text = Buffer.from(JSON.stringify({ ...header, kinds }));
  const head = Buffer.alloc(align(4 + text.length));
  head.writeUInt32LE(text.length);
  text.copy(head, 4);
  const packed = brotliCompressSync(Buffer.concat([head, ...sections]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(file, packed);
  return packed.length;
}

function packKind(
  { prepared, matrix, trees, spread, spreadMean, calibration }: Fitted,
  sections: Uint8Array[],
): KindHeader {
  const put = (data: NodeJS.TypedArray) => {
    const bytes = new Uint8Array(align(data.byteLength));
    bytes.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    sections.push(bytes);
  };
  for (const edges of matrix.edges) put(edges);
  const keys = prepared.columns.map(({ names }, level) => {
    const effects = matrix.effects[level];
    const kept = names
      .map((name, id) => ({ hash: hashKey(name), value: effects?.values[id] ?? 0, count: effects?.counts[id] ?? 0 }))
      .filter(({ count }) => count >= MIN)
      .sort((a, b) => a.hash - b.hash);
    put(Uint32Array.from(kept, ({ hash }) => hash));
    put(Int16Array.from(kept, ({ value }) => Math.max(-32_000, Math.min(32_000, Math.round(value / EFFECT_STEP)))));
    put(Uint8Array.from(kept, ({ count }) => Math.min(255, count)));
    return kept.length;
  });
  const forest = (from: Trees) => {
    const scale = from.value.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 32_000 || 1;
    put(Uint8Array.from(from.feature));
    put(Uint8Array.from(from.bin));
    put(Uint16Array.from(from.right));
    put(Int16Array.from(from.value, (value) => Math.round(value / scale)));
    return { roots: from.roots, nodes: from.feature.length, scale };
  };
  const edges = matrix.edges.map(({ length }) => length);
  const { quantiles, map: dealerQuantiles } = calibration;
  const forests = { trees: forest(trees), spread: forest(spread) };
  return { mean: matrix.mean, spreadMean, edges, keys, ...forests, quantiles, dealerQuantiles };
}
