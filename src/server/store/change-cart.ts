import type { CartAnswer, CartChange } from '#contracts/store.ts';
import { readDiscountCode } from '#domain/store/discounts.ts';
import { storeSays } from '#messages/en/store.ts';
import type { Ctx } from '../context.ts';
import { isAppError } from '../errors.ts';
import { locateZip } from '../geo/index.ts';
import { changeAnswer, toUserError } from './answers.ts';
import { EMPTY_CART, toCartView } from './cart-view.ts';
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
  const kept = cart.attributes
    .filter(({ key }) => !(key in changes))
    .map(({ key, value }) => ({ key, value: value ?? '' }));
  const attributes = [...kept, ...Object.entries(changes).map(([key, value]) => ({ key, value }))];
  return ask(store, cartId, ATTRIBUTES_UPDATE, { cartId, attributes });
}

async function ask(store: Store, held: string | null, document: string, variables: Record<string, unknown>) {
  const answer = changeAnswer.parse(await store.run(document, variables));
  const cart = answer?.cart ?? null;
  return {
    cartId: cart?.id ?? held,
    cart: cart ? toCartView(cart, store.kind) : EMPTY_CART,
    userErrors: (answer?.userErrors ?? []).map((error) => ({ ...toUserError(error) })),
    warnings: answer?.warnings ?? [],
  } satisfies ChangedCart;
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
