import { and, type Column, eq, isNotNull, type SQL, sql, desc } from 'drizzle-orm';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import * as schema from '#features/schema.ts';
import type { Config } from '#platform/config/config.ts';
import { type Price, priceOf } from '#features/listings/rules/price.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { fill } from '#shared/text.ts';
import type { Transaction } from '#platform/db/index.ts';

const { listings, listingHistory, listingNews } = schema;

/** The last price of a listing as news: what followers are told of it by other ways too. */
export type PriceNews = {
  readonly id: number;
  /** What was saved with it; its own sentence is not among them. */
  readonly also: readonly string[];
};

/** Null where the price was followed by nobody when it changed, such as before it was public. */
export async function readPriceNews(tx: Pick<Transaction, 'select'>, listingId: string): Promise<PriceNews | null> {
  const [news] = await tx
    .select({ id: listingNews.id, changes: listingNews.changes })
    .from(listingNews)
    .innerJoin(
      listingHistory,
      and(
        eq(listingHistory.listingId, listingNews.listingId),
        eq(listingHistory.kind, 'PRICE'),
        eq(listingHistory.at, listingNews.at),
      ),
    )
    .where(and(eq(listingNews.listingId, listingId), eq(listingNews.kind, 'CHANGED')))
    .orderBy(desc(listingNews.id))
    .limit(1);
  // The price comes first in what a change tells.
  return news ? { id: news.id, also: news.changes.slice(1) } : null;
}

/** A drop worth an email: a hundred dollars, or two percent of what is cheap. */
const WORTH = { cents: 10_000, share: 0.02 } as const;

type Followed = { readonly toldPriceCents: Column; readonly priceCents: Column };

/** The price that counts: the one last told, else that of the day it was saved. Up and down again is told once. */
export const baselineOf = ({ toldPriceCents, priceCents }: Followed): SQL<number> =>
  sql<number>`coalesce(${toldPriceCents}, ${priceCents})`;

/** Came down enough to be told, and can still be bought. */
export function isDown(followed: Followed): SQL | undefined {
  const before = baselineOf(followed);
  const least = sql`greatest(1, least(${WORTH.cents}::int, ceil(${before} * ${WORTH.share}::numeric)))`;
  return and(
    eq(listings.status, 'PUBLISHED'),
    isNotNull(listings.priceCents),
    sql`${before} - ${listings.priceCents} >= ${least}`,
  );
}

export type Drop = {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Of the new price too: a rent is told by the month. */
  readonly price: Pick<Price, 'currency' | 'lease'>;
  readonly fromCents: number;
  readonly toCents: number;
  /** What was changed together with the price, each as a sentence. */
  readonly also: readonly string[];
};

export function toDrop(listing: typeof listings.$inferSelect, before: number, also: readonly string[] = []): Drop {
  const { id, title, category, slug, currency, priceCents } = listing;
  const price = priceOf(listing) ?? { currency };
  const path = listingPath({ category, id, slug });
  // The driver gives what SQL computes as text.
  return { id, title, path, price, fromCents: Number(before), toCents: priceCents ?? 0, also };
}

/** A drop in an email: `line` has places for `{now}`, `{by}` and `{before}`. */
export const dropItem = ({ siteUrl }: Pick<Config, 'siteUrl'>, line: string, drop: Drop) => ({
  title: drop.title,
  line: [fill(line, moneyOf(drop)), ...(drop.also.length > 0 ? [drop.also.join(' ')] : [])].join('. '),
  url: siteUrl + drop.path,
});

export function moneyOf({ fromCents, toCents, price }: Drop) {
  const money = (cents: number) => amountWords({ ...price, cents });
  return { now: money(toCents), by: money(fromCents - toCents), before: money(fromCents) };
}
