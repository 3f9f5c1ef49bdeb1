import { readOrderForm } from '../../rules/ship-to.ts';
import { checkoutPage as words } from '../../words.ts';
import { type Form, go, postedForm, refuse, typedIn } from '#platform/forms/index.ts';
import { cartCookie } from '../cart-cookie.ts';
import { placeOrder } from '../orders/place-order.ts';
import { beginCardPayment } from '../card/begin-card-payment.ts';
import { isAppError } from '#platform/errors.ts';
import type { Ctx } from '#platform/context.ts';

/** The button of an order that waits for a card: leads to its payment page. */
export const payForm = (orderId: string): Form =>
  postedForm(async ({ ctx }) => go(await beginCardPayment({ ctx, input: { orderId } })));

/** The form of the checkout: places the order, empties the browser's cart, and shows the payment page or the order. */
export const checkoutForm = (cartId: string | null): Form =>
  postedForm(async ({ ctx }, form) => {
    const read = readOrderForm(form);
    if (!read.ok) {
      const faults = Object.entries(read.faults).map(([field, fault]) => [
        field,
        typeof fault === 'string' ? words[fault] : fault.said,
      ]);
      return refuse(typedIn(form), Object.fromEntries(faults));
    }
    const seen = form.get('seen') ?? '';
    const seenCents = /^\d{1,10}$/.test(seen) ? Number(seen) : null;
    const { id } = await placeOrder({ ctx, input: { cartId: cartId ?? '', form: read.value, seenCents } });
    const to = read.value.payBy === 'CARD' ? await findPaymentPage(ctx, id) : `/my/orders/${id}?placed=1`;
    return go(to, [cartCookie(ctx.config, null)]);
  });

/** The order is placed either way: when no payment page opens, its own page offers to pay. */
const findPaymentPage = (ctx: Ctx, orderId: string): Promise<string> =>
  beginCardPayment({ ctx, input: { orderId } }).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    return `/my/orders/${orderId}?unpaid=1`;
  });
