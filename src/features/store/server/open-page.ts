import type { CartView, StoreProduct } from '../contract.ts';
import type { Ctx } from '#platform/context.ts';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import { isAppError } from '#platform/errors.ts';
import { noteWait } from '#platform/work.ts';
import { EMPTY_CART, readCart } from './cart-view.ts';
import { API_CACHE } from '#shared/constants.ts';
import { STORE_LIMITS } from '../rules/limits.ts';
import { openStore } from './open.ts';
import type { Store } from './types.ts';

type Kept = { readonly at: number; readonly products: StoreProduct[] };

/** One per external store. When it does not answer, what it said before is better than nothing. */
const kept = new WeakMap<Store, Kept>();
const STALE_MS = 30 * 60_000;

/**
 * At most ten products, by title, each with at most ten sizes. An external store is asked once a minute.
 * @throws AppError `unavailable` when the store does not answer and nothing is known of it.
 */
async function listProducts({ ctx }: { ctx: Ctx }): Promise<StoreProduct[]> {
  const store = openStore(ctx);
  if (store.kind === 'embedded') return fetchProducts(store);
  const now = ctx.now().getTime();
  const known = kept.get(store);
  if (known && now - known.at < API_CACHE.lifetime) return known.products;
  try {
    const products = await fetchProducts(store);
    kept.set(store, { at: now, products });
    return products;
  } catch (error) {
    if (!known || now - known.at > STALE_MS) throw error;
    return known.products;
  }
}

async function fetchProducts(store: Store): Promise<StoreProduct[]> {
  const products = await store.listProducts();
  return products.slice(0, STORE_LIMITS.maxProducts).map((product) => ({
    ...product,
    variants: product.variants.slice(0, STORE_LIMITS.maxVariants).map((variant) => ({
      ...variant,
      // A price that was lower is no reduction.
      compareAtCents: (variant.compareAtCents ?? 0) > variant.priceCents ? variant.compareAtCents : null,
    })),
  }));
}

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
