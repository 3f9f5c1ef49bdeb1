import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { AppError } from '#platform/errors.ts';
import { fromMoneyV2 } from '../../rules/money-v2.ts';
import { storeSays } from '../../words.ts';
import {
  API_VERSION,
  ATTRIBUTES,
  type CheckoutAnswer,
  type LineInput,
  type Store,
  type StoreCart,
  type StoreChange,
  type StoreLine,
} from '../types.ts';
import { cartAnswer, changeAnswer, productsAnswer, type RemoteCart, toUserError } from './answers.ts';
import * as documents from './documents.ts';

export type ShopifySettings = { readonly domain: string; readonly token: string };
type Client = ReturnType<typeof createStorefrontApiClient>;
type ResponseErrors = NonNullable<Awaited<ReturnType<Client['request']>>['errors']>;
type Fetch = NonNullable<Parameters<typeof createStorefrontApiClient>[0]['customFetchApi']>;
type Run = (document: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

const TIMEOUT_MS = 8_000;

/**
 * A store at Shopify. The token is a public storefront token; it and the answer's text are part of no error, because
 * errors are logged. Shopify has no checkout operations any more: a checkout is a cart, finished at its `checkoutUrl`.
 */
export function createShopifyStore({ domain, token }: ShopifySettings, fetchApi?: Fetch): Store {
  const client = createStorefrontApiClient({
    storeDomain: domain,
    apiVersion: API_VERSION,
    publicAccessToken: token,
    clientName: 'curbtag',
    ...(fetchApi && { customFetchApi: fetchApi }),
  });
  const run: Run = async (document, variables) => {
    const { data, errors } = await client
      .request(document, { variables: { ...variables }, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((error: unknown) => ({ data: undefined, errors: { message: nameOf(error) } as ResponseErrors }));
    if (errors || !data) throw down(errors);
    return data;
  };
  const change = async (document: string, variables: Record<string, unknown>): Promise<StoreChange> => {
    const read = changeAnswer.parse(await run(document, variables));
    return {
      cart: read?.cart ? toStoreCart(read.cart) : null,
      userErrors: (read?.userErrors ?? []).map(toUserError),
      warnings: read?.warnings ?? [],
    };
  };
  const createCart: Store['createCart'] = (lines) =>
    change(documents.CART_CREATE, { input: { lines: toLines(lines) } });
  const addLines: Store['addLines'] = (cartId, lines) => change(documents.LINES_ADD, { cartId, lines: toLines(lines) });
  const removeLines: Store['removeLines'] = (cartId, lineIds) => change(documents.LINES_REMOVE, { cartId, lineIds });
  return {
    kind: 'shopify',
    home: `https://${domain}`,
    listProducts: async () => toProducts(await run(documents.PRODUCTS, {})),
    findCart: async (id) => {
      const { cart } = cartAnswer.parse(await run(documents.CART_BY_ID, { id }));
      return cart && toStoreCart(cart);
    },
    createCart,
    addLines,
    updateLines: (cartId, lines) => change(documents.LINES_UPDATE, { cartId, lines }),
    removeLines,
    setDiscountCodes: (cartId, discountCodes) => change(documents.DISCOUNTS_UPDATE, { cartId, discountCodes }),
    setAttributes: (cartId, attributes) => change(documents.ATTRIBUTES_UPDATE, { cartId, attributes }),
    createCheckout: async (lines) => toCheckout(await createCart(lines)),
    addToCheckout: async (cartId, lines) => toCheckout(await addLines(cartId, lines)),
    removeFromCheckout: async (cartId, lineIds) => toCheckout(await removeLines(cartId, lineIds)),
  };
}

const toLines = (lines: readonly LineInput[]) =>
  lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity }));

function toProducts(answer: unknown) {
  return productsAnswer.parse(answer).products.nodes.map(({ metafield, variants, ...product }) => ({
    ...product,
    discountCode: metafield?.value ?? null,
    variants: variants.nodes.map(({ id, title, sku, availableForSale, price, compareAtPrice }) => ({
      id,
      title,
      available: availableForSale,
      code: sku && /^\d{4}$/.test(sku) ? sku : null,
      priceCents: price,
      compareAtCents: compareAtPrice ?? null,
    })),
  }));
}

function toStoreCart({ id, checkoutUrl, attributes, cost, discountCodes, lines }: RemoteCart): StoreCart {
  return {
    id,
    checkoutUrl,
    attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
    codes: discountCodes,
    taxCents: cost.totalTaxAmount ?? null,
    totalCents: cost.totalAmount,
    lines: lines.nodes.map(toStoreLine),
  };
}

function toStoreLine(line: RemoteCart['lines']['nodes'][number]): StoreLine {
  const { id, quantity, attributes, cost, discountAllocations, merchandise } = line;
  const told = attributes.find(({ key }) => key === ATTRIBUTES.addedPrice)?.value;
  return {
    id,
    variantId: merchandise.id,
    sku: merchandise.sku ?? null,
    productTitle: merchandise.product.title,
    variantTitle: merchandise.title,
    quantity,
    available: merchandise.availableForSale,
    priceCents: cost.amountPerQuantity,
    compareAtCents: cost.compareAtAmountPerQuantity ?? null,
    addedCents: told ? fromMoneyV2(told) : null,
    subtotalCents: cost.subtotalAmount,
    discountCents: discountAllocations.reduce((sum, { discountedAmount }) => sum + discountedAmount, 0),
    totalCents: cost.totalAmount,
  };
}

const toCheckout = ({ cart, userErrors }: StoreChange): CheckoutAnswer => ({
  checkout: cart && {
    id: cart.id,
    url: cart.checkoutUrl,
    lines: cart.lines.map(({ id, variantId, quantity }) => ({ id, variantId, quantity })),
  },
  userErrors,
});

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown fault');

function down(errors: ResponseErrors | undefined): AppError {
  const said = errors?.graphQLErrors?.[0]?.extensions?.code ?? errors?.networkStatusCode ?? 'nothing';
  return new AppError('unavailable', storeSays.down, {
    retryAfter: 30,
    cause: new Error(`The external store answered ${said}.`),
  });
}
