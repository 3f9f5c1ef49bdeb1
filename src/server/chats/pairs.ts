import { sql } from 'drizzle-orm';
import type { Executor } from '../db/index.ts';
import type { ConversationRow } from './rows.ts';

/** The two people of a conversation, and what stands between them. */
export type Pair = Pick<ConversationRow, 'id' | 'listingId' | 'buyerId' | 'sellerId'> & {
  readonly buyerBlocks: boolean;
  readonly sellerBlocks: boolean;
  readonly buyerGone: boolean;
  readonly sellerGone: boolean;
};
export type ClosedReason = 'you_blocked' | 'blocked' | 'person_gone';

const blocks = (by: 'buyer_id' | 'seller_id', whom: 'buyer_id' | 'seller_id') =>
  sql.raw(`(select true from chat_blocks where user_id = c.${by} and blocked_id = c.${whom}) is not null`);
const gone = (who: 'buyer_id' | 'seller_id') =>
  sql.raw(`(select true from users where id = c.${who} and deleted_at is not null) is not null`);

/** The people of these conversations; those that are not there are left out. */
export async function readPairs(db: Executor, ids: Iterable<string>): Promise<Map<string, Pair>> {
  const asked = JSON.stringify([...new Set(ids)]);
  const rows = await db.execute<Pair>(sql`
    select id, listing_id as "listingId", buyer_id as "buyerId", seller_id as "sellerId",
           ${blocks('buyer_id', 'seller_id')} as "buyerBlocks", ${blocks('seller_id', 'buyer_id')} as "sellerBlocks",
           ${gone('buyer_id')} as "buyerGone", ${gone('seller_id')} as "sellerGone"
      from conversations c
     where id in (select value::uuid from json_array_elements_text(${asked}::text::json))`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why this one of the two cannot write to the other; null when they can. */
export function closedReason(pair: Pair, by: string): ClosedReason | null {
  const buyer = pair.buyerId === by;
  if (buyer ? pair.sellerGone : pair.buyerGone) return 'person_gone';
  if (buyer ? pair.buyerBlocks : pair.sellerBlocks) return 'you_blocked';
  return (buyer ? pair.sellerBlocks : pair.buyerBlocks) ? 'blocked' : null;
}
