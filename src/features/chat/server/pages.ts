import { z } from 'zod';
import { chats } from '../words/chats.ts';
import { type Form, go, postedForm, refuseForm } from '#platform/forms/index.ts';
import type { Ctx } from '#platform/context.ts';
import { orMissing } from '#platform/errors.ts';
import { STATUS } from '#platform/web/index.ts';
import { type ConversationList, listConversations } from './list-conversations.ts';
import { markRead } from './mark.ts';
import { conversationPath } from './paths.ts';
import { type ConversationPage, readConversation } from './read-conversation.ts';
import { LONG_MESSAGES } from './long-messages.ts';
import { sendMessage } from './send-message.ts';

const A_PAGE = 100;
/** More than anybody scrolls through. */
const MAX_PAGES = 10;

/** All conversations of the asking person, newest message first: the page is whole without a script. */
export async function listAllConversations({ ctx }: { ctx: Ctx }): Promise<ConversationList> {
  const first = await listConversations({ ctx, input: { limit: A_PAGE } });
  const conversations = [...first.conversations];
  let { nextCursor } = first;
  for (let page = 1; nextCursor !== null && page < MAX_PAGES; page++) {
    const more = await listConversations({ ctx, input: { limit: A_PAGE, cursor: nextCursor } });
    conversations.push(...more.conversations);
    nextCursor = more.nextCursor;
  }
  return { ...first, conversations, nextCursor };
}

/** A conversation for its page; null for one that is not there, or of others. */
export async function openConversation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; limit: number };
}): Promise<ConversationPage | null> {
  if (!z.uuid().safeParse(input.id).success) return null;
  return orMissing(readConversation({ ctx, input }));
}

/** The plain form under a conversation: `message` is the answer; `do` = read only marks it as read. */
export const answerForm = (id: string): Form =>
  postedForm(
    async ({ ctx }, form) => {
      if (!z.uuid().safeParse(id).success) return refuseForm(chats.missing, { status: STATUS.missing });
      const message = form.get('message') ?? '';
      if (form.get('do') !== 'read') await sendMessage({ ctx, input: { conversationId: id, message } });
      if (ctx.actor.kind === 'user') await markRead({ ctx, input: { id, userId: ctx.actor.userId } });
      return go(`${conversationPath(id)}#composer-text`);
    },
    { values: (form) => ({ message: form.get('message') ?? '' }), ...LONG_MESSAGES },
  );
