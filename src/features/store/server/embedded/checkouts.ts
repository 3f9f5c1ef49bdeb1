import type { UserError } from '../types.ts';
import { createCart } from './carts.ts';
import { type Base, type Changed, changeCart, userError } from './change.ts';
import { fromGid, toGid } from './ids.ts';
import { addLines, takeLines } from './lines.ts';

export type LineItem = { readonly variantId: string; readonly quantity: number };

/** The cart behind a checkout: a checkout is a cart that was made to be finished at once. */
const cartOfCheckout = (checkoutGid: string): string => toGid('Cart', fromGid('Checkout', checkoutGid) ?? '');

const toLines = (items: readonly LineItem[]) =>
  items.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity }));

/** Names of fields as the checkout's callers wrote them. */
function renamed(changed: Changed, root: readonly string[]): Changed {
  const rename = (error: UserError): UserError => {
    const [first, ...rest] = error.field[0] === 'input' ? error.field.slice(1) : error.field;
    if (first === 'cartId') return userError(error.code, ['checkoutId'], error.message);
    return { ...error, field: [...root, ...rest.map((word) => (word === 'merchandiseId' ? 'variantId' : word))] };
  };
  return { ...changed, userErrors: changed.userErrors.map(rename) };
}

export async function createCheckout(base: Base, items: readonly LineItem[]): Promise<Changed> {
  return renamed(await createCart(base, { lines: toLines(items) }), ['input', 'lineItems']);
}

export async function addLineItems(base: Base, checkoutGid: string, items: readonly LineItem[]): Promise<Changed> {
  return renamed(await addLines(base, cartOfCheckout(checkoutGid), toLines(items)), ['lineItems']);
}

export async function removeLineItems(base: Base, checkoutGid: string, ids: readonly string[]): Promise<Changed> {
  const changed = await changeCart(base, cartOfCheckout(checkoutGid), (tx, cart, found) =>
    takeLines(tx, cart, found, ids),
  );
  return renamed(changed, ['lineItemIds']);
}
