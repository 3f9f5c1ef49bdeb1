import { costBefore } from '../../rules/cart-changes.ts';
import { CATALOGUE, type CatalogueProduct } from '../../rules/catalogue.ts';
import { toMoneyV2 } from '../../rules/money-v2.ts';
import { ATTRIBUTES } from '../types.ts';
import { checkoutUrl } from './address.ts';
import { toGid } from './ids.ts';
import type { CartLine, LoadedCart } from './load-cart.ts';
import { isLeft, type LiveVariant } from './variants.ts';

/** Rows as the interface shows them. Lists take `first` and `last` where they are asked for. */
type Slice = { readonly first?: number | null; readonly last?: number | null };
type Variants = ReadonlyMap<string, LiveVariant>;
const MAX = 250;

function connection<Node>(all: readonly Node[], { first, last }: Slice) {
  const from = last ? Math.max(0, all.length - Math.min(last, MAX)) : 0;
  const nodes = all.slice(from, from + Math.min(first ?? last ?? MAX, MAX));
  const pageInfo = {
    hasNextPage: from + nodes.length < all.length,
    hasPreviousPage: from > 0,
    startCursor: nodes.length > 0 ? String(from) : null,
    endCursor: nodes.length > 0 ? String(from + nodes.length - 1) : null,
  };
  return { nodes, pageInfo };
}

const money = (cents: number) => toMoneyV2(cents);

function variantView(variant: LiveVariant, variants: Variants): object {
  return {
    __typename: 'ProductVariant',
    id: toGid('ProductVariant', variant.code),
    title: variant.title,
    sku: variant.code,
    price: money(variant.priceCents),
    compareAtPrice: variant.compareAtCents === null ? null : money(variant.compareAtCents),
    availableForSale: isLeft(variant),
    currentlyNotInStock: !isLeft(variant),
    quantityAvailable: variant.stock,
    product: () => productView(variant.product, variants),
  };
}

export function productView(product: CatalogueProduct, variants: Variants): object {
  const sold = product.variants.flatMap(({ code }) => variants.get(code) ?? []);
  return {
    id: toGid('Product', product.handle),
    handle: product.handle,
    title: product.title,
    productType: product.family,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      truncateAt ? product.description.slice(0, Math.max(0, truncateAt)) : product.description,
    availableForSale: sold.some(isLeft),
    metafield: ({ key, namespace }: { key: string; namespace?: string | null }) =>
      key === 'discount_code' && namespace === 'custom'
        ? {
            id: toGid('Metafield', `${product.handle}-discount_code`),
            key,
            namespace,
            type: 'single_line_text_field',
            value: product.discountCode,
          }
        : null,
    variants: (slice: Slice) =>
      connection(
        sold.map((variant) => variantView(variant, variants)),
        slice,
      ),
  };
}

export function productsView(variants: Variants, { reverse, ...slice }: Slice & { reverse?: boolean | null }) {
  const views = CATALOGUE.map((product) => productView(product, variants));
  return connection(reverse ? views.reverse() : views, slice);
}

function lineView(line: CartLine, at: number, cart: LoadedCart): object {
  const price = cart.price.lines[at] ?? { subtotalCents: 0, discountCents: 0, totalCents: 0 };
  const { sold, addedCents } = line;
  const before = costBefore(addedCents, sold.priceCents);
  const was = before === null ? [] : [{ key: ATTRIBUTES.addedPrice, value: money(before).amount }];
  return {
    __typename: 'CartLine',
    id: toGid('CartLine', line.id),
    quantity: line.quantity,
    attributes: was,
    merchandise: variantView(sold, cart.variants),
    discountAllocations: price.discountCents > 0 ? [allocation(cart, price.discountCents)] : [],
    cost: {
      amountPerQuantity: money(sold.priceCents),
      compareAtAmountPerQuantity: sold.compareAtCents === null ? null : money(sold.compareAtCents),
      subtotalAmount: money(price.subtotalCents),
      totalAmount: money(price.totalCents),
    },
  };
}

const allocation = ({ price }: LoadedCart, cents: number) => ({
  __typename: 'CartCodeDiscountAllocation',
  code: price.codes.find(({ applicable }) => applicable)?.code ?? '',
  discountedAmount: money(cents),
});

export function cartView(cart: LoadedCart, siteUrl: string): object {
  const { row, price, lines } = cart;
  const isEstimate = price.taxCents === null;
  return {
    id: toGid('Cart', row.id),
    attributes: cart.attributes,
    checkoutUrl: checkoutUrl(siteUrl, row.id),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    note: row.note,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    discountCodes: price.codes,
    // Discounts stand with the lines they are for.
    discountAllocations: [],
    lines: (slice: Slice) =>
      connection(
        lines.map((line, at) => lineView(line, at, cart)),
        slice,
      ),
    cost: {
      checkoutChargeAmount: money(price.totalCents),
      subtotalAmount: money(price.totalCents - (price.taxCents ?? 0)),
      subtotalAmountEstimated: false,
      totalAmount: money(price.totalCents),
      totalAmountEstimated: isEstimate,
      totalTaxAmount: price.taxCents === null ? null : money(price.taxCents),
      totalTaxAmountEstimated: true,
    },
  };
}

export function checkoutView(cart: LoadedCart, siteUrl: string): object {
  const { price, row } = cart;
  const items = cart.lines.map(({ id, quantity, sold }) => ({
    id: toGid('CheckoutLineItem', id),
    quantity,
    title: sold.product.title,
    variant: variantView(sold, cart.variants),
  }));
  return {
    id: toGid('Checkout', row.id),
    webUrl: checkoutUrl(siteUrl, row.id),
    lineItems: (slice: Slice) => connection(items, slice),
    lineItemsSubtotalPrice: money(price.subtotalCents),
    subtotalPrice: money(price.totalCents - (price.taxCents ?? 0)),
    totalTax: money(price.taxCents ?? 0),
    totalPrice: money(price.totalCents),
  };
}
