import { atom, computed } from 'nanostores';
import type { z } from 'zod';
import type { Conversation, conversationPageSchema, Message } from '../contracts/chats.ts';

export type ConversationPage = z.infer<typeof conversationPageSchema>;

/** A conversation on the screen: its messages from some place on, without gaps. */
export type Thread = {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  /** What a seller may share with one tap. */
  readonly places: ConversationPage['places'];
};

/** Who is signed in on this page; null until the page said so. */
export const $me = atom<string | null>(null);

/** The conversations as far as they are listed, newest message first; null until asked. */
export const $conversations = atom<readonly Conversation[] | null>(null);

/** The one that is open. */
export const $thread = atom<Thread | null>(null);

/** Unread messages of all conversations that are not muted; null until asked. */
export const $unread = atom<number | null>(null);

/** Who is typing where, until when (milliseconds since 1970). */
export const $typing = atom<{ readonly conversationId: string; readonly until: number } | null>(null);

/** The connection that announces messages; `lost` while one that was there comes back. `ready` is the flag that the shell hands to every page. */
export const $live = atom<'off' | 'connecting' | 'ready' | 'lost'>('off');
export const $ready = computed($live, (live) => live === 'ready');
