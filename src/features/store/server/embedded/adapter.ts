import { databaseFault } from '#platform/db/index.ts';
import { AppError } from '#platform/errors.ts';
import { CATALOGUE } from '../../rules/catalogue.ts';
import { storeSays } from '../../words.ts';
import type { CheckoutAnswer, LineInput, Store, StoreCart, StoreChange } from '../types.ts';
import { createCart, findCart, setAttributes, setDiscountCodes } from './carts.ts';
import type { Changed } from './change.ts';
import { addLineItems, createCheckout, removeLineItems } from './checkouts.ts';
import { checkoutUrl } from './address.ts';
import { toGid } from './ids.ts';
import { addLines, removeLines, updateLines } from './lines.ts';
import type { LoadedCart } from './load-cart.ts';
import type { StoreContext } from './resolvers.ts';
import { isLeft, readVariants } from './variants.ts';

/** The store on this site, in the same database. */
export function createEmbeddedStore(services: StoreContext['services']): Store {
  const { siteUrl } = services.config;
  const change = async (changed: Promise<Changed>): Promise<StoreChange> => {
    const { cart, ...said } = await orDown(changed);
    return { ...said, cart: cart && toStoreCart(cart, siteUrl) };
  };
  const checkout = async (changed: Promise<Changed>): Promise<CheckoutAnswer> => {
    const { cart, userErrors } = await orDown(changed);
    return { checkout: cart && toCheckout(cart, siteUrl), userErrors };
  };
  return {
    kind: 'embedded',
    home: null,
    listProducts: () => orDown(listProducts(services)),
    findCart: async (id) => {
      const cart = await orDown(findCart(services, id));
      return cart && toStoreCart(cart, siteUrl);
    },
    createCart: (lines) => change(createCart(services, { lines: toNew(lines) })),
    addLines: (cartId, lines) => change(addLines(services, cartId, toNew(lines))),
    updateLines: (cartId, lines) => change(updateLines(services, cartId, lines)),
    removeLines: (cartId, lineIds) => change(removeLines(services, cartId, lineIds)),
    setDiscountCodes: (cartId, codes) => change(setDiscountCodes(services, cartId, codes)),
    setAttributes: (cartId, attributes) => change(setAttributes(services, cartId, attributes)),
    createCheckout: (lines) => checkout(createCheckout(services, lines)),
    addToCheckout: (checkoutId, lines) => checkout(addLineItems(services, checkoutId, lines)),
    removeFromCheckout: (checkoutId, lineIds) => checkout(removeLineItems(services, checkoutId, lineIds)),
  };
}

const toNew = (lines: readonly LineInput[]) =>
  lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity }));

/** Without its database the store is down, as one elsewhere would be. */
async function orDown<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (databaseFault(error) === null) throw error;
    throw new AppError('unavailable', storeSays.down, { retryAfter: 10, cause: error });
  }
}

async function listProducts({ db }: StoreContext['services']) {
  const variants = await readVariants(db);
  return CATALOGUE.map(({ handle, title, description, discountCode, variants: sizes }) => ({
    id: toGid('Product', handle),
    title,
    description,
    discountCode,
    variants: sizes
      .flatMap(({ code }) => variants.get(code) ?? [])
      .map((sold) => ({
        id: toGid('ProductVariant', sold.code),
        title: sold.title,
        available: isLeft(sold),
        code: sold.code,
        priceCents: sold.priceCents,
        compareAtCents: sold.compareAtCents,
      })),
  }));
}

function toStoreCart({ row, lines, price, attributes }: LoadedCart, siteUrl: string): StoreCart {
  return {
    id: toGid('Cart', row.id),
    checkoutUrl: checkoutUrl(siteUrl, row.id),
    attributes,
    codes: price.codes.map(({ code, applicable }) => ({ code, applicable })),
    taxCents: price.taxCents,
    totalCents: price.totalCents,
    lines: lines.map(({ id, quantity, addedCents, sold }, at) => ({
      id: toGid('CartLine', id),
      variantId: toGid('ProductVariant', sold.code),
      sku: sold.code,
      productTitle: sold.product.title,
      variantTitle: sold.title,
      quantity,
      available: isLeft(sold),
      priceCents: sold.priceCents,
      compareAtCents: sold.compareAtCents,
      addedCents,
      ...(price.lines[at] ?? { subtotalCents: 0, discountCents: 0, totalCents: 0 }),
    })),
  };
}

const toCheckout = ({ row, lines }: LoadedCart, siteUrl: string) => ({
  id: toGid('Checkout', row.id),
  url: checkoutUrl(siteUrl, row.id),
  lines: lines.map(({ id, quantity, sold }) => ({
    id: toGid('CheckoutLineItem', id),
    variantId: toGid('ProductVariant', sold.code),
    quantity,
  })),
});
