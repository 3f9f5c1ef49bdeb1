import { findProduct } from '../../rules/catalogue.ts';
import type { Services } from '#platform/context.ts';
import { type CartInput, createCart, findCart, setAttributes, setDiscountCodes } from './carts.ts';
import type { Changed } from './change.ts';
import { addLineItems, createCheckout, type LineItem, removeLineItems } from './checkouts.ts';
import { fromGid } from './ids.ts';
import { addLines, type LineChange, type NewLine, removeLines, updateLines } from './lines.ts';
import type { Attribute } from '../types.ts';
import { readVariants } from './variants.ts';
import { cartView, checkoutView, productsView, productView } from './views.ts';

export type StoreContext = { readonly services: Pick<Services, 'db' | 'now' | 'config'> };
type InCart<Rest = unknown> = { cartId: string } & Rest;
type InCheckout<Rest = unknown> = { checkoutId: string } & Rest;

async function payload({ services }: StoreContext, change: Promise<Changed>) {
  const { cart, userErrors, warnings } = await change;
  return { cart: cart && cartView(cart, services.config.siteUrl), userErrors, warnings };
}

async function checkoutPayload({ services }: StoreContext, change: Promise<Changed>) {
  const { cart, userErrors } = await change;
  return { checkout: cart && checkoutView(cart, services.config.siteUrl), checkoutUserErrors: userErrors };
}

/** One line per operation: read the arguments, one function, the shape of the answer. */
export const RESOLVERS = {
  QueryRoot: {
    products: async (_: unknown, args: Parameters<typeof productsView>[1], { services }: StoreContext) =>
      productsView(await readVariants(services.db), args),
    product: async (_: unknown, args: { id?: string | null; handle?: string | null }, { services }: StoreContext) => {
      const product = findProduct(args.handle ?? fromGid('Product', args.id ?? '') ?? '');
      return product && productView(product, await readVariants(services.db));
    },
    cart: async (_: unknown, { id }: { id: string }, { services }: StoreContext) => {
      const cart = await findCart(services, id);
      return cart && cartView(cart, services.config.siteUrl);
    },
  },
  Mutation: {
    cartCreate: (_: unknown, { input }: { input?: CartInput | null }, context: StoreContext) =>
      payload(context, createCart(context.services, input ?? {})),
    cartLinesAdd: (_: unknown, { cartId, lines }: InCart<{ lines: NewLine[] }>, context: StoreContext) =>
      payload(context, addLines(context.services, cartId, lines)),
    cartLinesUpdate: (_: unknown, { cartId, lines }: InCart<{ lines: LineChange[] }>, context: StoreContext) =>
      payload(context, updateLines(context.services, cartId, lines)),
    cartLinesRemove: (_: unknown, { cartId, lineIds }: InCart<{ lineIds: string[] }>, context: StoreContext) =>
      payload(context, removeLines(context.services, cartId, lineIds)),
    cartDiscountCodesUpdate: (
      _: unknown,
      { cartId, discountCodes }: InCart<{ discountCodes: string[] }>,
      context: StoreContext,
    ) => payload(context, setDiscountCodes(context.services, cartId, discountCodes)),
    cartAttributesUpdate: (
      _: unknown,
      { cartId, attributes }: InCart<{ attributes: Attribute[] }>,
      context: StoreContext,
    ) => payload(context, setAttributes(context.services, cartId, attributes)),
    checkoutCreate: (_: unknown, { input }: { input: { lineItems?: LineItem[] | null } }, context: StoreContext) =>
      checkoutPayload(context, createCheckout(context.services, input.lineItems ?? [])),
    checkoutLineItemsAdd: (
      _: unknown,
      { checkoutId, lineItems }: InCheckout<{ lineItems: LineItem[] }>,
      context: StoreContext,
    ) => checkoutPayload(context, addLineItems(context.services, checkoutId, lineItems)),
    checkoutLineItemsRemove: (
      _: unknown,
      { checkoutId, lineItemIds }: InCheckout<{ lineItemIds: string[] }>,
      context: StoreContext,
    ) => checkoutPayload(context, removeLineItems(context.services, checkoutId, lineItemIds)),
  },
};
