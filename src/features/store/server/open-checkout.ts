import type { CartView } from '../contract.ts';
import { readUser } from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { locateZip, type ZipPlace } from '#features/places/server/index.ts';
import { changeCart } from './change-cart.ts';
import { readCart } from './cart-view.ts';

export type OpenCheckout = {
  readonly cart: CartView;
  readonly email: string;
  readonly name: string;
  /** Where the person said they are. */
  readonly place: ZipPlace | null;
};

/** What the checkout shows: the cart with tax for where the person is, and what is known of them already. */
export async function openCheckout({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { cartId: string | null };
}): Promise<OpenCheckout> {
  const { userId } = requireMember(ctx);
  const user = await readUser({ ctx, input: { userId } });
  const place = user.postcode === null ? null : find(ctx, user.postcode);
  const cart = await readCart({ ctx, input });
  const known = { email: user.email, name: user.fullName, place };
  if (cart.state !== null || place === null || input.cartId === null || cart.lines.length === 0)
    return { ...known, cart };
  const change = { do: 'zip' as const, zip: place.zip };
  const taxed = await changeCart({ ctx, input: { cartId: input.cartId, change, network: userId } });
  return { ...known, cart: taxed.cart };
}

function find(ctx: Ctx, zip: string): ZipPlace | null {
  try {
    return locateZip({ ctx, input: { zip } });
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
