import type { z } from 'zod';
import type { conversationListSchema, conversationPageSchema } from '../contracts/chats.ts';

export type { Conversation, Message, MessageBodyView } from '../contracts/chats.ts';
export type ConversationList = z.infer<typeof conversationListSchema>;
export type ConversationPage = z.infer<typeof conversationPageSchema>;

/** What every part of a conversation needs to know. */
export type Where = {
  readonly me: string;
  /** The other person's name. */
  readonly name: string;
  readonly now: Date;
  readonly timeZone: string;
  /** What this person, as the seller, may share with one tap. */
  readonly places: ConversationPage['places'];
};
