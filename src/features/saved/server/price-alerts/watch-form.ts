import { and, eq } from 'drizzle-orm';
import { parseEmail } from '#shared/email.ts';
import { watch as words } from '../../words/watch.ts';
import { type Fields, type FormInput, readLink, senderOf } from '#platform/forms/index.ts';
import { isAppError, refused, missing } from '#platform/errors.ts';
import { refusalStatus } from '#platform/web/index.ts';
import { isSold, isPublic } from '#features/listings/rules/status.ts';
import { limitMailTo } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { newId } from '#platform/ids.ts';
import { readListing } from '#features/listings/server/index.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { confirmEmail } from './watch-emails.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import { readWatchToken, type WatchLink } from './watch-token.ts';

const { priceWatches, listings } = schema;

type Call = { ctx: Ctx; token: unknown };

/** What a link is about, and how things stand. */
type Watch = {
  readonly deed: WatchLink['deed'];
  readonly title: string;
  /** Its page; null while there is none. */
  readonly path: string | null;
  readonly state: 'asked' | 'watching' | 'stopped';
};

/** What a link would do. Opening it changes nothing: mail programs open links to check them. */
export async function readWatch({ ctx, token }: Call): Promise<Watch> {
  const link = readWatchToken(ctx.config, token);
  if (!link.ok) throw missing(words.brokenText);
  const [row] = await ctx.db
    .select({ watch: priceWatches, listing: listings })
    .from(priceWatches)
    .innerJoin(listings, eq(listings.id, priceWatches.listingId))
    .where(eq(priceWatches.id, link.value.id));
  if (!row) throw missing(words.brokenText);
  const { watch, listing } = row;
  const { id, slug, title } = listing;
  return {
    deed: link.value.deed,
    title,
    path: isPublic(listing.status) ? listingPath({ category: listing.category, id, slug }) : null,
    state: watch.stoppedAt ? 'stopped' : watch.confirmedAt ? 'watching' : 'asked',
  };
}

/** Does what the link is for: a second press changes nothing. */
export async function followWatchLink({ ctx, token }: Call): Promise<Watch> {
  const before = await readWatch({ ctx, token });
  const link = readWatchToken(ctx.config, token);
  if (!link.ok) throw missing(words.brokenText);
  const { deed, id } = link.value;
  const now = ctx.now();
  if (deed === 'confirm' && before.state === 'asked')
    await ctx.db.update(priceWatches).set({ confirmedAt: now }).where(eq(priceWatches.id, id));
  if (deed === 'stop' && before.state !== 'stopped')
    await ctx.db.update(priceWatches).set({ stoppedAt: now }).where(eq(priceWatches.id, id));
  return readWatch({ ctx, token });
}

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

/** The page of prices watched without an account: what was asked on a listing's page, or what a letter's link is about. */
export type WatchPage = { readonly status: number } & (
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'link'; readonly token: string; readonly watch: Watch; readonly done: boolean }
  | { readonly kind: 'wrong'; readonly message: string; readonly email: string; readonly listing: string }
  | { readonly kind: 'broken' }
);

/** Opening the page reads; its buttons, and the form on the listing's page, act. */
export async function watchPage(input: FormInput): Promise<WatchPage> {
  const { ctx, request } = input;
  const { token, pressed, form } = await readLink(request);
  const [listing, typed] = [form.get('listing') ?? '', form.get('email') ?? ''];
  try {
    if (listing) return await ask(input, listing, form);
    const watch = await (pressed ? followWatchLink({ ctx, token }) : readWatch({ ctx, token }));
    return { kind: 'link', status: 200, token, watch, done: pressed };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const status = refusalStatus(error);
    return listing
      ? { kind: 'wrong', status, message: error.message, email: typed, listing }
      : { kind: 'broken', status };
  }
}

async function ask(input: FormInput, listing: string, form: Fields): Promise<WatchPage> {
  const email = parseEmail(form.get('email'));
  if (!email.ok) throw refused(email.reason, 'wrong_email');
  if (form.get('do') !== 'ask') throw refused(words.wrongForm, 'wrong_form');
  await askWatch({ ctx: input.ctx, input: { listing, email: email.value, network: senderOf(input).network } });
  return { kind: 'sent', status: 200, email: email.value };
}
