import { and, eq } from 'drizzle-orm';
import { isSold } from '#features/listings/rules/status.ts';
import { watch as words } from '../../words/watch.ts';
import { limitMailTo } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { readListing } from '#features/listings/server/index.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { confirmEmail } from './watch-emails.ts';

const { priceWatches } = schema;
type Input = { readonly listing: string; readonly email: string; readonly network: string };

/**
 * Notes that somebody wants to hear when a price drops, and mails the address a link that begins it. The answer is the
 * same whether the address watches it already, so that nobody learns who watches what; a second letter goes out once a
 * day at most.
 */
export async function askWatch({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  await ctx.limits.consume('price-watch', `network ${input.network}`);
  await ctx.limits.consume('price-watch', `address ${input.email}`);
  const { id, title, price, status } = await readListing({ ctx, ref: input.listing });
  if (isSold(status)) throw refused(words.notForSale, 'not_for_sale');
  if (!price) throw refused(words.noPrice, 'no_price');
  await limitMailTo({ ctx, email: input.email });
  await ctx.db.transaction(async (tx) => {
    const watch = await upsert(ctx, tx, id, input.email, price.cents);
    if (watch.confirmedAt && !watch.stoppedAt) return;
    const mail = confirmEmail({ config: ctx.config, to: input.email, id: watch.id, title });
    const day = ctx.now().toISOString().slice(0, 10);
    await enqueueEmail({ db: tx, email: mail, dedupeKey: `watch:${watch.id}:${day}` });
  });
  void kickMail({ services: ctx });
}

async function upsert(ctx: Ctx, tx: Transaction, listingId: string, email: string, priceCents: number) {
  const fresh = { id: newId(ctx.now()), listingId, email, priceCents, createdAt: ctx.now() };
  await tx.insert(priceWatches).values(fresh).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(priceWatches)
    .where(and(eq(priceWatches.listingId, listingId), eq(priceWatches.email, email)))
    .for('update');
  if (!row) throw new Error('The watch was written and is not there.');
  // Who stopped and asks again starts anew: the price of today counts, and the letter is confirmed once more.
  if (row.stoppedAt) {
    const anew = { priceCents, toldPriceCents: null, createdAt: ctx.now(), confirmedAt: null, stoppedAt: null };
    await tx.update(priceWatches).set(anew).where(eq(priceWatches.id, row.id));
    return { ...row, ...anew };
  }
  return row;
}
