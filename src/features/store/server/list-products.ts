import type { StoreProduct } from '../contract.ts';
import { API_CACHE } from '#shared/constants.ts';
import { STORE_LIMITS } from '../rules/limits.ts';
import type { Ctx } from '#platform/context.ts';
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
export async function listProducts({ ctx }: { ctx: Ctx }): Promise<StoreProduct[]> {
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
