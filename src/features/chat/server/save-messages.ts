import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/index.ts';
import type { MessageRow } from './rows.ts';

/** A message that has no place yet. */
export type Draft = Omit<MessageRow, 'seq'>;

/**
 * Adds messages of one moment, of any conversations, in one statement: it locks the conversations in the order of their
 * ids, so that two processes never wait for each other in a circle, gives each message the next place of its own, and
 * moves their ends. Gives the messages with their places, without those whose conversation is gone; breaks a unique
 * index when one of them is there already. They cross as one value with short names: half of what a row costs would be
 * reading it.
 */
export async function saveMessages(db: Executor, drafts: readonly Draft[]): Promise<MessageRow[]> {
  const [first] = drafts;
  if (!first) return [];
  const at = first.createdAt.toISOString();
  const { said, ends } = count(drafts);
  const rows = await db.execute<{ id: string; lastSeq: number }>(sql`
    with locked as (
      select id, last_seq, m
        from conversations join json_to_recordset(${JSON.stringify(ends)}::text::json) as ends(c uuid, m integer) on id = c
       order by id
         for update of conversations),
    moved as (
      update conversations set last_seq = locked.last_seq + m, last_at = ${at}::text::timestamptz
        from locked
       where conversations.id = locked.id),
    written as (
      insert into messages (conversation_id, seq, id, sender_id, key, kind, content, body, created_at)
      select c, last_seq + p, i, u, k, coalesce(n, 'TEXT'), t, coalesce(b, '{}'), ${at}::text::timestamptz
        from json_to_recordset(${JSON.stringify(said)}::text::json)
               as said(c uuid, p integer, i uuid, u uuid, k text, n text, t text, b jsonb)
        join locked on locked.id = c)
    select id, last_seq as "lastSeq" from locked`);
  const before = new Map(rows.map(({ id, lastSeq }) => [id, lastSeq]));
  return drafts.flatMap((draft, at) => {
    const seq = before.get(draft.conversationId);
    return seq === undefined ? [] : { ...draft, seq: seq + (said[at]?.p ?? 0) };
  });
}

/** Each message with its place among those of its conversation, and how many those are. */
function count(drafts: readonly Draft[]) {
  const counts = new Map<string, number>();
  const said = drafts.map(({ conversationId, id, senderId, key, kind, content, body }) => {
    const place = (counts.get(conversationId) ?? 0) + 1;
    counts.set(conversationId, place);
    const more = kind !== 'TEXT' && { n: kind, b: body };
    return { c: conversationId, p: place, i: id, u: senderId, k: key, t: content, ...more };
  });
  return { said, ends: [...counts].map(([c, m]) => ({ c, m })) };
}
