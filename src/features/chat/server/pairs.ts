import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/index.ts';
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

/** What stands between somebody and the other person. */
type Between = { readonly gone: boolean; readonly iBlock: boolean; readonly theyBlock: boolean };

/** Why somebody cannot write to the other person; null when they can. */
export function reasonOf({ gone, iBlock, theyBlock }: Between): ClosedReason | null {
  if (gone) return 'person_gone';
  if (iBlock) return 'you_blocked';
  return theyBlock ? 'blocked' : null;
}

/** The same for one of a pair. */
export const closedReason = (pair: Pair, by: string): ClosedReason | null =>
  pair.buyerId === by
    ? reasonOf({ gone: pair.sellerGone, iBlock: pair.buyerBlocks, theyBlock: pair.sellerBlocks })
    : reasonOf({ gone: pair.buyerGone, iBlock: pair.sellerBlocks, theyBlock: pair.buyerBlocks });
