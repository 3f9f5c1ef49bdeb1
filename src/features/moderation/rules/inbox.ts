import type { CardState } from '#features/store/rules/card-payment.ts';
import type { OrderState, PaidBy } from '#features/store/rules/order-state.ts';
import type { ShipTo } from '#features/store/rules/ship-to.ts';

/** What waits for an operator, in the order in which it is looked at. */
export const LANES = ['reports', 'disputes', 'pay', 'print', 'ship'] as const;
export type Lane = (typeof LANES)[number];

const LANE_OF: Readonly<Record<OrderState, Lane | null>> = {
  PLACED: 'pay',
  PAID: 'print',
  PRINTED: 'ship',
  SHIPPED: null,
  CANCELLED: null,
};

/** Where an order waits; null where nothing is left to do. A disputed payment comes before paper and mail. */
export const laneOfOrder = (order: {
  readonly status: OrderState;
  readonly card: { readonly state: string } | null;
}): Lane | null => (order.card?.state === 'DISPUTED' ? 'disputes' : LANE_OF[order.status]);

type Waiting = { readonly lane: Lane; readonly at: Date };

/** The oldest first, whatever it is: nobody waits because something else is louder. */
export const inOrder = <Item extends Waiting>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => a.at.getTime() - b.at.getTime());

export const countLanes = (items: readonly Waiting[]): Readonly<Record<Lane, number>> => {
  const counts = { reports: 0, disputes: 0, pay: 0, print: 0, ship: 0 };
  for (const { lane } of items) counts[lane]++;
  return counts;
};

export const isLane = (word: string | null): word is Lane => (LANES as readonly (string | null)[]).includes(word);

/** A report as the desk shows it. */
export type DeskReport = {
  readonly id: string;
  readonly subject: 'LISTING' | 'PERSON' | 'MESSAGE';
  readonly reason: string;
  readonly note: string;
  readonly status: 'OPEN' | 'CLOSED';
  /** Null when an account is gone. */
  readonly about: string | null;
  readonly reporter: string | null;
  readonly said: string | null;
  readonly listing: { readonly title: string; readonly path: string; readonly isUp: boolean } | null;
  readonly log: readonly { readonly action: string; readonly note: string; readonly at: Date }[];
};

/** An order as the desk shows it. */
export type DeskOrder = {
  readonly id: string;
  readonly name: string;
  readonly status: OrderState;
  readonly payBy: PaidBy;
  readonly card: { readonly state: CardState; readonly refundedCents: number } | null;
  readonly email: string;
  readonly person: string;
  readonly address: ShipTo;
  readonly totalCents: number;
  readonly pieces: number;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly title: string;
    readonly codes: readonly unknown[];
  }[];
};

export type DeskItem = Waiting &
  ({ readonly kind: 'report'; readonly report: DeskReport } | { readonly kind: 'order'; readonly order: DeskOrder });
