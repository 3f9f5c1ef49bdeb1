import { limitsOf } from '../../rules/limits.ts';
import { type Basis, DEAL_MARKS, type Deal, type Market } from '../../rules/steps.ts';
import type { DealView } from '../../rules/view.ts';
import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { dealWords, silences, deal as words } from '../../words/deal.ts';

/** Dollars in round figures: nobody knows a market to the dollar. */
export const roundMarket = (cents: number): number => {
  const step = cents < 500_000 ? 1_000 : 5_000;
  return Math.round(cents / step) * step;
};

const money = (cents: number): string => formatMoney(roundMarket(cents));

/** What a market price rests on, in a sentence. */
export function basisSentence(basis: Basis): string {
  if (basis.kind === 'VALUE') {
    const rests = basis.rows < 5 ? words.basisValueFew : fill(words.basisValue, { count: formatNumber(basis.rows) });
    return basis.carried ? `${rests} ${basis.carried}` : rests;
  }
  const count = formatNumber(basis.count);
  return basis.miles === null
    ? fill(words.basisCountry, { count })
    : fill(words.basisListings, { count, miles: formatNumber(basis.miles) });
}

function sentences(priceCents: number, market: Market): { reason: string; sentence: string } {
  const center = roundMarket(market.cents);
  const off = priceCents - center;
  const share = Math.abs(off) / center;
  if (share < 0.01) return { reason: words.even, sentence: fill(words.evenLong, { market: money(center) }) };
  const values = {
    amount: formatMoney(Math.round(Math.abs(off) / 100) * 100),
    share: `${Math.round(share * 100)}%`,
    market: money(center),
  };
  return {
    reason: fill(off < 0 ? words.below : words.above, values),
    sentence: fill(off < 0 ? words.belowLong : words.aboveLong, values),
  };
}

/** A stored deal in words. */
function toDealView(deal: Deal): DealView {
  if (deal.kind === 'silent') {
    const market = deal.market ? money(deal.market.cents) : '';
    return { kind: 'silent', reason: deal.reason, sentence: fill(silences[deal.reason], { market }) };
  }
  return {
    kind: 'rated',
    step: deal.step,
    mark: DEAL_MARKS[deal.step],
    word: dealWords[deal.step],
    ...sentences(deal.priceCents, deal.market),
    basis: basisSentence(deal.market.basis),
    marketCents: roundMarket(deal.market.cents),
    limits: limitsOf(deal.market),
  };
}

/** The deal of a listing's row; null for what has none, and while a new price has not been looked at. */
export function dealOf(row: { deal: Deal | null; priceCents: number | null }): DealView | null {
  const { deal, priceCents } = row;
  return deal && deal.priceCents === priceCents ? toDealView(deal) : null;
}
