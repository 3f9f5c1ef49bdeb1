import type { Ctx } from '../context.ts';
import { setAttributes } from './change-cart.ts';
import { openStore } from './open.ts';
import { fetchCart } from './read-cart.ts';
import { buyerReference } from './shopify/signature.ts';
import { ATTRIBUTES } from './types.ts';

/**
 * Where a cart is finished: on this site, or at the external store, which is told whose order it will be. Null when there
 * is no cart with anything in it.
 */
export async function beginCheckout({ ctx, input }: { ctx: Ctx; input: { cartId: string } }): Promise<string | null> {
  const store = openStore(ctx);
  const cart = await fetchCart(store, input.cartId);
  if (!cart || cart.lines.nodes.length === 0) return null;
  if (store.kind === 'embedded') return '/stickers/order/checkout';
  if (ctx.actor.kind === 'user') {
    const reference = buyerReference(ctx.config, ctx.actor.userId);
    await setAttributes(store, input.cartId, { [ATTRIBUTES.buyer]: reference });
  }
  return cart.checkoutUrl;
}
