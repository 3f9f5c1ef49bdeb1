import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { kickMail } from '#platform/mail/index.ts';
import * as schema from '../../schema.ts';
import { readOrder } from '../orders/own-orders.ts';
import { applySession } from './apply-session.ts';
import { openStripe } from './client.ts';

const { storePayments } = schema;

/**
 * The buyer is back from the payment page: what Stripe knows is asked for at once, because its message may still be on its
 * way. When Stripe doesn't answer, the page shows what is known here.
 */
export async function confirmPayment({ ctx, input }: { ctx: Ctx; input: { orderId: string } }): Promise<void> {
  const stripe = openStripe(ctx);
  const order = await readOrder({ ctx, input });
  if (!stripe || order.payBy !== 'CARD' || order.status !== 'PLACED') return;
  const open = await ctx.db
    .select({ sessionId: storePayments.sessionId })
    .from(storePayments)
    .where(and(eq(storePayments.orderId, order.id), inArray(storePayments.status, ['OPEN', 'PROCESSING'])))
    .limit(3);
  for (const { sessionId } of open) {
    const session = await stripe.checkout.sessions.retrieve(sessionId).catch(() => null);
    if (session) await ctx.db.transaction((tx) => applySession(ctx, tx, session));
  }
  void kickMail({ services: ctx });
}
