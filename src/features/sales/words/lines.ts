import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import type { Act, Side } from '../rules/acts.ts';
import type { Sale } from '../rules/read-sale.ts';
import { STEP_BACK_WORDS } from './sales.ts';

const lines = {
  proposed: 'We have a deal at {price}. Please confirm it on our sale page.',
  agreed: 'We have a deal at {price}.',
  deposit: 'I noted something on our sale page. Please confirm it there.',
  noShow: 'I came to our meeting and didn’t find you there. I noted it on our sale page.',
  off: 'I’m stepping back from our deal. {why}.',
  received: 'I have it. Thank you.',
} as const;

/** What the other side reads in the conversation; null for what only the page shows, or the listing's own news says. */
export function lineOf(act: Act, side: Side, sale: Sale): string | null {
  switch (act.kind) {
    case 'AGREED':
      return fill(sale.stage === 'AGREED' ? lines.agreed : lines.proposed, { price: formatMoney(act.priceCents) });
    case 'DEPOSIT':
      return lines.deposit;
    case 'NO_SHOW':
      return lines.noShow;
    case 'STEPPED_BACK':
      return fill(lines.off, { why: STEP_BACK_WORDS[act.why] });
    case 'HANDED_OVER':
      return side === 'BUYER' ? lines.received : null;
    case 'CHECKED':
    case 'DEPOSIT_CONFIRMED':
    case 'PAYMENT':
      return null;
  }
}
