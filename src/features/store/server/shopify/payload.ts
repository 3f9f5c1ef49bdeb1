import { z } from 'zod';
import { fromMoneyV2 } from '../../rules/money-v2.ts';

const cents = z.coerce.string().transform((amount, context) => {
  const value = fromMoneyV2(amount);
  if (value !== null) return value;
  context.addIssue({ code: 'custom', message: 'is no amount of whole cents' });
  return z.NEVER;
});
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** As much of Shopify's order as is used; the rest is not read. */
export const orderPayload = z.object({
  id: z.union([z.int(), z.string().max(40)]).transform(String),
  email: text,
  financial_status: text,
  cancelled_at: z.string().nullish(),
  currency: z.string(),
  subtotal_price: cents.nullish(),
  total_discounts: cents.nullish(),
  total_tax: cents.nullish(),
  total_price: cents,
  discount_codes: z.array(z.object({ code: z.string() })).default([]),
  note_attributes: z.array(z.object({ name: z.string(), value: text })).default([]),
  shipping_address: z
    .object({ name: text, address1: text, address2: text, city: text, province_code: text, zip: text })
    .nullish(),
  line_items: z
    .array(
      z.object({
        sku: text,
        title: z.string(),
        variant_title: text,
        quantity: z.int().min(0).max(10_000),
        price: cents,
        discount_allocations: z.array(z.object({ amount: cents })).default([]),
      }),
    )
    .max(500),
});
export type OrderPayload = z.infer<typeof orderPayload>;
