import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/index.ts';
import type { Pending } from './pending.ts';
import type { ConversationRow, MessageRow } from './rows.ts';

/** A conversation as its writer holds it. */
export type LockedConversation = Pick<ConversationRow, 'id' | 'listingId' | 'buyerId' | 'sellerId' | 'lastSeq'>;

type Named = Pick<MessageRow, 'conversationId' | 'senderId' | 'key'>;

/** What tells a message from all others, whatever it says. */
export const nameOf = ({ conversationId, senderId, key }: Named): string => `${conversationId} ${senderId} ${key}`;

/** Locks them in the order of their ids, so that two processes never wait for each other in a circle. */
export async function lockConversations(
  tx: Transaction,
  batch: readonly Pending[],
): Promise<Map<string, LockedConversation>> {
  const ids = JSON.stringify([...new Set(batch.map(({ conversationId }) => conversationId))]);
  const rows = await tx.execute<LockedConversation>(sql`
    select id, listing_id as "listingId", buyer_id as "buyerId", seller_id as "sellerId", last_seq as "lastSeq"
      from conversations
     where id in (select value::uuid from json_array_elements_text(${ids}::text::json))
     order by id
       for update`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Messages that are there under the names of these. Asked after the lock: what another process wrote is committed by then. */
export async function findRepeats(tx: Transaction, batch: readonly Pending[]): Promise<Map<string, MessageRow>> {
  if (batch.length === 0) return new Map();
  const names = JSON.stringify(
    batch.map(({ conversationId, senderId, key }) => ({ c: conversationId, s: senderId, k: key })),
  );
  const rows = await tx.query.messages.findMany({
    where: (messages) => sql`(${messages.conversationId}, ${messages.senderId}, ${messages.key}) in
      (select c, s, k from json_to_recordset(${names}::text::json) as named(c uuid, s uuid, k text))`,
  });
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/**
 * Adds messages of one moment and moves the ends of their conversations. They cross as one value with short names: half
 * of what a row costs would be reading it.
 */
export async function saveMessages(
  tx: Transaction,
  fresh: readonly MessageRow[],
  locked: ReadonlyMap<string, LockedConversation>,
): Promise<void> {
  const [first] = fresh;
  if (!first) return;
  const at = first.createdAt.toISOString();
  const rows = JSON.stringify(fresh.map(toSaved));
  const ids = new Set(fresh.map(({ conversationId }) => conversationId));
  const ends = JSON.stringify([...ids].map((id) => ({ c: id, s: locked.get(id)?.lastSeq })));
  await Promise.all([
    tx.execute(sql`
      insert into messages (conversation_id, seq, id, sender_id, key, kind, content, body, created_at)
      select c, s, i, u, k, coalesce(n, 'TEXT'), t, coalesce(b, '{}'), ${at}::text::timestamptz
        from json_to_recordset(${rows}::text::json)
          as said(c uuid, s integer, i uuid, u uuid, k text, n text, t text, b jsonb)`),
    tx.execute(sql`
      update conversations set last_seq = s, last_at = ${at}::text::timestamptz
        from json_to_recordset(${ends}::text::json) as ended(c uuid, s integer)
       where id = c`),
  ]);
}

const toSaved = ({ conversationId, seq, id, senderId, key, kind, content, body }: MessageRow) => ({
  c: conversationId,
  s: seq,
  i: id,
  u: senderId,
  k: key,
  t: content,
  ...(kind !== 'TEXT' && { n: kind, b: body }),
});
