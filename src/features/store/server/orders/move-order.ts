import { orderPages } from '../../words.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import { kickMail } from '#platform/mail/index.ts';
import { kickPayments } from '../card/settle-payments.ts';
import { moveOrderIn, type OrderMove } from './move-order-in.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Moves an order a step, writes it down and tells the buyer. The caller has made sure that an operator asks. The row is
 * locked: of two operators who press at once, one moves it and the other is told where it stands.
 * @throws AppError `refused` (`order_state`)
 */
export async function moveOrder({ ctx, input }: { ctx: Ctx; input: OrderMove }): Promise<void> {
  if (!UUID.test(input.orderId)) throw missing(orderPages.noOrder);
  await ctx.db.transaction((tx) => moveOrderIn(ctx, tx, input));
  void kickMail({ services: ctx });
  if (input.to === 'CANCELLED') void kickPayments({ services: ctx });
}
