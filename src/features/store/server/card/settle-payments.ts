import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type Services, VISITOR, withActor } from '#platform/context.ts';
import { kickMail } from '#platform/mail/index.ts';
import * as schema from '../../schema.ts';
import { applySession } from './apply-session.ts';
import { openStripe } from './client.ts';

const { storeOrders, storePayments } = schema;
const BATCH = 50;
/** How long a message of Stripe is waited for before Stripe is asked. */
const SILENT_MS = 10 * 60_000;

type Row = { readonly payment: typeof storePayments.$inferSelect; readonly isCancelled: boolean };

/**
 * Sees to payments that nobody else sees to: gives back what is due, ends pages of orders that were called off, and asks
 * Stripe about pages it has said nothing of. Gives how many were seen to. What fails is tried again in the next round.
 */
export async function settlePayments({ services }: { services: Services }): Promise<number> {
  const stripe = openStripe(services);
  if (!stripe) return 0;
  const rows = await findUnsettled(services);
  let settled = 0;
  for (const row of rows) {
    const done = await settle(services, stripe, row).then(
      () => true,
      (error: Error) => {
        const { sessionId } = row.payment;
        services.log.warn('A card payment was not settled; it is tried again.', { sessionId, reason: error.name });
        return false;
      },
    );
    if (done) settled += 1;
  }
  if (settled > 0) void kickMail({ services });
  return settled;
}

/** Soon, without anybody waiting for it; the job does what this misses. */
export function kickPayments({ services }: { services: Services }): Promise<void> {
  return settlePayments({ services }).then(
    () => undefined,
    (error: Error) => services.log.warn('Payments are settled by the next round.', { reason: error.name }),
  );
}

async function findUnsettled({ db, now }: Services): Promise<Row[]> {
  const silentSince = new Date(now().getTime() - SILENT_MS);
  const isOpen = inArray(storePayments.status, ['OPEN', 'PROCESSING']);
  const rows = await db
    .select({ payment: storePayments, status: storeOrders.status })
    .from(storePayments)
    .innerJoin(storeOrders, eq(storeOrders.id, storePayments.orderId))
    .where(
      or(
        eq(storePayments.refundDue, true),
        and(isOpen, lt(storePayments.updatedAt, silentSince)),
        and(isOpen, eq(storeOrders.status, 'CANCELLED')),
      ),
    )
    .orderBy(asc(storePayments.updatedAt))
    .limit(BATCH);
  return rows.map(({ payment, status }) => ({ payment, isCancelled: status === 'CANCELLED' }));
}

async function settle(services: Services, stripe: Stripe, { payment, isCancelled }: Row): Promise<void> {
  const { sessionId, intentId } = payment;
  if (payment.refundDue && intentId !== null) return refund(services, stripe, sessionId, intentId);
  const session = await ask(stripe, sessionId, isCancelled && payment.status === 'OPEN');
  await services.db.transaction(async (tx) => {
    await applySession(withActor(services, VISITOR), tx, session);
    await tx.update(storePayments).set({ updatedAt: services.now() }).where(eq(storePayments.sessionId, sessionId));
  });
}

/** A page that was paid or ended in the meantime can't be ended; then it is read. */
async function ask(stripe: Stripe, sessionId: string, end: boolean): Promise<Stripe.Checkout.Session> {
  const { sessions } = stripe.checkout;
  if (!end) return sessions.retrieve(sessionId);
  return sessions.expire(sessionId).catch(() => sessions.retrieve(sessionId));
}

/** The key makes a repeated call the same refund; what went back already by hand counts. */
async function refund({ db, now }: Services, stripe: Stripe, sessionId: string, intentId: string): Promise<void> {
  const isBack = (error: { readonly code?: string }) => error.code === 'charge_already_refunded';
  await stripe.refunds
    .create({ payment_intent: intentId }, { idempotencyKey: `refund:${sessionId}` })
    .catch((error: Error & { readonly code?: string }) => {
      if (!isBack(error)) throw error;
    });
  await db
    .update(storePayments)
    .set({ refundDue: false, refundedCents: storePayments.amountCents, updatedAt: now() })
    .where(eq(storePayments.sessionId, sessionId));
}
