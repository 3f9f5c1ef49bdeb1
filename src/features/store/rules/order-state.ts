/** Where an order stands. */
export const ORDER_STATES = ['PLACED', 'PAID', 'PRINTED', 'SHIPPED', 'CANCELLED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What an operator can do, and where from. Nothing is printed before it is paid, and nothing printed is taken back. */
const MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  PLACED: ['PAID', 'CANCELLED'],
  PAID: ['PRINTED', 'CANCELLED'],
  PRINTED: ['SHIPPED'],
  SHIPPED: [],
  CANCELLED: [],
};

export const movesFrom = (state: OrderState): readonly OrderState[] => MOVES[state];
export const canMove = (from: OrderState, to: OrderState): boolean => MOVES[from].includes(to);
export const isOrderState = (word: unknown): word is OrderState => (ORDER_STATES as readonly unknown[]).includes(word);

/** How an order of our own store is paid; OUTSIDE was paid in the external store. */
export const PAY_BY = ['CARD', 'INVOICE', 'CASH'] as const;
export type PayBy = (typeof PAY_BY)[number];
export type PaidBy = PayBy | 'OUTSIDE';

/** `#1042`: what people and the print shop call an order. */
export const orderName = (number: number): string => `#${1000 + number}`;
