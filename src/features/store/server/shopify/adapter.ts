import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { storeSays } from '../../words.ts';
import { AppError } from '#platform/errors.ts';
import { changeAnswer, toUserError } from '../answers.ts';
import { CART_CREATE, LINES_ADD, LINES_REMOVE } from '../documents.ts';
import { API_VERSION, type CheckoutAnswer, type LineInput, type Store } from '../types.ts';

export type ShopifySettings = { readonly domain: string; readonly token: string };
type Client = ReturnType<typeof createStorefrontApiClient>;
type ResponseErrors = NonNullable<Awaited<ReturnType<Client['request']>>['errors']>;
type Fetch = NonNullable<Parameters<typeof createStorefrontApiClient>[0]['customFetchApi']>;

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
  const run: Store['run'] = async (document, variables) => {
    const { data, errors } = await client
      .request(document, { variables: { ...variables }, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((error: unknown) => ({ data: undefined, errors: { message: nameOf(error) } as ResponseErrors }));
    if (errors || !data) throw down(errors);
    return data;
  };
  const checkout = async (document: string, variables: Record<string, unknown>): Promise<CheckoutAnswer> => {
    const read = changeAnswer.parse(await run(document, variables));
    const cart = read?.cart;
    return {
      checkout: cart
        ? {
            id: cart.id,
            url: cart.checkoutUrl,
            lines: cart.lines.nodes.map(({ id, quantity, merchandise }) => ({
              id,
              quantity,
              variantId: merchandise.id,
            })),
          }
        : null,
      userErrors: (read?.userErrors ?? []).map(toUserError),
    };
  };
  return {
    kind: 'shopify',
    home: `https://${domain}`,
    run,
    createCheckout: (lines) => checkout(CART_CREATE, { input: { lines: toLines(lines) } }),
    addToCheckout: (cartId, lines) => checkout(LINES_ADD, { cartId, lines: toLines(lines) }),
    removeFromCheckout: (cartId, lineIds) => checkout(LINES_REMOVE, { cartId, lineIds }),
  };
}

const toLines = (lines: readonly LineInput[]) =>
  lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity }));

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown fault');

function down(errors: ResponseErrors | undefined): AppError {
  const said = errors?.graphQLErrors?.[0]?.extensions?.code ?? errors?.networkStatusCode ?? 'nothing';
  return new AppError('unavailable', storeSays.down, {
    retryAfter: 30,
    cause: new Error(`The external store answered ${said}.`),
  });
}
