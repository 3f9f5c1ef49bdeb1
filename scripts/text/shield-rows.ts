import { shieldRules } from '../../src/features/chat/rules/shield.ts';
import { shieldFeatures } from '../../src/features/chat/rules/shield/features.ts';
import { readable } from '../../src/features/chat/rules/shield/spelling.ts';
import type { TextModel } from '../../src/shared/text-model.ts';
import { thresholdFor } from './cross-validate.ts';
import type { Labelled } from './labelled.ts';
import type { Row, Settings } from './train-kinds.ts';

export const SHIELD_DATA = 'tests/data/shield-messages.tsv';
/** Found by leaving out one author at a time. */
export const SHIELD_SETTINGS: Settings = {
  bits: 20,
  // Words, pieces of words, ideas, facts.
  scales: [2, 1.2, 1, 0.5],
  nets: 1,
  size: 32,
  parts: 4,
  rounds: 4,
  features: 38_000,
  sample: 38_000,
};

type ShieldRow = Row & Labelled;

export const toShieldRows = (messages: readonly Labelled[]): ShieldRow[] =>
  messages.map((message) => ({
    ...message,
    groups: shieldFeatures(readable(message.text), shieldRules(message.text)),
    isFound: message.label === 'scam',
    about: message.kind.replace('/es', ''),
  }));

/** Of harmless messages, the share that may be marked. */
const SHARES = { usual: 0.01, late: 0.004, copies: 0.02 } as const;

/** Thresholds in scores that each row got from a model that knows nothing of its author. */
export const shieldThresholds = (scores: readonly number[], rows: readonly ShieldRow[]): TextModel['thresholds'] =>
  Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, thresholdFor(scores, rows, share)]));
