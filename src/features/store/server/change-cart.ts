import type { CartAnswer, CartChange } from '../contract.ts';
import { keepAddedPrices, writeAddedPrices } from '../rules/cart-changes.ts';
import { readDiscountCode } from '../rules/discounts.ts';
import { storeSays } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { locateZip } from '#features/places/server/index.ts';
import { addedPricesOf, EMPTY_CART, toCartView, variantKey } from './cart-view.ts';
import { openStore } from './open.ts';
import { ATTRIBUTES, type Store, type StoreCart, type StoreChange } from './types.ts';

type Input = {
  /** The cart this browser holds, if any. */
  readonly cartId: string | null;
  readonly change: CartChange;
  /** Where the request comes from, for the limit on new carts. */
  readonly network: string;
};
export type ChangedCart = CartAnswer & { readonly cartId: string | null };

/** One change of a cart; adding makes one where there is none, or where the one held is gone. Prices are never taken. */
export async function changeCart({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ChangedCart> {
  const store = openStore(ctx);
  const { change, cartId } = input;
  if (change.do === 'add') return addTo(ctx, store, input, change);
  if (cartId === null) return withError(null, ['cartId'], storeSays.noCart);
  if (change.do === 'update')
    return told(store, cartId, await store.updateLines(cartId, [{ id: change.lineId, quantity: change.quantity }]));
  if (change.do === 'remove') return told(store, cartId, await store.removeLines(cartId, [change.lineId]));
  if (change.do === 'discount') {
    const codes = change.codes.map(readDiscountCode);
    if (codes.includes('')) return stay(store, cartId, ['discountCodes'], storeSays.codeEmpty);
    return told(store, cartId, await store.setDiscountCodes(cartId, codes));
  }
  return setZip(ctx, store, cartId, change.zip);
}

type Add = Extract<CartChange, { do: 'add' }>;

async function addTo(ctx: Ctx, store: Store, { cartId, network }: Input, { variantId, quantity }: Add) {
  const lines = [{ variantId, quantity }];
  if (cartId !== null) {
    const added = await told(store, cartId, await store.addLines(cartId, lines));
    if (!added.userErrors.some(({ field }) => field[0] === 'cartId')) return added;
  }
  await ctx.limits.consume('cart-create', network);
  return told(store, null, await store.createCart(lines));
}

async function setZip(ctx: Ctx, store: Store, cartId: string, zip: string): Promise<ChangedCart> {
  const state = stateOf(ctx, zip);
  if (state === null) return stay(store, cartId, ['zip'], storeSays.zip);
  return setAttributes(store, cartId, { [ATTRIBUTES.state]: state });
}

function stateOf(ctx: Ctx, zip: string): string | null {
  try {
    return locateZip({ ctx, input: { zip } }).state;
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/** Lays attributes over those the cart has; the interface only knows how to replace them all. */
export async function setAttributes(store: Store, cartId: string, changes: Readonly<Record<string, string>>) {
  const cart = await store.findCart(cartId);
  if (!cart) return withError(null, ['cartId'], storeSays.noCart);
  return told(store, cartId, await store.setAttributes(cartId, withAttributes(cart, changes)));
}

function withAttributes({ attributes }: StoreCart, changes: Readonly<Record<string, string>>) {
  const kept = attributes.filter(({ key }) => !(key in changes));
  return [...kept, ...Object.entries(changes).map(([key, value]) => ({ key, value }))];
}

/** A change as the pages hear of it. */
async function told(store: Store, held: string | null, { cart, userErrors, warnings }: StoreChange) {
  if (cart && store.kind === 'shopify') await keepPrices(store, cart);
  return {
    cartId: cart?.id ?? held,
    cart: cart ? toCartView(cart, store.kind) : EMPTY_CART,
    userErrors: userErrors.map((error) => ({ ...error, field: [...error.field] })),
    warnings: [...warnings],
  } satisfies ChangedCart;
}

/**
 * The external store does not say what a line cost when it was put in, so the cart is given that to keep. When it cannot
 * be written the change is made all the same: what is lost is a sentence, and the next change brings it back.
 */
async function keepPrices(store: Store, cart: StoreCart): Promise<void> {
  const lines = cart.lines.map(({ variantId, priceCents }) => ({ variant: variantKey(variantId), priceCents }));
  const known = addedPricesOf(cart);
  const value = writeAddedPrices(keepAddedPrices(known, lines));
  if (value === writeAddedPrices(known)) return;
  const attributes = withAttributes(cart, { [ATTRIBUTES.addedPrices]: value });
  try {
    await store.setAttributes(cart.id, attributes);
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}

/** Nothing was asked of the store: the cart as it is, and what is wrong. */
async function stay(store: Store, cartId: string, field: string[], message: string): Promise<ChangedCart> {
  const cart = await store.findCart(cartId);
  if (!cart) return withError(null, ['cartId'], storeSays.noCart);
  return { ...withError(cartId, field, message), cart: toCartView(cart, store.kind) };
}

const withError = (cartId: string | null, field: string[], message: string): ChangedCart => ({
  cartId,
  cart: EMPTY_CART,
  userErrors: [{ code: 'INVALID', field, message }],
  warnings: [],
});
