import { readOrderForm } from '../../rules/ship-to.ts';
import { checkoutPage as words } from '../../words.ts';
import { type Form, go, postedForm, refuse, typedIn } from '#platform/forms/index.ts';
import { cartCookie } from '../cart-cookie.ts';
import { placeOrder } from '../orders/place-order.ts';

/** The form of the checkout: places the order, empties the browser's cart, and shows the order. */
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
    return go(`/my/orders/${id}?placed=1`, [cartCookie(ctx.config, null)]);
  });
