import type { DealView } from '#features/valuation/rules/view.ts';

/** What has been sold here of the same make and model, about as old: how many, within how many days. */
export type SoldAlike = { readonly count: number; readonly days: number };

/** From a price above the market to the highest one that is fair. Money is in cents. */
export type Drop = {
  readonly byCents: number;
  readonly toCents: number;
  readonly marketCents: number;
  /** Null where too few were sold to say anything. */
  readonly sold: SoldAlike | null;
};

/** Fewer sales say nothing about a price. */
const ENOUGH_SOLD = 3;

/** Asking prices end in whole hundreds, small ones in whole tens. */
const stepOf = (cents: number): number => (cents < 500_000 ? 1_000 : 10_000);

/** Null for a price that is fair or better, and for one that no market was found for. */
export function dropToFair(priceCents: number | null, deal: DealView | null, sold: SoldAlike): Drop | null {
  if (priceCents === null || deal?.kind !== 'rated') return null;
  const step = stepOf(deal.limits.fair);
  const toCents = Math.floor(deal.limits.fair / step) * step;
  if (priceCents <= deal.limits.fair || toCents <= 0) return null;
  return {
    byCents: priceCents - toCents,
    toCents,
    marketCents: deal.marketCents,
    sold: sold.count >= ENOUGH_SOLD ? sold : null,
  };
}
