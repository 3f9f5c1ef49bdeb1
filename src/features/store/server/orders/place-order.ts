import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { formatMoney } from '#shared/money.ts';
import { type CartPrice, priceCart } from '../../rules/price-cart.ts';
import type { OrderForm } from '../../rules/ship-to.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { cardPayment, checkoutPage as words } from '../../words.ts';
import { MIN_CARD_CENTS } from '../../rules/card-payment.ts';
import { takesCards } from '../card/client.ts';
import { readUser } from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { invalid, missing, refused } from '#platform/errors.ts';
import { locateZip } from '#features/places/server/index.ts';
import { kickMail } from '#platform/mail/index.ts';
import { fromGid } from '../embedded/ids.ts';
import { type LoadedCart, loadCart } from '../embedded/load-cart.ts';
import { canHave } from '../embedded/variants.ts';
import { recordOrder } from './record-order.ts';

const { storeCarts, storeOrders, storeVariants } = schema;

type Input = {
  readonly cartId: string;
  readonly form: OrderForm;
  /** The total the person was shown. It decides nothing but whether they must look again. */
  readonly seenCents: number | null;
};
export type PlacedOrder = { readonly id: string; readonly number: number };

/**
 * Makes an order of a cart, to be paid by card, by invoice or in cash, with its codes. Everything is priced anew. A cart is one
 * order: pressed twice, or in two tabs, it is the same one.
 * @throws AppError `refused`: `cart_empty`, `sold_out`, `price_changed` with the new total, `zip_state`.
 */
export async function placeOrder({ ctx, input }: { ctx: Ctx; input: Input }): Promise<PlacedOrder> {
  const { userId } = requireMember(ctx);
  const cartId = fromGid('Cart', input.cartId) ?? '';
  const { address } = input.form;
  requireZip(ctx, address);
  if (input.form.payBy === 'CARD' && !takesCards(ctx)) throw noCards(cardPayment.off);
  const { email } = await readUser({ ctx, input: { userId } });
  await ctx.limits.consume('order', userId);
  const placed = await ctx.db.transaction(async (tx) => {
    const cart = await loadCart(tx, cartId, { lock: true });
    if (cart?.row.orderId) return findPlaced(tx, cart.row.orderId, userId);
    if (!cart || cart.lines.length === 0) throw refused(words.empty, 'cart_empty');
    const price = checkCart(cart, input);
    if (input.form.payBy === 'CARD' && price.totalCents < MIN_CARD_CENTS) throw noCards(cardPayment.tooSmall);
    await takeStock(tx, cart);
    const order = await recordOrder(ctx, tx, {
      userId,
      email,
      cartId,
      externalId: null,
      status: 'PLACED',
      ...input.form,
      discountCode: price.codes.find(({ applicable }) => applicable)?.code ?? null,
      subtotalCents: price.subtotalCents,
      discountCents: price.discountCents,
      taxCents: price.taxCents,
      totalCents: price.totalCents,
      lines: cart.lines.map(({ variant, quantity, sold }, at) => ({
        variant,
        quantity,
        title: sold.fullTitle,
        priceCents: sold.priceCents,
        discountCents: price.lines[at]?.discountCents ?? 0,
      })),
    });
    if (!order) throw new Error('A locked cart became an order by another way.');
    await tx.update(storeCarts).set({ orderId: order.id, updatedAt: ctx.now() }).where(eq(storeCarts.id, cartId));
    return { id: order.id, number: order.number };
  });
  void kickMail({ services: ctx });
  return placed;
}

const noCards = (message: string) => invalid(message, [{ field: 'pay', message }]);

function requireZip(ctx: Ctx, { zip, state }: OrderForm['address']): void {
  const found = locateZip({ ctx, input: { zip } });
  if (found.state === state) return;
  const message = fill(words.stateZip, { state: stateName(found.state) });
  throw refused(message, 'zip_state', [{ field: 'state', message }]);
}

/** The order this cart became; somebody else's cart is as if it were not there. */
async function findPlaced(tx: Transaction, id: string, userId: string): Promise<PlacedOrder> {
  const [row] = await tx
    .select({ id: storeOrders.id, number: storeOrders.number })
    .from(storeOrders)
    .where(and(eq(storeOrders.id, id), eq(storeOrders.userId, userId)));
  if (!row) throw missing(words.empty);
  return row;
}

function checkCart(cart: LoadedCart, { form, seenCents }: Input): CartPrice {
  const faults = cart.lines.flatMap(({ variant, quantity, sold }) => {
    const n = canHave(sold, quantity);
    const title = sold.fullTitle;
    if (n === quantity) return [];
    return [{ field: `line-${variant}`, message: fill(n === 0 ? words.soldOut : words.notEnough, { n, title }) }];
  });
  if (faults.length > 0) throw refused(faults[0]?.message ?? words.badForm, 'sold_out', faults);
  const price = priceCart({
    items: cart.lines.map(({ variant, quantity, sold }) => ({ variant, quantity, priceCents: sold.priceCents })),
    codes: cart.row.discountCodes as string[],
    state: form.address.state,
  });
  if (seenCents !== null && seenCents !== price.totalCents) throw changed(price, seenCents, form);
  return price;
}

function changed(price: CartPrice, seenCents: number, { address }: OrderForm) {
  const exact = (cents: number) => formatMoney(cents, { exact: true });
  const isTax = price.totalCents - (price.taxCents ?? 0) === seenCents;
  const values = { now: exact(price.totalCents), before: exact(seenCents), state: stateName(address.state) };
  return refused(fill(isTax ? words.taxAdded : words.changed, values), 'price_changed');
}

/** Takes the pieces out of what is left; rows are locked in one order, so that two orders never wait in a circle. */
async function takeStock(tx: Transaction, cart: LoadedCart): Promise<void> {
  const counted = cart.lines.filter(({ sold }) => sold.stock !== null);
  if (counted.length === 0) return;
  const codes = counted.map(({ variant }) => variant).sort();
  await tx
    .select()
    .from(storeVariants)
    .where(inArray(storeVariants.code, codes))
    .orderBy(storeVariants.code)
    .for('update');
  for (const { variant, quantity, sold } of counted) {
    const [left] = await tx
      .update(storeVariants)
      .set({ stock: sql`${storeVariants.stock} - ${quantity}` })
      .where(and(eq(storeVariants.code, variant), gte(storeVariants.stock, quantity)))
      .returning({ stock: storeVariants.stock });
    if (left) continue;
    const message = fill(words.soldOut, { title: sold.fullTitle });
    throw refused(message, 'sold_out', [{ field: `line-${variant}`, message }]);
  }
}
