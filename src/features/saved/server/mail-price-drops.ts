import { createHash } from 'node:crypto';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { enqueueEmail, kickMail, type Email, renderEmail } from '#platform/mail/index.ts';
import { wants, unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';
import {
  baselineOf,
  type Drop,
  isDown,
  toDrop,
  dropItem,
  moneyOf,
  type PriceNews,
  readPriceNews,
} from './price-alerts/lower-price.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';

const { savedListings, listings, listingHistory, listingNewsTold, users } = schema;

type Call = {
  readonly config: Config;
  readonly to: string;
  readonly userId: string;
  readonly drops: readonly Drop[];
};

const words = NOTIFICATIONS.prices.email;

/** What a person saved and now costs less. */
function dropEmail({ config, to, userId, drops }: Call): Email {
  const [first] = drops;
  const { post, page } = unsubscribeUrls(config, { kind: 'prices', id: userId });
  const count = formatNumber(drops.length);
  const one = drops.length === 1 ? first : undefined;
  const named = first && { title: first.title, ...moneyOf(first) };
  const body = renderEmail({
    ...(named && { preview: fill(one ? words.preview : words.previewMany, named) }),
    heading: one ? fill(words.headingOne, moneyOf(one)) : fill(words.heading, { count }),
    paragraphs: [],
    items: drops.map((drop) => dropItem(config, words.line, drop)),
    button: one
      ? { label: words.buttonOne, url: config.siteUrl + one.path }
      : { label: words.button, url: `${config.siteUrl}/my/saved` },
    footer: one ? words.footerOne : words.footer,
    stop: { label: words.stop, url: page },
  });
  const subject = one
    ? fill(words.subjectOne, { by: moneyOf(one).by, title: one.title })
    : fill(words.subject, { count });
  return { to, subject, ...body, unsubscribeUrl: post };
}

/** How far back price changes are looked at: longer than any outage. */
const REACH_MS = 14 * 86_400_000;
const PEOPLE = 500;

/** Not the person's own. */
const isLower = and(isDown(savedListings), sql`${listings.ownerId} is distinct from ${savedListings.userId}`);
const wantsEmails = and(isNull(users.deletedAt), wants('prices', users.settings));

/** A job: one letter to everybody about what they saved and now costs less. Returns letters queued. */
export async function mailPriceDrops({ services }: { services: Services }): Promise<number> {
  const { db, now } = services;
  const people = await db
    .selectDistinct({ id: users.id, email: users.email })
    .from(listingHistory)
    .innerJoin(savedListings, eq(savedListings.listingId, listingHistory.listingId))
    .innerJoin(listings, eq(listings.id, listingHistory.listingId))
    .innerJoin(users, eq(users.id, savedListings.userId))
    .where(
      and(
        eq(listingHistory.kind, 'PRICE'),
        gte(listingHistory.at, new Date(now().getTime() - REACH_MS)),
        isLower,
        wantsEmails,
      ),
    )
    .limit(PEOPLE);
  let emails = 0;
  for (const person of people) emails += await mailOne(services, person);
  if (emails > 0) void kickMail({ services });
  return emails;
}

async function mailOne({ db, config, now }: Services, person: { id: string; email: string }): Promise<0 | 1> {
  return db.transaction(async (tx) => {
    const drops = await takeDrops(tx, person.id, now());
    if (drops.length === 0) return 0;
    const mail = dropEmail({ config, to: person.email, userId: person.id, drops });
    await enqueueEmail({ db: tx, email: mail, dedupeKey: keyOf(person.id, drops, now()) });
    return 1;
  });
}

/** The same prices once a day: who takes a heart off and gives it anew starts anew. */
function keyOf(userId: string, drops: readonly Drop[], at: Date): string {
  const told = drops.map(({ id, toCents }) => `${id} ${toCents}`).sort();
  const digest = createHash('sha256').update(told.join()).digest('hex').slice(0, 32);
  return `drops:${userId}:${at.toISOString().slice(0, 10)}:${digest}`;
}

/** Notes the lower prices as told. The rows are locked: a second run at the same moment finds nothing left to tell. */
async function takeDrops(tx: Transaction, userId: string, at: Date): Promise<Drop[]> {
  const rows = await tx
    .select({ listing: listings, before: baselineOf(savedListings) })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(and(eq(savedListings.userId, userId), isLower))
    .for('update', { of: savedListings });
  for (const { listing } of rows)
    await tx
      .update(savedListings)
      .set({ toldPriceCents: listing.priceCents, toldAt: at })
      .where(and(eq(savedListings.userId, userId), eq(savedListings.listingId, listing.id)));
  const drops: Drop[] = [];
  for (const { listing, before } of rows) {
    const news = await readPriceNews(tx, listing.id);
    if (await isNewTo({ tx, userId, news, at })) drops.push(toDrop(listing, before, news?.also));
  }
  return drops;
}

type Heard = { readonly tx: Transaction; readonly userId: string; readonly news: PriceNews | null; readonly at: Date };

/**
 * A lower price is news of the listing as well, which its followers are told by other ways: whoever comes first notes
 * that this person heard of it. A change that says more than the price is left to the emails about saved listings, where
 * this person wants those.
 */
async function isNewTo({ tx, userId, news, at }: Heard): Promise<boolean> {
  if (!news) return true;
  if (news.also.length > 0 && (await wantsNews(tx, userId))) return false;
  const told = await tx
    .insert(listingNewsTold)
    .values({ newsId: news.id, userId, at })
    .onConflictDoNothing()
    .returning();
  return told.length === 1;
}

async function wantsNews(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), wants('saved', users.settings)));
  return found.length === 1;
}
