import { formatMoney } from '#shared/money.ts';
import { findVariant } from '../../rules/catalogue.ts';
import { type DiscountFault, findDiscount } from '../../rules/discounts.ts';
import { fill } from '#shared/text.ts';
import { storeSays } from '../../words.ts';

type Line = { readonly variant: string; readonly quantity: number };

/** Why a code takes nothing off, as a sentence that says what would help. */
export function discountSentence(code: string, why: DiscountFault, lines: readonly Line[]): string {
  const discount = findDiscount(code);
  if (!discount || why === 'DISCOUNT_NOT_FOUND') return fill(storeSays.codeUnknown, { code });
  if (why === 'DISCOUNT_NO_ENTITLED_LINE_ITEMS') return fill(storeSays.codeLines, { code });
  if (why === 'DISCOUNT_CODE_NOT_HONOURED') return storeSays.codeOther;
  if (why === 'DISCOUNT_PURCHASE_NOT_IN_RANGE')
    return fill(storeSays.codeAmount, { code, amount: formatMoney(discount.leastCents) });
  const have = lines.reduce((sum, { variant, quantity }) => {
    const family = findVariant(variant)?.product.family;
    return family && discount.families.includes(family) ? sum + quantity : sum;
  }, 0);
  return fill(storeSays.codePieces, { code, n: discount.leastPieces, have });
}
