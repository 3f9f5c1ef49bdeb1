import { monthlyPaymentCents } from '#shared/loan.ts';

/** How a vehicle is paid for over time. Without `downCents` the assumed share of the price is paid at once. */
export type Financing = {
  readonly downCents: number | null;
  readonly ratePercent: number;
  readonly months: number;
};

/**
 * Our own example, neither a bank's offer nor an average of the market: a tenth down, five years, and a
 * round rate. Pages, cards of figures and the search name it wherever they use it.
 */
export const ASSUMED = { downPercent: 10, ratePercent: 9, months: 60 } as const;
export const EXAMPLE: Financing = { downCents: null, ratePercent: ASSUMED.ratePercent, months: ASSUMED.months };

/** Lengths that lenders offer for used vehicles, in months. */
export const TERMS = [24, 36, 48, 60, 72, 84] as const;
export const MAX_RATE = 40;

const LARGE = 1e14;
const downShare = ASSUMED.downPercent / 100;

/** What is paid at once: never more than the price. */
export const downOf = (priceCents: number, { downCents }: Financing): number =>
  Math.min(priceCents, downCents ?? Math.round(priceCents * downShare));

/** What a month costs, before tax and fees. */
export const paymentOf = (priceCents: number, financing: Financing): number =>
  monthlyPaymentCents({ ...financing, principalCents: priceCents - downOf(priceCents, financing) });

/** The highest price, in cents, that costs no more a month than this under the example. */
export function priceForPayment(paymentCents: number): number {
  // Of an amount so large that the rounding of its payment tells nothing.
  const share = monthlyPaymentCents({ ...EXAMPLE, principalCents: LARGE }) / LARGE;
  return Math.floor(paymentCents / share / (1 - downShare));
}
