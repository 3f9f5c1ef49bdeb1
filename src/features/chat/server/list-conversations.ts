import { sql } from 'drizzle-orm';
import type { Conversation } from '../contracts/chats.ts';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { invalid } from '#platform/errors.ts';
import { type Place, viewConversations } from './conversation-views.ts';
import { noteSeen } from './note-seen.ts';

/** Messages the asking person has not read, in conversations they have not muted. */
export async function countUnread({ ctx }: { ctx: Ctx }): Promise<number> {
  const { userId } = requireMember(ctx);
  const [row] = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n
      from conversation_members me
      join messages m on m.conversation_id = me.conversation_id and m.seq > me.read_seq and m.sender_id <> me.user_id
     where me.user_id = ${userId} and not me.muted`);
  return row?.n ?? 0;
}

export type ConversationList = {
  readonly conversations: Conversation[];
  readonly unread: number;
  readonly nextCursor: string | null;
};

/** The asking person's conversations, newest message first, a page at a time. */
export async function listConversations({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { limit: number; cursor?: string | undefined };
}): Promise<ConversationList> {
  requireMember(ctx);
  const after = input.cursor === undefined ? null : readCursor(input.cursor);
  const [found, unread] = await Promise.all([
    viewConversations({ ctx, input: { after, limit: input.limit + 1 } }),
    countUnread({ ctx }),
    noteSeen(ctx),
  ]);
  const conversations = found.slice(0, input.limit);
  const last = found.length > input.limit ? conversations.at(-1) : undefined;
  return { conversations, unread, nextCursor: last ? `${last.updatedAt}_${last.id}` : null };
}

function readCursor(cursor: string): Place {
  const [, at = '', id = ''] = /^([\dT:.-]+Z)_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  const moment = new Date(at);
  if (id === '' || Number.isNaN(moment.getTime()))
    throw invalid(chats.missing, [{ field: 'cursor', message: chats.missing }]);
  return { at: moment, id };
}
