import { fairHousingNotes, featuresOf } from '../../src/features/sell/rules/fair-housing.ts';
import type { TextModel } from '../../src/shared/text-model.ts';
import { type AuthoredRow, scoreAcrossAuthors, thresholdFor, toModel } from './cross-validate.ts';
import type { Labelled } from './labelled.ts';
import { type Settings, trainLinear } from './train-linear.ts';

export const HOUSING_DATA = 'tests/data/fair-housing-sentences.tsv';
const SETTINGS: Settings = { bits: 15, cost: 1, positive: 1, scales: [2, 1.2, 1.5, 1], rounds: 30 };

type HousingRow = AuthoredRow & Labelled & { readonly isNoted: boolean };

/** The state in a kind such as `income:CA`; nothing for others. */
export const stateOf = (kind: string): string => /:([A-Z]{2})$/.exec(kind)?.[1] ?? '';

/** "No Section 8" reads alike in every state: the model finds it, the law of the state decides. */
const isDenial = ({ label, kind }: Labelled): boolean => label === 'warn' || /^income-ok:/.test(kind);

export const toHousingRows = (sentences: readonly Labelled[]): HousingRow[] =>
  sentences.map((row) => ({
    ...row,
    groups: featuresOf(row.text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ')),
    isFound: isDenial(row),
    isNoted: fairHousingNotes(row.text, { state: stateOf(row.kind) }).length > 0,
  }));

/** Of innocent sentences, the share that may be warned of by the model alone, and by grammar and model together. */
const SHARES = { alone: 0.01, grammar: 0.01 } as const;

export function calibrateHousing(rows: readonly HousingRow[]) {
  const scores = scoreAcrossAuthors(rows, SETTINGS);
  const alone = thresholdFor(scores, rows, SHARES.alone);
  const noted = rows.flatMap((row, at) => (row.isNoted ? [at] : []));
  const innocent = rows.filter(({ isFound }) => !isFound).length;
  const inNoted = noted.filter((at) => !rows[at]?.isFound).length;
  const grammar = thresholdFor(
    noted.map((at) => scores[at] ?? 0),
    noted.map((at) => rows[at] as HousingRow),
    (SHARES.grammar * innocent) / Math.max(1, inNoted),
  );
  const round = (value: number) => Math.ceil(value * 1e4 + 1e-6) / 1e4;
  return { scores, thresholds: { alone: round(alone), grammar: round(Math.min(alone, grammar)) } };
}

export const trainHousing = (rows: readonly HousingRow[], thresholds: TextModel['thresholds']): TextModel =>
  toModel(trainLinear(rows, SETTINGS), SETTINGS, thresholds);
