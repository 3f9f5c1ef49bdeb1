import { z } from 'zod';
import { STORE_LIMITS } from './rules/limits.ts';

const cents = z.int().min(0);
const text = (most: number) => z.string().min(1).max(most);

const storeVariantSchema = z.object({
  id: z.string().describe('What goes into a cart'),
  code: z.string().nullable().describe('Four digits before every code sold with it'),
  title: z.string(),
  priceCents: cents,
  compareAtCents: cents.nullable(),
  available: z.boolean(),
});
const storeProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  discountCode: z.string().nullable(),
  variants: z.array(storeVariantSchema).max(STORE_LIMITS.maxVariants),
});
export type StoreProduct = z.infer<typeof storeProductSchema>;

const cartLineSchema = z.object({
  id: z.string(),
  variantId: z.string(),
  code: z.string().nullable(),
  title: z.string().describe('Product and size'),
  quantity: z.int(),
  priceCents: cents,
  compareAtCents: cents.nullable(),
  addedCents: cents.nullable().describe('What one cost when it was put in; null when it costs the same'),
  discountCents: cents,
  totalCents: cents,
  available: z.boolean(),
});
export const cartViewSchema = z.object({
  lines: z.array(cartLineSchema).max(STORE_LIMITS.maxCartLines),
  pieces: z.int(),
  subtotalCents: cents,
  discountCents: cents,
  taxCents: cents.nullable().describe('Estimate; null until the state is known'),
  state: z.string().nullable(),
  totalCents: cents,
  codes: z.array(
    z.object({
      code: z.string(),
      applicable: z.boolean(),
      why: z.string().nullable().describe('Why it takes nothing off'),
    }),
  ),
  checkoutUrl: z.string().nullable(),
});
export type CartView = z.infer<typeof cartViewSchema>;
export type CartLineView = z.infer<typeof cartLineSchema>;

/** One change of a cart. No price is ever sent. */
export const cartChangeBody = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('add'), variantId: text(300), quantity: z.int32() }),
  z.strictObject({ do: z.literal('update'), lineId: text(300), quantity: z.int32() }),
  z.strictObject({ do: z.literal('remove'), lineId: text(300) }),
  z.strictObject({ do: z.literal('discount'), codes: z.array(z.string().max(100)).max(10) }),
  z.strictObject({ do: z.literal('zip'), zip: z.string().max(20) }),
]);
export type CartChange = z.infer<typeof cartChangeBody>;

export const cartAnswerSchema = z.object({
  cart: cartViewSchema,
  userErrors: z
    .array(z.object({ code: z.string().nullable(), field: z.array(z.string()), message: z.string() }))
    .describe('What kept the change from being made'),
  warnings: z
    .array(z.object({ code: z.string(), target: z.string(), message: z.string() }))
    .describe('What was made differently from what was asked'),
});
export type CartAnswer = z.infer<typeof cartAnswerSchema>;

/** Values inside values of a variable; the deepest input of the store's schema has four. */
const MAX_LEVELS = 12;
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1)));

/** The envelope of a GraphQL request over HTTP. */
export const graphqlBody = z.object({
  query: z.string().max(20_000).describe('A document of the part of the Storefront API that the store speaks'),
  variables: z
    .record(z.string(), z.unknown())
    .refine((variables) => isWithin(variables, MAX_LEVELS))
    .nullish(),
  operationName: z.string().max(100).nullish(),
});
export const graphqlAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() }).loose()).optional(),
});
