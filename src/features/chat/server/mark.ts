import { sql } from 'drizzle-orm';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import { noteSeen } from './note-seen.ts';
import { announceTo } from './announce.ts';

export type Marked = { readonly readSeq: number; readonly deliveredSeq: number; readonly unread: number };

type Found = {
  other: string;
  read_before: number;
  delivered_before: number;
  read_seq: number;
  delivered_seq: number;
  unread: number;
};

/**
 * The asking person has read a conversation up to a message, or to its end. A mark never goes back; what was read was
 * delivered as well. The other person's devices are told. @throws missing
 */
export async function markRead({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; userId: string; seq?: number | undefined };
}) {
  const { userId } = requireMember(ctx);
  if (input.userId !== userId) throw missing(chats.missing);
  const found = await move(ctx, input.id, { read: input.seq ?? null, delivered: input.seq ?? null, reads: true });
  await noteSeen(ctx);
  return tell(ctx, input.id, found);
}

/** Messages up to this one reached a device of the asking person. @throws missing */
export async function markDelivered({ ctx, input }: { ctx: Ctx; input: { id: string; seq: number } }): Promise<Marked> {
  const found = await move(ctx, input.id, { read: 0, delivered: input.seq, reads: false });
  return tell(ctx, input.id, found);
}

type Marks = { readonly read: number | null; readonly delivered: number | null; readonly reads: boolean };

/** One statement: what stood before, and what stands now. No place beyond the last message is ever marked. */
async function move(ctx: Ctx, id: string, { read, delivered, reads }: Marks): Promise<Found> {
  const { userId } = requireMember(ctx);
  const [found] = await ctx.db.execute<Found>(sql`
    with before as (
      select me.conversation_id, me.user_id, me.read_seq, me.delivered_seq, c.last_seq,
             case when c.buyer_id = me.user_id then c.seller_id else c.buyer_id end as other
        from conversation_members me join conversations c on c.id = me.conversation_id
       where me.conversation_id = ${id} and me.user_id = ${userId}
         for update of me),
    moved as (
      update conversation_members me
         set read_seq = case when ${reads} then greatest(me.read_seq, least(coalesce(${read}::int, b.last_seq), b.last_seq))
                             else me.read_seq end,
             delivered_seq = greatest(me.delivered_seq, least(coalesce(${delivered}::int, b.last_seq), b.last_seq))
        from before b
       where me.conversation_id = b.conversation_id and me.user_id = b.user_id
      returning me.conversation_id, me.user_id, me.read_seq, me.delivered_seq)
    select b.other, b.read_seq as read_before, b.delivered_seq as delivered_before, m.read_seq, m.delivered_seq,
           (select count(*)::int from messages said
             where said.conversation_id = m.conversation_id and said.seq > m.read_seq and said.sender_id <> m.user_id
           ) as unread
      from moved m join before b on b.user_id = m.user_id`);
  if (!found) throw missing(chats.missing);
  return found;
}

/** The person's own other devices hear of it too: their badge goes down. */
function tell(ctx: Ctx, conversationId: string, found: Found): Marked {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
  const say = (name: 'conversation:read' | 'conversation:delivered', seq: number) =>
    announceTo(ctx, [found.other, userId], { name, payload: { conversationId, userId, seq } });
  if (found.read_seq > found.read_before) say('conversation:read', found.read_seq);
  else if (found.delivered_seq > found.delivered_before) say('conversation:delivered', found.delivered_seq);
  return { readSeq: found.read_seq, deliveredSeq: found.delivered_seq, unread: found.unread };
}
