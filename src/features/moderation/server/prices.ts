import { parseMoney } from '#shared/money.ts';
import { findVariant } from '#features/store/rules/catalogue.ts';
import { operatorPages as words } from '#features/store/words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { refused } from '#platform/errors.ts';
import { listVariants } from '#features/store/server/index.ts';
import { requireOperator } from './require-operator.ts';

export type PriceRow = {
  readonly code: string;
  readonly title: string;
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  readonly stock: number | null;
};

/** Every size with what it costs now and how many are left. */
export async function listPrices({ ctx }: { ctx: Ctx }): Promise<PriceRow[]> {
  requireOperator(ctx);
  return listVariants({ ctx });
}

type Input = { readonly code: string; readonly price: string; readonly before: string; readonly stock: string };

/** Sets a size's price, the price before it, and how many are left; an empty stock never runs out. */
export async function setPrice({ ctx, input }: { ctx: Ctx; input: Input }): Promise<string> {
  requireOperator(ctx);
  const sold = findVariant(input.code);
  const price = parseMoney(input.price, { min: 1, max: 1_000_000 });
  const before = input.before.trim() === '' ? null : parseMoney(input.before, { max: 1_000_000 });
  const stock = input.stock.trim();
  const isStock = stock === '' || /^\d{1,6}$/.test(stock);
  const isReduced = before === null || (before.ok && price.ok && before.value > price.value);
  if (!sold || !price.ok || !isReduced || !isStock) throw refused(words.badPrice, 'bad_price');
  const values = {
    priceCents: price.value,
    compareAtCents: before?.ok ? before.value : null,
    stock: stock === '' ? null : Number(stock),
    updatedAt: ctx.now(),
  };
  await ctx.db
    .insert(schema.storeVariants)
    .values({ code: input.code, ...values })
    .onConflictDoUpdate({ target: schema.storeVariants.code, set: values });
  return `${sold.product.title}, ${sold.variant.title.toLowerCase()}`;
}
