import { and, asc, desc, eq } from 'drizzle-orm';
import { cardPayment as words, orderPages } from '../../words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError, missing, refused } from '#platform/errors.ts';
import * as schema from '../../schema.ts';
import { openStripe } from './client.ts';
import { recordSession } from './apply-session.ts';
import { toSession } from './to-session.ts';

const { storeOrders, storeOrderLines, storePayments } = schema;
/** A page that ends sooner than this is not worth leading anybody to. */
const SPARE_MS = 2 * 60_000;

/**
 * The address at which one's own order is paid by card. Pressed twice, or in two tabs, it is the same page: of one try
 * only the first call makes a page, and the others are given it.
 * @throws AppError `refused` (`order_state`) when the order waits for no card, `unavailable` when Stripe doesn't answer
 */
export async function beginCardPayment({ ctx, input }: { ctx: Ctx; input: { orderId: string } }): Promise<string> {
  const { userId } = requireMember(ctx);
  const stripe = openStripe(ctx);
  const [order] = await ctx.db
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.id, input.orderId), eq(storeOrders.userId, userId)));
  if (!order) throw missing(orderPages.noOrder);
  if (!stripe || order.payBy !== 'CARD' || order.status !== 'PLACED') throw refused(words.notOpen, 'order_state');
  // One look for both: a page that another call writes down between two looks would count as a try, and make a second page.
  const pages = await ctx.db
    .select()
    .from(storePayments)
    .where(eq(storePayments.orderId, order.id))
    .orderBy(desc(storePayments.createdAt));
  const earliest = new Date(ctx.now().getTime() + SPARE_MS);
  const open = pages.find(({ status, expiresAt }) => status === 'OPEN' && expiresAt > earliest);
  if (open) return open.url;
  const lines = await ctx.db
    .select()
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, order.id))
    .orderBy(asc(storeOrderLines.position));
  const session = await stripe.checkout.sessions
    .create(toSession(ctx.config, order, lines), { idempotencyKey: `order:${order.id}:${pages.length}` })
    .catch((error: Error) => {
      ctx.log.error('A card payment could not be opened.', { order: order.number, reason: error.name });
      throw new AppError('unavailable', words.down);
    });
  if (!session.url) throw new AppError('unavailable', words.down);
  await recordSession(ctx, ctx.db, order.id, session);
  return session.url;
}
