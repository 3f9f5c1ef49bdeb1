import type { Currency, LeaseTerm } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import { leaseIn } from './lease.ts';

/** What is asked, in cents: for the thing, or of what is let, with its lease, for a month. */
export type Price = { readonly cents: number; readonly currency: Currency; readonly lease?: LeaseTerm };

type Row = { readonly priceCents: number | null; readonly currency: Currency; readonly details: Answers };

/** A listing's price; null before there is one. */
export function priceOf({ priceCents, currency, details }: Row): Price | null {
  if (priceCents === null) return null;
  const lease = leaseIn(details);
  return { cents: priceCents, currency, ...(lease ? { lease } : {}) };
}

/** What a search compares: whole dollars, as every price is shown, so that a filter and a card never disagree. */
export const comparedCents = (cents: number): number => Math.round(cents / 100) * 100;
