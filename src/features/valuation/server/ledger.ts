import { fill } from '#shared/text.ts';
import { valuation as words } from '../words/valuation.ts';
import { stepOf } from './rounding.ts';
import type { Step } from './steps.ts';
import type { LedgerLine } from './types.ts';

/**
 * The steps as lines in whole dollars. Every line is the difference of two rounded figures, so the start and the lines
 * make `likely` exactly. Lines of nothing are left out, but the last one says what rounding did.
 */
export function toLedger(
  [first, ...steps]: readonly [Step, ...Step[]],
  likely: number,
): { start: LedgerLine; adjustments: LedgerLine[] } {
  const start: LedgerLine = { label: first.label, amount: dollars(first), by: 'PRICES' };
  let before = start.amount;
  const lines = steps.map((step): LedgerLine => {
    const line: LedgerLine = {
      label: step.label,
      amount: dollars(step) - before,
      by: step.isRule ? 'RULE' : 'PRICES',
    };
    before += line.amount;
    return line;
  });
  lines.push({
    label: fill(words.ledger.rounding, { step: stepOf(likely) }),
    amount: likely - before,
    by: 'RULE',
  });
  return { start, adjustments: lines.filter(({ amount }) => amount !== 0) };
}

const dollars = ({ log }: Step): number => Math.round(Math.exp(log));
