/** Scores every text by a model that has read nothing of its author, and finds the thresholds in these scores. */
import type { TextModel } from '../../src/shared/text-model.ts';
import { type Row, scoreRow, type Settings, type Trained, trainLinear } from './train-linear.ts';

export type AuthoredRow = Row & { readonly author: string };

export function scoreAcrossAuthors(rows: readonly AuthoredRow[], settings: Settings): number[] {
  const authors = [...new Set(rows.map(({ author }) => author))];
  const models = new Map(
    authors.map((author) => [
      author,
      trainLinear(
        rows.filter((row) => row.author !== author),
        settings,
      ),
    ]),
  );
  return rows.map(({ author, groups }) => scoreRow(models.get(author) as Trained, groups, settings));
}

/** The lowest score that at most this share of the harmless rows is above. */
export function thresholdFor(scores: readonly number[], rows: readonly Row[], share: number): number {
  const harmless = scores.filter((_, at) => !rows[at]?.isFound).sort((a, b) => b - a);
  return harmless[Math.floor(share * harmless.length)] ?? 0;
}

/** The weights as bytes. The few largest are cut, so that the steps of the many are small. */
export function toModel(
  { weights, bias }: Trained,
  { bits, scales }: Settings,
  thresholds: TextModel['thresholds'],
): TextModel {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((it) => it > 0)
    .sort((a, b) => a - b);
  const largest = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const step = largest / 127;
  const bytes = Int8Array.from(weights, (it) => Math.max(-127, Math.min(127, Math.round(it / step))));
  return { bits, bias, step, scales, thresholds, weights: bytes };
}
