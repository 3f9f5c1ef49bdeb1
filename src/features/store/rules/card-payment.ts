/** Where one try to pay an order by card stands. PROCESSING is paid by a way that takes days. */
export const PAYMENT_STATES = ['OPEN', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the buyer's bank makes of a payment that the buyer disputes. */
export type DisputeState = 'OPEN' | 'WON' | 'LOST';

export type Payment = {
  readonly status: PaymentState;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** That the money is to go back and has not gone yet. */
  readonly refundDue: boolean;
  readonly dispute: DisputeState | null;
};

/** How all tries together stand: what the buyer and the operator are shown. */
export type CardState =
  | 'UNPAID'
  | 'PROCESSING'
  | 'PAID'
  | 'REFUNDING'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'DISPUTED'
  | 'DISPUTE_LOST';

/** The least that the card networks take through Stripe, in cents. */
export const MIN_CARD_CENTS = 50;

const RANK: readonly CardState[] = [
  'DISPUTED',
  'DISPUTE_LOST',
  'REFUNDING',
  'PAID',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'PROCESSING',
  'UNPAID',
];

/** One order can have several tries: what needs somebody comes first. */
export function cardState(payments: readonly Payment[]): CardState {
  const states = payments.map(stateOf);
  return RANK.find((state) => states.includes(state)) ?? 'UNPAID';
}

function stateOf(payment: Payment): CardState {
  if (payment.status === 'PROCESSING') return 'PROCESSING';
  if (payment.status !== 'PAID') return 'UNPAID';
  if (payment.dispute === 'OPEN') return 'DISPUTED';
  if (payment.dispute === 'LOST') return 'DISPUTE_LOST';
  if (payment.refundDue) return 'REFUNDING';
  if (payment.refundedCents >= payment.amountCents) return 'REFUNDED';
  return payment.refundedCents > 0 ? 'PARTLY_REFUNDED' : 'PAID';
}

/**
 * What a message says of a dispute, put beside what is known: messages come late and in any order, and what a bank has
 * decided stays decided.
 */
export const mergeDispute = (known: DisputeState | null, status: string): DisputeState | null => {
  if (known === 'WON' || known === 'LOST') return known;
  if (status === 'lost') return 'LOST';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'WON' : 'OPEN';
};
