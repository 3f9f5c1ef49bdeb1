import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { canMove, type OrderState } from '../../rules/order-state.ts';
import { fill } from '#shared/text.ts';
import { operatorPages, orderPages } from '../../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { missing, refused } from '#platform/errors.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { movedEmail } from './emails.ts';

const { storeOrders, storeOrderLines, storeOrderLog, storeVariants } = schema;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Input = { readonly orderId: string; readonly to: Exclude<OrderState, 'PLACED'> };

/**
 * Moves an order a step, writes it down and tells the buyer. The caller has made sure that an operator asks. The row is
 * locked: of two operators who press at once, one moves it and the other is told where it stands.
 * @throws AppError `refused` (`order_state`)
 */
export async function moveOrder({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  if (!UUID.test(input.orderId)) throw missing(orderPages.noOrder);
  await ctx.db.transaction((tx) => moveIn(ctx, tx, input));
  void kickMail({ services: ctx });
}

async function moveIn(ctx: Ctx, tx: Transaction, { orderId, to }: Input): Promise<void> {
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
  if (to === 'CANCELLED') await giveBack(tx, orderId);
  if (order.email !== '')
    await enqueueEmail({
      db: tx,
      email: movedEmail(ctx.config, order, to),
      dedupeKey: `order:${orderId}:${to}`,
    });
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
