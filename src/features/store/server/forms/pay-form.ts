import { type Form, go, postedForm } from '#platform/forms/index.ts';
import { beginCardPayment } from '../card/begin-card-payment.ts';

/** The button of an order that waits for a card: leads to its payment page. */
export const payForm = (orderId: string): Form =>
  postedForm(async ({ ctx }) => go(await beginCardPayment({ ctx, input: { orderId } })));
