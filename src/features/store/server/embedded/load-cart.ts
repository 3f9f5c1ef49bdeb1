import { asc, eq } from 'drizzle-orm';
import { type CartPrice, priceCart } from '../../rules/price-cart.ts';
import * as schema from '../../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { type Attribute, ATTRIBUTES } from '../types.ts';
import { type LiveVariant, readVariants } from './variants.ts';

const { storeCarts, storeCartLines } = schema;

type CartRow = typeof storeCarts.$inferSelect;
export type CartLine = typeof storeCartLines.$inferSelect & { readonly sold: LiveVariant };

/** A cart with what it costs at this moment. */
export type LoadedCart = {
  readonly row: CartRow;
  readonly lines: readonly CartLine[];
  readonly price: CartPrice;
  readonly attributes: readonly Attribute[];
  /** Every size that is sold, for those to come in. */
  readonly variants: ReadonlyMap<string, LiveVariant>;
};

/**
 * Reads a cart by its random id; null when there is none. With `lock` it stays as it is until the transaction ends, so
 * that two tabs that change it follow one another. Lines of what is no longer sold at all are left out.
 */
export async function loadCart(db: Executor, id: string, { lock = false } = {}): Promise<LoadedCart | null> {
  const find = db.select().from(storeCarts).where(eq(storeCarts.id, id));
  const [row] = lock ? await find.for('update') : await find;
  if (!row) return null;
  const variants = await readVariants(db);
  const stored = await db
    .select()
    .from(storeCartLines)
    .where(eq(storeCartLines.cartId, id))
    .orderBy(asc(storeCartLines.createdAt), asc(storeCartLines.id));
  const lines = stored.flatMap((line) => {
    const sold = variants.get(line.variant);
    return sold ? [{ ...line, sold }] : [];
  });
  const { attributes } = row;
  const price = priceCart({
    items: lines.map(({ variant, quantity, sold }) => ({ variant, quantity, priceCents: sold.priceCents })),
    codes: row.discountCodes as string[],
    state: attributes.find(({ key }) => key === ATTRIBUTES.state)?.value ?? null,
  });
  return { row, lines, price, attributes, variants };
}
