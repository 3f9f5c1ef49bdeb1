import { storeSays } from '../../words.ts';
import { AppError } from '#platform/errors.ts';
import { checkoutAnswer, toUserError } from '../answers.ts';
import { CHECKOUT_ADD, CHECKOUT_CREATE, CHECKOUT_REMOVE } from '../documents.ts';
import type { CheckoutAnswer, LineInput, Store } from '../types.ts';
import { answerGraphQL } from './answer.ts';
import type { StoreContext } from './resolvers.ts';

/** The store on this site, in the same database. It takes the documents in the process, by the same endpoint. */
export function createEmbeddedStore(services: StoreContext['services']): Store {
  const run: Store['run'] = async (query, variables) => {
    const response = await answerGraphQL({ services }, { query, variables });
    const answer = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    if (answer.errors?.length || !answer.data)
      throw new AppError('unavailable', storeSays.down, {
        retryAfter: 10,
        cause: new Error(`The embedded store answered: ${answer.errors?.[0]?.message ?? 'nothing'}`),
      });
    return answer.data;
  };
  const checkout = async (document: string, variables: Record<string, unknown>): Promise<CheckoutAnswer> => {
    const read = checkoutAnswer.parse(await run(document, variables));
    const made = read?.checkout;
    return {
      checkout: made
        ? {
            id: made.id,
            url: made.webUrl,
            lines: made.lineItems.nodes.map(({ id, quantity, variant }) => ({
              id,
              quantity,
              variantId: variant?.id ?? '',
            })),
          }
        : null,
      userErrors: (read?.checkoutUserErrors ?? []).map(toUserError),
    };
  };
  const items = (lines: readonly LineInput[]) => lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  return {
    kind: 'embedded',
    home: null,
    run,
    createCheckout: (lines) => checkout(CHECKOUT_CREATE, { input: { lineItems: items(lines) } }),
    addToCheckout: (checkoutId, lines) => checkout(CHECKOUT_ADD, { checkoutId, lineItems: items(lines) }),
    removeFromCheckout: (checkoutId, lineItemIds) => checkout(CHECKOUT_REMOVE, { checkoutId, lineItemIds }),
  };
}
