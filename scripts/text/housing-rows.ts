import { featuresOf } from '../../src/features/sell/rules/fair-housing.ts';
import type { TextModel } from '../../src/shared/text-model.ts';
import { thresholdFor } from './cross-validate.ts';
import type { Labelled } from './labelled.ts';
import type { Row, Settings } from './train-kinds.ts';

export const HOUSING_DATA = 'tests/data/fair-housing-sentences.tsv';
/** Found by leaving out one author at a time. */
export const HOUSING_SETTINGS: Settings = {
  bits: 17,
  // Words, pieces of words, ideas, facts.
  scales: [2, 1.2, 1.5, 1],
  nets: 1,
  size: 16,
  parts: 2,
  rounds: 4,
  features: 16_000,
  sample: 10_000,
};

type HousingRow = Row & Labelled;

/** The state in a kind such as `income:CA`; nothing for others. */
export const stateOf = (kind: string): string => /:([A-Z]{2})$/.exec(kind)?.[1] ?? '';

/** "No Section 8" reads alike in every state: the model finds it, the law of the state decides. */
const isDenial = ({ label, kind }: Labelled): boolean => label === 'warn' || /^income-ok:/.test(kind);

export const toHousingRows = (sentences: readonly Labelled[]): HousingRow[] =>
  sentences.map((row) => ({
    ...row,
    groups: featuresOf(row.text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ')),
    isFound: isDenial(row),
    about: isDenial(row) ? row.kind.replace(/(?:-ok)?:.*/, '') : row.kind,
  }));

/** Of innocent sentences, the share that may be warned of. */
const SHARE = 0.0145;

export const housingThresholds = (scores: readonly number[], rows: readonly HousingRow[]): TextModel['thresholds'] => ({
  usual: thresholdFor(scores, rows, SHARE),
});
