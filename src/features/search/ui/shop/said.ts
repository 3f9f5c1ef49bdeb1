import { BODY_LABELS } from '#shared/labels.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import type { ShopAnswers, ShopStep } from '../../rules/shop.ts';
import { shop } from '../../words/shop.ts';

/** What was answered, in words: the question, what it asks about, and the answer. */
type Said = { readonly step: ShopStep; readonly word: string; readonly said: string };

export const saidOf = ({ budget, make, style }: ShopAnswers): Said[] => [
  ...(budget === undefined
    ? []
    : [
        {
          step: 'budget' as const,
          word: shop.budgetWord,
          said: fill(shop.budgetUnder, { price: formatMoney(budget * 100) }),
        },
      ]),
  ...(make ? [{ step: 'brand' as const, word: shop.brandWord, said: make }] : []),
  ...(style ? [{ step: 'body' as const, word: shop.bodyWord, said: BODY_LABELS[style] }] : []),
];
