import { and, eq } from 'drizzle-orm';
import type { Conversation } from '../contracts/chats.ts';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import { viewConversation } from './conversation-views.ts';

const { conversationMembers: members } = schema;

/** Mutes a conversation, or lets it be heard again: a muted one sends no letters and does not count as unread. */
export async function changeConversation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; muted: boolean };
}): Promise<Conversation> {
  const { userId } = requireMember(ctx);
  const changed = await ctx.db
    .update(members)
    .set({ muted: input.muted })
    .where(and(eq(members.conversationId, input.id), eq(members.userId, userId)))
    .returning({ id: members.conversationId });
  if (changed.length === 0) throw missing(chats.missing);
  return viewConversation({ ctx, id: input.id });
}
