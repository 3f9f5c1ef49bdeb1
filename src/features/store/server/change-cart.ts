import type { CartAnswer, CartChange } from '../contract.ts';
import { keepAddedPrices, writeAddedPrices } from '../rules/cart-changes.ts';
import { readDiscountCode } from '../rules/discounts.ts';
import { storeSays } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { locateZip } from '#features/places/server/index.ts';
import { changeAnswer, type RemoteCart, toUserError } from './answers.ts';
import { addedPricesOf, EMPTY_CART, toCartView, variantKey } from './cart-view.ts';
import {
  ATTRIBUTES_UPDATE,
  CART_CREATE,
  DISCOUNTS_UPDATE,
  LINES_ADD,
  LINES_REMOVE,
  LINES_UPDATE,
} from './documents.ts';
import { openStore } from './open.ts';
import { fetchCart } from './read-cart.ts';
import { ATTRIBUTES, type Store } from './types.ts';

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
  if (change.do === 'update') {
    const lines = [{ id: change.lineId, quantity: change.quantity }];
    return ask(store, cartId, LINES_UPDATE, { cartId, lines });
  }
  if (change.do === 'remove') return ask(store, cartId, LINES_REMOVE, { cartId, lineIds: [change.lineId] });
  if (change.do === 'discount') {
    const discountCodes = change.codes.map(readDiscountCode);
    if (discountCodes.includes('')) return stay(store, cartId, ['discountCodes'], storeSays.codeEmpty);
    return ask(store, cartId, DISCOUNTS_UPDATE, { cartId, discountCodes });
  }
  return setZip(ctx, store, cartId, change.zip);
}

type Add = Extract<CartChange, { do: 'add' }>;

async function addTo(ctx: Ctx, store: Store, { cartId, network }: Input, { variantId, quantity }: Add) {
  const lines = [{ merchandiseId: variantId, quantity }];
  if (cartId !== null) {
    const added = await ask(store, cartId, LINES_ADD, { cartId, lines });
    if (!added.userErrors.some(({ field }) => field[0] === 'cartId')) return added;
  }
  await ctx.limits.consume('cart-create', network);
  return ask(store, null, CART_CREATE, { input: { lines } });
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
  const cart = await fetchCart(store, cartId);
  if (!cart) return withError(null, ['cartId'], storeSays.noCart);
  return ask(store, cartId, ATTRIBUTES_UPDATE, { cartId, attributes: withAttributes(cart, changes) });
}

function withAttributes({ attributes }: RemoteCart, changes: Readonly<Record<string, string>>) {
  const kept = attributes.filter(({ key }) => !(key in changes)).map(({ key, value }) => ({ key, value: value ?? '' }));
  return [...kept, ...Object.entries(changes).map(([key, value]) => ({ key, value }))];
}

async function ask(store: Store, held: string | null, document: string, variables: Record<string, unknown>) {
  const answer = changeAnswer.parse(await store.run(document, variables));
  const cart = answer?.cart ?? null;
  if (cart && store.kind === 'shopify') await keepPrices(store, cart);
  return {
    cartId: cart?.id ?? held,
    cart: cart ? toCartView(cart, store.kind) : EMPTY_CART,
    userErrors: (answer?.userErrors ?? []).map((error) => ({ ...toUserError(error) })),
    warnings: answer?.warnings ?? [],
  } satisfies ChangedCart;
}

/**
 * The external store does not say what a line cost when it was put in, so the cart is given that to keep. When it cannot
 * be written the change is made all the same: what is lost is a sentence, and the next change brings it back.
 */
async function keepPrices(store: Store, cart: RemoteCart): Promise<void> {
  const lines = cart.lines.nodes.map(({ merchandise, cost }) => ({
    variant: variantKey(merchandise.id),
    priceCents: cost.amountPerQuantity,
  }));
  const known = addedPricesOf(cart);
  const value = writeAddedPrices(keepAddedPrices(known, lines));
  if (value === writeAddedPrices(known)) return;
  const attributes = withAttributes(cart, { [ATTRIBUTES.addedPrices]: value });
  try {
    await store.run(ATTRIBUTES_UPDATE, { cartId: cart.id, attributes });
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}

/** Nothing was asked of the store: the cart as it is, and what is wrong. */
async function stay(store: Store, cartId: string, field: string[], message: string): Promise<ChangedCart> {
  const cart = await fetchCart(store, cartId);
  if (!cart) return withError(null, ['cartId'], storeSays.noCart);
  return { ...withError(cartId, field, message), cart: toCartView(cart, store.kind) };
}

const withError = (cartId: string | null, field: string[], message: string): ChangedCart => ({
  cartId,
  cart: EMPTY_CART,
  userErrors: [{ code: 'INVALID', field, message }],
  warnings: [],
});
