import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { mergeDispute } from '../../rules/card-payment.ts';
import { type Ctx, type Services, VISITOR, withActor } from '#platform/context.ts';
import type { Transaction } from '#platform/db/index.ts';
import { kickMail } from '#platform/mail/index.ts';
import * as schema from '../../schema.ts';
import { applySession } from './apply-session.ts';
import { kickPayments } from './settle-payments.ts';

const { storePaymentEvents, storePayments } = schema;

export type TakenEvent = 'recorded' | 'known' | 'ignored';

/**
 * A message of Stripe whose signature was checked. Its id is written in the same transaction as what it changes: sent
 * twice, or to two processes at once, it counts once; when anything fails, nothing is kept and Stripe sends it again.
 */
export async function takeEvent({ services, event }: { services: Services; event: Stripe.Event }): Promise<TakenEvent> {
  const ctx = withActor(services, VISITOR);
  const taken = await ctx.db.transaction(async (tx): Promise<TakenEvent> => {
    const [fresh] = await tx
      .insert(storePaymentEvents)
      .values({ id: event.id, at: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!fresh) return 'known';
    return (await apply(ctx, tx, event)) ? 'recorded' : 'ignored';
  });
  void kickMail({ services });
  void kickPayments({ services });
  return taken;
}

async function apply(ctx: Ctx, tx: Transaction, event: Stripe.Event): Promise<boolean> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return applySession(ctx, tx, event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return applySession(ctx, tx, event.data.object, 'PAID');
    case 'checkout.session.async_payment_failed':
      return applySession(ctx, tx, event.data.object, 'FAILED');
    case 'charge.refunded':
      return applyRefund(ctx, tx, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return applyDispute(ctx, tx, event.data.object);
    default:
      return false;
  }
}

const idOf = (it: string | { readonly id: string } | null): string => (typeof it === 'string' ? it : (it?.id ?? ''));

/** Stripe says how much of a charge went back in all; a late message says less than is known. */
async function applyRefund({ now }: Ctx, tx: Transaction, charge: Stripe.Charge): Promise<boolean> {
  const rows = await tx
    .update(storePayments)
    .set({
      refundedCents: sql`greatest(${storePayments.refundedCents}, ${charge.amount_refunded})`,
      ...(charge.refunded && { refundDue: false }),
      updatedAt: now(),
    })
    .where(eq(storePayments.intentId, idOf(charge.payment_intent)))
    .returning({ id: storePayments.sessionId });
  return rows.length > 0;
}

async function applyDispute({ now }: Ctx, tx: Transaction, dispute: Stripe.Dispute): Promise<boolean> {
  const named = eq(storePayments.intentId, idOf(dispute.payment_intent));
  const [payment] = await tx.select().from(storePayments).where(named).for('update');
  if (!payment) return false;
  const merged = mergeDispute(payment.dispute, dispute.status);
  await tx.update(storePayments).set({ dispute: merged, updatedAt: now() }).where(named);
  return true;
}
