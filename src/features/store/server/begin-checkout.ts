import { type CartChanged, findCartChange } from '../rules/cart-changes.ts';
import type { Ctx } from '#platform/context.ts';
import { toCartView } from './cart-view.ts';
import { setAttributes } from './change-cart.ts';
import { openStore } from './open.ts';
import { buyerReference } from './shopify/signature.ts';
import { ATTRIBUTES } from './types.ts';

type Input = {
  readonly cartId: string;
  /** The total on the page where the button was pressed. It decides nothing but whether the person must look again. */
  readonly seenCents: number | null;
};

/** Where a cart is finished, or what changed since the person saw it. */
export type BegunCheckout =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'changed'; readonly changed: CartChanged }
  | { readonly kind: 'empty' };

/**
 * Where a cart is finished: on this site, or at the external store, which is told whose order it will be. What sold out
 * or got another price is said here, in either case.
 */
export async function beginCheckout({ ctx, input }: { ctx: Ctx; input: Input }): Promise<BegunCheckout> {
  const store = openStore(ctx);
  const cart = await store.findCart(input.cartId);
  if (!cart || cart.lines.length === 0) return { kind: 'empty' };
  const changed = findCartChange(toCartView(cart, store.kind), input.seenCents);
  if (changed) return { kind: 'changed', changed };
  if (store.kind === 'embedded') return { kind: 'go', to: '/stickers/order/checkout' };
  if (ctx.actor.kind === 'user') {
    const reference = buyerReference(ctx.config, ctx.actor.userId);
    await setAttributes(store, input.cartId, { [ATTRIBUTES.buyer]: reference });
  }
  return { kind: 'go', to: cart.checkoutUrl };
}
