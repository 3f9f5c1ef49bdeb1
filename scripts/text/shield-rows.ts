import { shieldRules } from '../../src/features/chat/rules/shield.ts';
import { shieldFeatures } from '../../src/features/chat/rules/shield/features.ts';
import { readable } from '../../src/features/chat/rules/shield/spelling.ts';
import { type AuthoredRow, scoreAcrossAuthors, thresholdFor, toModel } from './cross-validate.ts';
import type { Labelled } from './labelled.ts';
import type { TextModel } from '../../src/shared/text-model.ts';
import { type Settings, trainLinear } from './train-linear.ts';

export const SHIELD_DATA = 'tests/data/shield-messages.tsv';
export const SHIELD_SETTINGS: Settings = {
  bits: 17,
  cost: 1,
  positive: 1,
  // Words, pieces of words, ideas, facts: found by leaving out one author at a time.
  scales: [2, 1.2, 0.7, 0.5],
  rounds: 30,
};

type ShieldRow = AuthoredRow & Labelled & { readonly isRuled: boolean };

export const toShieldRows = (messages: readonly Labelled[]): ShieldRow[] =>
  messages.map((message) => {
    const rules = shieldRules(message.text);
    const groups = shieldFeatures(readable(message.text), rules);
    return { ...message, groups, isFound: message.label === 'scam', isRuled: rules.length > 0 };
  });

/** Of harmless messages, the share that may be marked by the model alone, and with a rule beside it: 1 % together. */
const SHARES = { usual: 0.0075, late: 0.004, copies: 0.02, rule: 0.0025 } as const;

export type Calibrated = { readonly scores: readonly number[]; readonly thresholds: TextModel['thresholds'] };

/** Thresholds in scores that each row got from a model that knows nothing of its author. */
export function calibrateShield(rows: readonly ShieldRow[], settings: Settings = SHIELD_SETTINGS): Calibrated {
  const scores = scoreAcrossAuthors(rows, settings);
  const at = (share: number) => thresholdFor(scores, rows, share);
  const usual = at(SHARES.usual);
  const harmless = rows.filter(({ isFound }) => !isFound).length;
  const ruled = rows.flatMap((row, index) => (row.isRuled && (scores[index] ?? 0) < usual ? [index] : []));
  const inRuled = thresholdFor(
    ruled.map((index) => scores[index] ?? 0),
    ruled.map((index) => rows[index] as ShieldRow),
    (SHARES.rule * harmless) / Math.max(1, ruled.filter((index) => !rows[index]?.isFound).length),
  );
  const thresholds = { usual, late: at(SHARES.late), copies: at(SHARES.copies), rule: Math.min(usual, inRuled) };
  return { scores: [...scores], thresholds: Object.fromEntries(Object.entries(thresholds).map(toShort)) };
}

const toShort = ([name, value]: [string, number]): [string, number] => [name, Math.ceil(value * 1e4 + 1e-6) / 1e4];

export function isMarkedRow({ isRuled }: ShieldRow, score: number, thresholds: TextModel['thresholds']): boolean {
  return score >= (thresholds.usual ?? 0) || (isRuled && score >= (thresholds.rule ?? 0));
}

export const trainShield = (rows: readonly ShieldRow[], thresholds: TextModel['thresholds']): TextModel =>
  toModel(trainLinear(rows, SHIELD_SETTINGS), SHIELD_SETTINGS, thresholds);
