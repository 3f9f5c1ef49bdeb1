import { and, eq } from 'drizzle-orm';
import type { Conversation, ConversationChange } from '../contracts/chats.ts';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import { viewConversation } from './conversation-views.ts';

const { conversationMembers: members } = schema;

/** What one person chooses for a conversation. A muted one sends no emails and does not count as unread. */
export async function changeConversation({
  ctx,
  input: { id, ...choices },
}: {
  ctx: Ctx;
  input: { id: string } & ConversationChange;
}): Promise<Conversation> {
  const { userId } = requireMember(ctx);
  const changed = await ctx.db
    .update(members)
    .set(choices)
    .where(and(eq(members.conversationId, id), eq(members.userId, userId)))
    .returning({ id: members.conversationId });
  if (changed.length === 0) throw missing(chats.missing);
  return viewConversation({ ctx, id });
}
