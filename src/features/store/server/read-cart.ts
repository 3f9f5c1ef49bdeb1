import type { CartView } from '../contract.ts';
import type { Ctx } from '#platform/context.ts';
import { EMPTY_CART, toCartView } from './cart-view.ts';
import { openStore } from './open.ts';

/** A cart as it is now, with today's prices; empty when there is none, or it became an order. */
export async function readCart({ ctx, input }: { ctx: Ctx; input: { cartId: string | null } }): Promise<CartView> {
  if (input.cartId === null) return EMPTY_CART;
  const store = openStore(ctx);
  const cart = await store.findCart(input.cartId);
  return cart ? toCartView(cart, store.kind) : EMPTY_CART;
}
