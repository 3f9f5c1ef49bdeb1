import type Stripe from 'stripe';
import { orderName } from '../../rules/order-state.ts';
import { cardPayment as words } from '../../words.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import type { storeOrderLines } from '../../schema.ts';
import type { OrderRow } from '../orders/record-order.ts';

type Line = Pick<typeof storeOrderLines.$inferSelect, 'title' | 'quantity' | 'priceCents' | 'discountCents'>;

/**
 * What Stripe is asked for: the lines as they cost after discounts, and the tax, which together are the order's total to
 * the cent. The same order asks for the same, so that a repeated call finds the same payment page.
 */
export function toSession(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  order: OrderRow,
  lines: readonly Line[],
): Stripe.Checkout.SessionCreateParams {
  const name = orderName(order.number);
  const item = (title: string, cents: number) => ({
    quantity: 1,
    price_data: { currency: 'usd', unit_amount: cents, product_data: { name: title } },
  });
  const goods = lines.map((line) =>
    item(
      fill(words.line, { n: line.quantity, title: line.title }),
      line.priceCents * line.quantity - line.discountCents,
    ),
  );
  const metadata = { order: order.id };
  const page = `${siteUrl}/my/orders/${order.id}`;
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    submit_type: 'pay',
    client_reference_id: order.id,
    customer_email: order.email,
    metadata,
    payment_intent_data: { metadata, description: fill(words.statement, { name }) },
    line_items: [...goods, ...(order.taxCents ? [item(words.tax, order.taxCents)] : [])],
    success_url: `${page}?paid=1`,
    cancel_url: `${page}?unpaid=1`,
  };
}
