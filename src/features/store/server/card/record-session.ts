import type Stripe from 'stripe';
import type { Ctx, Services } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import * as schema from '../../schema.ts';

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
