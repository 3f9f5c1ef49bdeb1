import type { CartView, StoreProduct } from '../contract.ts';
import type { Ctx } from '#platform/context.ts';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import { isAppError } from '#platform/errors.ts';
import { noteWait } from '#platform/work.ts';
import { EMPTY_CART } from './cart-view.ts';
import { listProducts } from './list-products.ts';
import { readCart } from './read-cart.ts';

/** Seconds, where the store does not say when it may be asked again. */
const DEFAULT_WAIT = 30;

export type StorePage = {
  readonly products: readonly StoreProduct[];
  readonly cart: CartView;
  /** The store does not answer: the page says so and stays whole. */
  readonly down: boolean;
};

const isForCars = ({ variants }: StoreProduct): boolean =>
  variants.some(({ code }) => findStickerProduct(code ?? '')?.family === 'VEHICLE');

/** Most who come have a car to sell; a store itself lists by title. */
const carsFirst = (products: readonly StoreProduct[]): StoreProduct[] =>
  products.toSorted((a, b) => Number(isForCars(b)) - Number(isForCars(a)));

/** What the pages of the store show. A store that is down is part of the answer, not an error; it is reported. */
export async function openStorePage({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { cartId: string | null };
}): Promise<StorePage> {
  try {
    const [products, cart] = await Promise.all([listProducts({ ctx }), readCart({ ctx, input })]);
    return { products: carsFirst(products), cart, down: false };
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'unavailable') throw error;
    ctx.telemetry.error(error, { path: '/stickers/order', method: 'GET' });
    noteWait(error.retryAfter ?? DEFAULT_WAIT);
    return { products: [], cart: EMPTY_CART, down: true };
  }
}
