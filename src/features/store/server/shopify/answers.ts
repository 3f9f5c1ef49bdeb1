import { z } from 'zod';
import { fromMoneyV2 } from '../../rules/money-v2.ts';

/** What storefronts answer, read strictly: an amount that is no amount of whole cents is refused, not rounded. */
const money = z.object({ amount: z.coerce.string(), currencyCode: z.string() }).transform(({ amount }, context) => {
  const cents = fromMoneyV2(amount);
  if (cents !== null) return cents;
  context.addIssue({ code: 'custom', message: 'is no amount of whole cents' });
  return z.NEVER;
});
const attributes = z.array(z.object({ key: z.string(), value: z.string().nullish() }));

const variant = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullish(),
  availableForSale: z.boolean(),
});

export const productsAnswer = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        metafield: z.object({ value: z.string() }).nullish(),
        variants: z.object({ nodes: z.array(variant.extend({ price: money, compareAtPrice: money.nullish() })) }),
      }),
    ),
  }),
});

const remoteCart = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  attributes,
  cost: z.object({
    checkoutChargeAmount: money,
    subtotalAmount: money,
    totalAmount: money,
    totalTaxAmount: money.nullish(),
  }),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  lines: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        quantity: z.int(),
        attributes,
        cost: z.object({
          amountPerQuantity: money,
          compareAtAmountPerQuantity: money.nullish(),
          subtotalAmount: money,
          totalAmount: money,
        }),
        discountAllocations: z.array(z.object({ discountedAmount: money })),
        merchandise: variant.extend({ product: z.object({ id: z.string(), title: z.string() }) }),
      }),
    ),
  }),
});
export type RemoteCart = z.infer<typeof remoteCart>;

export const cartAnswer = z.object({ cart: remoteCart.nullable() });

const userError = z.object({
  code: z.string().nullish(),
  field: z.array(z.string()).nullish(),
  message: z.string(),
});

/** The answer of any change, whatever its name. */
export const changeAnswer = z
  .record(
    z.string(),
    z.object({
      cart: remoteCart.nullish(),
      userErrors: z.array(userError),
      warnings: z.array(z.object({ code: z.string(), message: z.string(), target: z.string() })).default([]),
    }),
  )
  .transform((data) => Object.values(data)[0]);

export const toUserError = ({ code, field, message }: z.infer<typeof userError>) => ({
  code: code ?? null,
  field: field ?? [],
  message,
});
