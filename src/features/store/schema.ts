import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DisputeState, PaymentState } from './rules/card-payment.ts';
import type { OrderState, PaidBy } from './rules/order-state.ts';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';

/** What the operator changed about a size; a size without a row costs what the catalogue says and never runs out. */
export const storeVariants = pgTable('store_variants', {
  code: text('code').primaryKey(),
  priceCents: integer('price_cents').notNull(),
  compareAtCents: integer('compare_at_cents'),
  /** Pieces left; null for as many as anybody wants. */
  stock: integer('stock'),
  updatedAt: moment('updated_at').notNull(),
});

/** A cart of the embedded store. Whoever holds its random id holds the cart: no person is attached to it. */
export const storeCarts = pgTable(
  'store_carts',
  {
    id: text('id').primaryKey(),
    discountCodes: jsonb('discount_codes').$type<readonly string[]>().notNull().default([]),
    /** What the storefront keeps with it, such as the state the order goes to. */
    attributes: jsonb('attributes')
      .$type<readonly { readonly key: string; readonly value: string }[]>()
      .notNull()
      .default([]),
    note: text('note').notNull().default(''),
    /** The order it became; from then on it is closed. */
    orderId: uuid('order_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('store_carts_age_idx').on(t.updatedAt)],
);

export const storeCartLines = pgTable(
  'store_cart_lines',
  {
    id: uuid('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => storeCarts.id, { onDelete: 'cascade' }),
    variant: text('variant').notNull(),
    quantity: integer('quantity').notNull(),
    /** What a piece cost when it was put in, so that a change can be told. */
    addedCents: integer('added_cents').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('store_cart_lines_variant_key').on(t.cartId, t.variant)],
);

/** Prices are copied: what was ordered does not change with the catalogue. */
export const storeOrders = pgTable(
  'store_orders',
  {
    id: uuid('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    /** The cart it was made from: one cart is one order. */
    cartId: text('cart_id'),
    /** The external store's own id: one order there is one order here. */
    externalId: text('external_id'),
    status: text('status').$type<OrderState>().notNull(), // one of ORDER_STATES in store/rules/order-state
    payBy: text('pay_by').$type<PaidBy>().notNull(), // CARD | INVOICE | CASH | OUTSIDE
    name: text('name').notNull(),
    /** street, street2, city, state, zip */
    address: jsonb('address').notNull(),
    discountCode: text('discount_code'),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    taxCents: integer('tax_cents'),
    totalCents: integer('total_cents').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('store_orders_cart_key').on(t.cartId),
    uniqueIndex('store_orders_external_key').on(t.externalId),
    index('store_orders_user_idx').on(t.userId, t.createdAt),
    index('store_orders_email_idx').on(t.email).where(sql`user_id is null`),
    index('store_orders_age_idx').on(t.createdAt),
  ],
);

export const storeOrderLines = pgTable(
  'store_order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The product code before every code of this line; null for something the external store sells that has no codes. */
    variant: text('variant'),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    priceCents: integer('price_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** The codes made for it, in print order. */
    batchId: uuid('batch_id'),
  },
  (t) => [uniqueIndex('store_order_lines_place_key').on(t.orderId, t.position)],
);

/** What became of orders, and by whom. A trigger refuses UPDATE and DELETE. */
export const storeOrderLog = pgTable(
  'store_order_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<OrderState>().notNull(), // PLACED and the other states
    actorId: uuid('actor_id'),
    at: moment('at').notNull(),
  },
  (t) => [index('store_order_log_order_idx').on(t.orderId, t.id)],
);

/** Tries to pay an order by card: one row for each payment page that was opened. Nothing of a card is kept. */
export const storePayments = pgTable(
  'store_payments',
  {
    /** The id of the Checkout Session. */
    sessionId: text('session_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    status: text('status').$type<PaymentState>().notNull(),
    /** The id of the PaymentIntent, once there is one; refunds and disputes name it. */
    intentId: text('intent_id'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Set when the money is to go back; a job sees to it. */
    refundDue: boolean('refund_due').notNull().default(false),
    dispute: text('dispute').$type<DisputeState>(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('store_payments_order_idx').on(t.orderId),
    uniqueIndex('store_payments_intent_key').on(t.intentId),
    index('store_payments_open_idx').on(t.updatedAt).where(sql`status in ('OPEN', 'PROCESSING') or refund_due`),
  ],
);

/** Messages of Stripe that were taken: each changes something once. */
export const storePaymentEvents = pgTable('store_payment_events', {
  id: text('id').primaryKey(),
  at: moment('at').notNull(),
});
