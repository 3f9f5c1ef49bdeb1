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
  nets: 2,
  size: 16,
  parts: 2,
  rounds: 4,
  features: 38_000,
};

type ShieldRow = Row & Labelled & { readonly isRuled: boolean };

export const toShieldRows = (messages: readonly Labelled[]): ShieldRow[] =>
  messages.map((message) => {
    const rules = shieldRules(message.text);
    const groups = shieldFeatures(readable(message.text), rules);
    const about = message.kind.replace('/es', '');
    return { ...message, groups, about, isFound: message.label === 'scam', isRuled: rules.length > 0 };
  });

/** Of harmless messages, the share that may be marked. */
const SHARES = { usual: 0.01, late: 0.004, copies: 0.02 } as const;

/** How much lower the threshold may be beside a rule. */
const LOWER = [0, 0.5, 1, 1.5, 2];

/**
 * Thresholds in scores that each row got from a model that knows nothing of its author. Beside a rule it is as much
 * lower as finds most of what is looked for.
 */
export function shieldThresholds(scores: readonly number[], rows: readonly ShieldRow[]): TextModel['thresholds'] {
  const choices = LOWER.map((lower) => {
    const raised = scores.map((score, at) => (rows[at]?.isRuled ? score + lower : score));
    const [usual, late, copies] = [SHARES.usual, SHARES.late, SHARES.copies].map((share) =>
      thresholdFor(raised, rows, share),
    ) as [number, number, number];
    const found = raised.filter((score, at) => rows[at]?.isFound && score >= usual).length;
    return { found, thresholds: { usual, late, copies, rule: usual - lower } };
  });
  const best = choices.reduce((one, other) => (other.found >= one.found ? other : one));
  return best.thresholds;
}
