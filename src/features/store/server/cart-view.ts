import type { CartLineView, CartView } from '../contract.ts';
import { type AddedPrices, costBefore, readAddedPrices } from '../rules/cart-changes.ts';
import { applyDiscount } from '../rules/discounts.ts';
import { fill } from '#shared/text.ts';
import { storeSays } from '../words.ts';
import { discountSentence } from './embedded/discount-words.ts';
import { ATTRIBUTES, type Store, type StoreCart, type StoreLine } from './types.ts';
import type { Ctx } from '#platform/context.ts';
import { openStore } from './open.ts';

/** A cart as it is now, with today's prices; empty when there is none, or it became an order. */
export async function readCart({ ctx, input }: { ctx: Ctx; input: { cartId: string | null } }): Promise<CartView> {
  if (input.cartId === null) return EMPTY_CART;
  const store = openStore(ctx);
  const cart = await store.findCart(input.cartId);
  return cart ? toCartView(cart, store.kind) : EMPTY_CART;
}

export const EMPTY_CART: CartView = {
  lines: [],
  pieces: 0,
  subtotalCents: 0,
  discountCents: 0,
  taxCents: null,
  state: null,
  totalCents: 0,
  codes: [],
  checkoutUrl: null,
};

/** Shopify calls the only size of a product so. */
const ONLY_SIZE = 'Default Title';

export const fullTitle = (product: string, variant: string): string =>
  variant === ONLY_SIZE || variant === '' ? product : `${product}, ${variant.toLowerCase()}`;

const codeOf = (sku: string | null | undefined) => (sku && /^\d{4}$/.test(sku) ? sku : null);

/** What a size is known by where its price is kept: the last part of its id. */
export const variantKey = (id: string): string => id.split('?')[0]?.split('/').at(-1) ?? '';

/** What each size cost when it was put in, as the cart keeps it. */
export const addedPricesOf = ({ attributes }: Pick<StoreCart, 'attributes'>): AddedPrices =>
  readAddedPrices(attributes.find(({ key }) => key === ATTRIBUTES.addedPrices)?.value ?? '');

function toLine(line: StoreLine, kept: AddedPrices): CartLineView {
  const { id, variantId, quantity, available, priceCents, compareAtCents, discountCents, totalCents } = line;
  return {
    id,
    variantId,
    code: codeOf(line.sku),
    title: fullTitle(line.productTitle, line.variantTitle),
    quantity,
    priceCents,
    compareAtCents,
    addedCents: costBefore(line.addedCents ?? kept.get(variantKey(variantId)), priceCents),
    discountCents,
    totalCents,
    available,
  };
}

/** A storefront's cart as the pages show it, in cents. */
export function toCartView(cart: StoreCart, kind: Store['kind']): CartView {
  const kept = addedPricesOf(cart);
  const lines = cart.lines.map((line) => toLine(line, kept));
  const subtotalCents = cart.lines.reduce((sum, line) => sum + line.subtotalCents, 0);
  const { taxCents, totalCents } = cart;
  return {
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalCents,
    discountCents: Math.max(0, subtotalCents - (totalCents - (taxCents ?? 0))),
    taxCents,
    state: cart.attributes.find(({ key }) => key === ATTRIBUTES.state)?.value ?? null,
    totalCents,
    codes: cart.codes.map(({ code, applicable }) => ({
      code,
      applicable,
      why: applicable ? null : whyNot(code, cart, kind),
    })),
    checkoutUrl: kind === 'shopify' ? cart.checkoutUrl : '/stickers/order/checkout',
  };
}

/** The rules behind the external store's codes are its own. */
function whyNot(code: string, { lines, codes }: StoreCart, kind: Store['kind']): string {
  if (kind === 'shopify') return fill(storeSays.codeNo, { code });
  const priced = lines.map(({ sku, quantity, subtotalCents }) => ({ variant: sku ?? '', quantity, subtotalCents }));
  const outcome = applyDiscount(code, priced);
  if (outcome.kind === 'does-not') return discountSentence(code, outcome.why, priced);
  return codes.some(({ applicable }) => applicable) ? storeSays.codeOther : fill(storeSays.codeNo, { code });
}
