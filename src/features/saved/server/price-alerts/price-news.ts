import { and, desc, eq } from 'drizzle-orm';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';

const { listingHistory, listingNews } = schema;

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
