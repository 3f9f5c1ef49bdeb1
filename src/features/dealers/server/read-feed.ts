import { writeCsv } from '#platform/csv.ts';
import { FEED_COLUMNS, type FeedEntry, toFeedEntry } from '../rules/feed.ts';
import type { PublicPartner } from '../rules/partner.ts';
import type { Ctx } from '#platform/context.ts';
import { listSellerStock } from '#features/listings/server/index.ts';

/** The most a feed holds; a dealership with more has its own systems. */
const MAX = 5_000;

type Input = { readonly userId: string; readonly partner: PublicPartner };

/** Every listing for sale of a dealership as a row of its feed, or with what keeps it out. */
export async function readFeed({ ctx, input }: { ctx: Ctx; input: Input }): Promise<FeedEntry[]> {
  const { listings } = await listSellerStock({ ctx, input: { sellerId: input.userId, limit: MAX } });
  const about = { partner: input.partner, origin: ctx.config.siteUrl, now: ctx.now() };
  return listings.map((listing) => toFeedEntry({ ...about, listing }));
}

/** The feed as a file: valid rows only. */
export function feedFile(entries: readonly FeedEntry[]): string {
  const rows = entries.flatMap((entry) => (entry.ok ? [FEED_COLUMNS.map((column) => entry.row[column])] : []));
  return writeCsv([FEED_COLUMNS, ...rows]);
}
