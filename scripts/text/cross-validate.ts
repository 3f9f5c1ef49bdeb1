/** Judges every text by a model that has read nothing of its author, as small as the one that is shipped. */
import { readText, type TextModel } from '../../src/shared/text-model.ts';
import { toModel } from './pack-net.ts';
import { type Row, type Settings, trainKinds } from './train-kinds.ts';

/** By author: the model that knows only the others. */
export function trainWithoutEach(rows: readonly Row[], settings: Settings): Map<string, TextModel> {
  const authors = [...new Set(rows.map(({ author }) => author))];
  const without = (author: string) => rows.filter((row) => row.author !== author);
  return new Map(authors.map((author) => [author, toModel(trainKinds(without(author), settings), settings)]));
}

/** What the model without its author says of each text. */
export const readAcross = (rows: readonly Row[], models: ReadonlyMap<string, TextModel>) =>
  rows.map(({ author, groups }) => readText(models.get(author) as TextModel, groups));

type Side = Pick<Row, 'isFound'>;

/** The lowest score that at most this share of the harmless rows is above, with four digits. */
export function thresholdFor(scores: readonly number[], rows: readonly Side[], share: number): number {
  const harmless = scores.filter((_, at) => !rows[at]?.isFound).sort((a, b) => b - a);
  return Math.ceil((harmless[Math.floor(share * harmless.length)] ?? 0) * 1e4 + 1e-6) / 1e4;
}
