import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { canMove, type OrderState } from '../../rules/order-state.ts';
import { fill } from '#shared/text.ts';
import { operatorPages, orderPages } from '../../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { missing, refused } from '#platform/errors.ts';
import { enqueueEmail } from '#platform/mail/index.ts';
import { movedEmail, orderEmail } from './emails.ts';
import type { OrderRow } from './record-order.ts';

const { storeOrders, storeOrderLines, storeOrderLog, storePayments, storeVariants } = schema;

export type OrderMove = { readonly orderId: string; readonly to: Exclude<OrderState, 'PLACED'> };

/** Moves an order within what else the caller writes: see `moveOrder`. */
export async function moveOrderIn(ctx: Ctx, tx: Transaction, { orderId, to }: OrderMove): Promise<void> {
  const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, orderId)).for('update');
  if (!order) throw missing(orderPages.noOrder);
  const from = order.status;
  if (!canMove(from, to)) {
    const state = orderPages[`state${from}`].toLowerCase();
    throw refused(fill(operatorPages.cannotMove, { state }), 'order_state');
  }
  const at = ctx.now();
  await tx.update(storeOrders).set({ status: to, updatedAt: at }).where(eq(storeOrders.id, orderId));
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  await tx.insert(storeOrderLog).values({ orderId, kind: to, actorId, at });
  if (to === 'CANCELLED') {
    await giveBack(tx, orderId);
    await tx
      .update(storePayments)
      .set({ refundDue: true, updatedAt: at })
      .where(and(eq(storePayments.orderId, orderId), eq(storePayments.status, 'PAID')));
  }
  await tell(ctx, tx, order, to);
}

/** An order by card is confirmed when it is paid: until then its buyer stands at the payment page. */
async function tell(ctx: Ctx, tx: Transaction, order: OrderRow, to: OrderMove['to']): Promise<void> {
  if (order.email === '') return;
  if (order.payBy === 'CARD' && to === 'PAID') {
    const lines = await tx.select().from(storeOrderLines).where(eq(storeOrderLines.orderId, order.id));
    const email = orderEmail(ctx.config, order, lines);
    return enqueueEmail({ db: tx, email, dedupeKey: `order:${order.id}` });
  }
  await enqueueEmail({ db: tx, email: movedEmail(ctx.config, order, to), dedupeKey: `order:${order.id}:${to}` });
}

/** What was counted out of the stock goes back. */
async function giveBack(tx: Transaction, orderId: string): Promise<void> {
  const lines = await tx.select().from(storeOrderLines).where(eq(storeOrderLines.orderId, orderId));
  for (const { variant, quantity } of lines)
    if (variant !== null)
      await tx
        .update(storeVariants)
        .set({ stock: sql`${storeVariants.stock} + ${quantity}` })
        .where(and(eq(storeVariants.code, variant), isNotNull(storeVariants.stock)));
}
