import { type SQL, sql } from 'drizzle-orm';
import type { NewsKind } from '#features/listings/rules/news.ts';
import { wants } from '#features/accounts/server/unsubscribe/index.ts';

/** What one person who saved a listing is to be told of it. */
export type FollowerNews = {
  readonly newsId: number;
  readonly kind: NewsKind;
  readonly changes: readonly string[];
  readonly id: string;
  readonly title: string;
  readonly rented: boolean;
  /** Null once its page is not public. */
  readonly path: string | null;
};

/** The last thing this person was told of how the listing stands; null for nothing. */
const lastTold = sql`(
  select p.kind from listing_news_told t join listing_news p on p.id = t.news_id
   where t.user_id = s.user_id and p.listing_id = n.listing_id and p.kind <> 'CHANGED'
   order by p.id desc limit 1)`;

/** Only how it stands now is worth an email, and that it is back only to who heard that it was not. */
const isWorthTelling = sql`(n.kind = 'CHANGED' or (
  not exists (select 1 from listing_news m where m.listing_id = n.listing_id and m.id > n.id and m.kind <> 'CHANGED')
  and case when n.kind = 'AVAILABLE' then ${lastTold} <> 'AVAILABLE' else ${lastTold} is distinct from n.kind end))`;

/**
 * News that people are to be told by email: of what they saved before, is not theirs, and they have not heard of, here
 * or in a conversation. `n` is the news, `s` who saved it, `l` the listing, `u` the person.
 */
export const untold = (since: Date): SQL => sql`
    from listing_news n
    join saved_listings s on s.listing_id = n.listing_id and s.saved_at <= n.at
    join listings l on l.id = n.listing_id and l.owner_id is distinct from s.user_id
    join users u on u.id = s.user_id and u.deleted_at is null and ${wants('saved', sql`u.settings`)}
   where n.told_at is not null and n.at > ${since.toISOString()}::timestamptz
     and not exists (select 1 from listing_news_told t where t.news_id = n.id and t.user_id = s.user_id)
     and ${isWorthTelling}`;
