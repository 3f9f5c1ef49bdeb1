import { MIN_COMPARABLES } from '../../rules/comparables.ts';
import { limitsFor } from '../../rules/limits.ts';
import { type Alike, DEAL_MARKS, type Deal, type Market } from '../../rules/steps.ts';
import type { AlikeView, DealView } from '../../rules/view.ts';
import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { dealWords, silences, deal as words } from '../../words/deal.ts';

const whereOf = (miles: number | null): string =>
  miles === null ? words.across : fill(words.within, { miles: formatNumber(miles) });

/** What a market price rests on and where most prices lie, in sentences. */
export function basisSentence({ basis, low, high }: Market): string {
  const ends = { low: formatMoney(low), high: formatMoney(high) };
  const range = fill(basis.kind === 'VALUE' ? words.rangeValue : words.range, ends);
  if (basis.kind === 'VALUE') {
    const rests = basis.rows < 5 ? words.basisValueFew : fill(words.basisValue, { count: formatNumber(basis.rows) });
    return [rests, basis.carried, range].filter(Boolean).join(' ');
  }
  const sentence = basis.sales > 0 ? words.basisSales : words.basisListings;
  const rests = fill(sentence, {
    count: formatNumber(basis.count),
    sales: formatNumber(basis.sales),
    where: whereOf(basis.miles),
    to: basis.mixed ? words.toSeller : words.toVehicle,
  });
  return `${rests} ${range}`;
}

function sentences(priceCents: number, { cents }: Market): { reason: string; sentence: string } {
  const market = formatMoney(cents);
  const off = priceCents - cents;
  const share = Math.abs(off) / cents;
  if (share < 0.01) return { reason: words.even, sentence: fill(words.evenLong, { market }) };
  const values = {
    amount: formatMoney(Math.max(100, Math.round(Math.abs(off) / 100) * 100)),
    share: `${Math.round(share * 100)}%`,
    market,
  };
  return {
    reason: fill(off < 0 ? words.below : words.above, values),
    sentence: fill(off < 0 ? words.belowLong : words.aboveLong, values),
  };
}

/** What is for sale like it; of too few for a market that is said. */
export function alikeView(alike: Alike | null): AlikeView | null {
  if (alike === null) return null;
  const { count, miles, listed } = alike;
  const sentence = count < MIN_COMPARABLES ? words.alikeFew : count > listed.length ? words.alikeSome : words.alikeAll;
  const shown = formatNumber(listed.length);
  return { listed, sentence: fill(sentence, { shown, count: formatNumber(count), where: whereOf(miles) }) };
}

/** Why a price has no badge. */
function silenceOf(deal: Extract<Deal, { kind: 'silent' }>): string {
  if (deal.reason === 'DISAGREE')
    return fill(silences.DISAGREE, { asks: formatMoney(deal.asksCents), value: formatMoney(deal.valueCents) });
  return fill(silences[deal.reason], { market: deal.market ? formatMoney(deal.market.cents) : '' });
}

/** A stored deal in words. */
function toDealView(deal: Deal): DealView {
  const alike = alikeView(deal.alike);
  if (deal.kind === 'silent') return { kind: 'silent', reason: deal.reason, sentence: silenceOf(deal), alike };
  const { step, market, priceCents } = deal;
  return {
    kind: 'rated',
    step,
    mark: DEAL_MARKS[step],
    word: dealWords[step],
    ...sentences(priceCents, market),
    from: market.basis.kind,
    basis: basisSentence(market),
    marketCents: market.cents,
    limits: limitsFor(market, step, priceCents),
    alike,
  };
}

/** The deal of a listing's row; null for what has none, and while a new price has not been looked at. */
export function dealOf(row: { deal: Deal | null; priceCents: number | null }): DealView | null {
  const { deal, priceCents } = row;
  return deal && deal.priceCents === priceCents ? toDealView(deal) : null;
}
