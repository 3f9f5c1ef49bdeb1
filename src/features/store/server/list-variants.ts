import type { Ctx } from '#platform/context.ts';
import { readVariants } from './embedded/variants.ts';

/** Every size of the embedded store, with today's price and what is left. */
export async function listVariants({ ctx }: { ctx: Ctx }) {
  return [...(await readVariants(ctx.db)).values()].map(({ code, fullTitle, priceCents, compareAtCents, stock }) => ({
    code,
    title: fullTitle,
    priceCents,
    compareAtCents,
    stock,
  }));
}
