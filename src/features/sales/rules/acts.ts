/** The two who make a sale. */
export const SIDES = ['BUYER', 'SELLER'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'BUYER' ? 'SELLER' : 'BUYER');

/** How the money is to change hands. It never does so here. */
export const PAYMENTS = ['BANK_CASH', 'CASHIERS_CHECK', 'WIRE', 'LOAN', 'APP', 'OTHER'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** Why somebody steps back, in words that blame nobody. */
export const STEP_BACKS = ['CHANGED_MIND', 'NOT_AS_DESCRIBED', 'PAPERS', 'PAYMENT', 'NO_ANSWER', 'OTHER'] as const;
export type StepBack = (typeof STEP_BACKS)[number];

/** What each side looks at before keys and money change hands. Whoever ticks one has done it. */
export const CHECKS = {
  BUYER: ['COLD', 'VIN', 'TITLE', 'LIEN', 'RECALLS', 'DROVE'],
  SELLER: ['LICENSE', 'MONEY', 'PAPERS', 'PLATES'],
} as const;
export type Check = (typeof CHECKS)[Side][number];

/** What somebody does in a sale. Amounts are cents. */
export type Act =
  | { readonly kind: 'AGREED'; readonly priceCents: number }
  | { readonly kind: 'CHECKED'; readonly check: Check; readonly done: boolean }
  | { readonly kind: 'DEPOSIT'; readonly amountCents: number; readonly refundable: boolean }
  | { readonly kind: 'DEPOSIT_CONFIRMED' }
  | { readonly kind: 'PAYMENT'; readonly method: Payment }
  | { readonly kind: 'NO_SHOW'; readonly meetingId: string }
  | { readonly kind: 'STEPPED_BACK'; readonly why: StepBack }
  | { readonly kind: 'HANDED_OVER' };

/** An act as it stands in the record of a sale; `at` is an ISO time. */
export type SaleEvent = { readonly seq: number; readonly side: Side; readonly at: string; readonly act: Act };

/**
 * VEHICLE: both agree on a price, check, and hand over. THING: the seller keeps it, it is picked up, the buyer has it.
 * HOME: who came to see it; its contracts are made elsewhere.
 */
export const SALE_KINDS = ['VEHICLE', 'THING', 'HOME'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
