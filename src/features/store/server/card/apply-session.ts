import { and, eq, inArray, ne } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { PaymentState } from '../../rules/card-payment.ts';
import type { Ctx, Services } from '#platform/context.ts';
import type { Transaction, Executor } from '#platform/db/index.ts';
import * as schema from '../../schema.ts';
import { moveOrderIn } from '../orders/move-order-in.ts';
import type { OrderRow } from '../orders/record-order.ts';

const { storeOrders, storePayments } = schema;

/** Writes down that a payment page was opened for an order; the same page a second time changes nothing. */
export async function recordSession(
  { now }: Pick<Ctx | Services, 'now'>,
  db: Executor,
  orderId: string,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const at = now();
  await db
    .insert(schema.storePayments)
    .values({
      sessionId: session.id,
      orderId,
      url: session.url ?? '',
      status: 'OPEN',
      amountCents: session.amount_total ?? 0,
      expiresAt: new Date(session.expires_at * 1_000),
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What Stripe says of a payment page, made true here: the order is paid, waits on, or is called off because nobody paid.
 * Whoever hears of it first does it (the message, the buyer who comes back, the job); the order's row is locked, and a
 * second time changes nothing. False for a page that is none of ours.
 */
export async function applySession(
  ctx: Ctx,
  tx: Transaction,
  session: Stripe.Checkout.Session,
  said: PaymentState = stateOf(session),
): Promise<boolean> {
  const order = await lockOrder(tx, session);
  if (!order) return false;
  await recordSession(ctx, tx, order.id, session);
  const [payment] = await tx.select().from(storePayments).where(eq(storePayments.sessionId, session.id));
  // What is paid stays paid, however late an older message comes.
  if (!payment || payment.status === said || payment.status === 'PAID') return true;
  if (said === 'PAID' && !isWhole(session, order)) {
    ctx.log.error('A card payment is not of the order’s amount.', { order: order.number, session: session.id });
    return true;
  }
  const intentId = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id;
  await tx
    .update(storePayments)
    .set({ status: said, intentId: intentId ?? null, updatedAt: ctx.now() })
    .where(eq(storePayments.sessionId, session.id));
  if (said === 'PAID') await takeMoney(ctx, tx, order, session.id);
  if (said === 'EXPIRED' || said === 'FAILED') await giveUp(ctx, tx, order, session.id);
  return true;
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): PaymentState {
  if (status === 'expired') return 'EXPIRED';
  if (status !== 'complete') return 'OPEN';
  return payment_status === 'unpaid' ? 'PROCESSING' : 'PAID';
}

const isWhole = ({ amount_total, currency }: Stripe.Checkout.Session, { totalCents }: OrderRow): boolean =>
  amount_total === totalCents && currency === 'usd';

async function lockOrder(tx: Transaction, session: Stripe.Checkout.Session): Promise<OrderRow | undefined> {
  const id = session.client_reference_id ?? '';
  if (!UUID.test(id)) return undefined;
  const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, id)).for('update');
  return order?.payBy === 'CARD' ? order : undefined;
}

/** Money for an order that was called off, or was paid before, goes back. */
async function takeMoney(ctx: Ctx, tx: Transaction, order: OrderRow, sessionId: string): Promise<void> {
  if (order.status === 'PLACED') return moveOrderIn(ctx, tx, { orderId: order.id, to: 'PAID' });
  await tx.update(storePayments).set({ refundDue: true }).where(eq(storePayments.sessionId, sessionId));
}

/** Nobody paid on this page in time: unless another one is open, what was held for the order is free again. */
async function giveUp(ctx: Ctx, tx: Transaction, order: OrderRow, sessionId: string): Promise<void> {
  if (order.status !== 'PLACED') return;
  const others = await tx.$count(
    storePayments,
    and(
      eq(storePayments.orderId, order.id),
      ne(storePayments.sessionId, sessionId),
      inArray(storePayments.status, ['OPEN', 'PROCESSING', 'PAID']),
    ),
  );
  if (others === 0) await moveOrderIn(ctx, tx, { orderId: order.id, to: 'CANCELLED' });
}
