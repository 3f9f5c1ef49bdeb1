import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import type { HomeCost } from '../../rules/home-cost.ts';
import { payment as words } from '../../words/homes.ts';

/** The parts of a payment in the order in which they are drawn and listed. */
export const PAYMENT_PARTS = ['loan', 'tax', 'insurance', 'hoa'] as const;

/** Every text of the estimate, by what the page and its script call it. */
export const paymentTexts = ({ downCents, loanCents, parts, totalCents }: HomeCost) => ({
  total: formatMoney(totalCents),
  line: fill(parts.tax === null ? words.lineNoTax : words.line, { amount: formatMoney(totalCents) }),
  scope: parts.tax === null ? words.noTax : '',
  down: fill(words.down, { amount: formatMoney(downCents) }),
  split: fill(words.split, { loan: formatMoney(loanCents) }),
  loan: formatMoney(parts.loan),
  tax: parts.tax === null ? words.unknown : formatMoney(parts.tax),
  insurance: formatMoney(parts.insurance),
  hoa: formatMoney(parts.hoa),
});

/** Where each part stands on a bar that is 100 wide. */
export function paymentBar({ parts, totalCents }: HomeCost): { part: string; x: number; width: number }[] {
  let x = 0;
  return PAYMENT_PARTS.map((part) => {
    const width = totalCents === 0 ? 0 : ((parts[part] ?? 0) / totalCents) * 100;
    const drawn = { part, x: Math.round(x * 100) / 100, width: Math.round(width * 100) / 100 };
    x += width;
    return drawn;
  });
}
