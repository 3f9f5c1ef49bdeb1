import type { CartLineView, CartView } from '../contract.ts';
import { type AddedPrices, costBefore, readAddedPrices } from '../rules/cart-changes.ts';
import { applyDiscount } from '../rules/discounts.ts';
import { fromMoneyV2 } from '../rules/money-v2.ts';
import { fill } from '#shared/text.ts';
import { storeSays } from '../words.ts';
import type { RemoteCart } from './answers.ts';
import { discountSentence } from './embedded/discount-words.ts';
import { ATTRIBUTES, type Store } from './types.ts';

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

type RemoteLine = RemoteCart['lines']['nodes'][number];

/** Shopify calls the only size of a product so. */
const ONLY_SIZE = 'Default Title';

export const fullTitle = (product: string, variant: string): string =>
  variant === ONLY_SIZE || variant === '' ? product : `${product}, ${variant.toLowerCase()}`;

const codeOf = (sku: string | null | undefined) => (sku && /^\d{4}$/.test(sku) ? sku : null);

/** What a size is known by where its price is kept: the last part of its id. */
export const variantKey = (id: string): string => id.split('?')[0]?.split('/').at(-1) ?? '';

/** What each size cost when it was put in, as the cart keeps it. */
export const addedPricesOf = ({ attributes }: Pick<RemoteCart, 'attributes'>): AddedPrices =>
  readAddedPrices(attributes.find(({ key }) => key === ATTRIBUTES.addedPrices)?.value ?? '');

function toLine(
  { id, quantity, attributes, cost, discountAllocations, merchandise }: RemoteLine,
  kept: AddedPrices,
): CartLineView {
  const told = attributes.find(({ key }) => key === ATTRIBUTES.addedPrice)?.value;
  const added = told ? fromMoneyV2(told) : kept.get(variantKey(merchandise.id));
  return {
    id,
    variantId: merchandise.id,
    code: codeOf(merchandise.sku),
    title: fullTitle(merchandise.product.title, merchandise.title),
    quantity,
    priceCents: cost.amountPerQuantity,
    compareAtCents: cost.compareAtAmountPerQuantity ?? null,
    addedCents: costBefore(added, cost.amountPerQuantity),
    discountCents: discountAllocations.reduce((sum, { discountedAmount }) => sum + discountedAmount, 0),
    totalCents: cost.totalAmount,
    available: merchandise.availableForSale,
  };
}

/** A storefront's cart as the pages show it, in cents. */
export function toCartView(cart: RemoteCart, kind: Store['kind']): CartView {
  const kept = addedPricesOf(cart);
  const lines = cart.lines.nodes.map((line) => toLine(line, kept));
  const subtotalCents = cart.lines.nodes.reduce((sum, { cost }) => sum + cost.subtotalAmount, 0);
  const taxCents = cart.cost.totalTaxAmount ?? null;
  const totalCents = cart.cost.totalAmount;
  return {
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalCents,
    discountCents: Math.max(0, subtotalCents - (totalCents - (taxCents ?? 0))),
    taxCents,
    state: cart.attributes.find(({ key }) => key === ATTRIBUTES.state)?.value ?? null,
    totalCents,
    codes: cart.discountCodes.map(({ code, applicable }) => ({
      code,
      applicable,
      why: applicable ? null : whyNot(code, cart, kind),
    })),
    checkoutUrl: kind === 'shopify' ? cart.checkoutUrl : '/stickers/order/checkout',
  };
}

/** The rules behind the external store's codes are its own. */
function whyNot(code: string, { lines, discountCodes }: RemoteCart, kind: Store['kind']): string {
  if (kind === 'shopify') return fill(storeSays.codeNo, { code });
  const priced = lines.nodes.map(({ merchandise, quantity, cost }) => ({
    variant: merchandise.sku ?? '',
    quantity,
    subtotalCents: cost.subtotalAmount,
  }));
  const outcome = applyDiscount(code, priced);
  if (outcome.kind === 'does-not') return discountSentence(code, outcome.why, priced);
  return discountCodes.some(({ applicable }) => applicable) ? storeSays.codeOther : fill(storeSays.codeNo, { code });
}
