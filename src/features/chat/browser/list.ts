import type { Conversation, Message } from '../contracts/chats.ts';
import { excerptOf } from '../rules/text.ts';
import { readList, readUnread } from './calls.ts';
import { $conversations, $me, $thread, $unread } from './state.ts';

type List = { readonly conversations: readonly Conversation[]; readonly unread: number };

/** Takes over what the page was drawn with, or what the server says now. */
export function seedConversations({ conversations, unread }: List): void {
  $conversations.set(conversations);
  $unread.set(unread);
}

let asking: Promise<void> | null = null;
let again = false;

/** Reads the list anew; a call during a read asks for one more. Never rejects: the list stays as it is. */
export function loadConversations(): Promise<void> {
  if (asking) again = true;
  asking ??= load().finally(() => {
    asking = null;
  });
  return asking;
}

async function load(): Promise<void> {
  do {
    again = false;
    try {
      // Pages without a list need the number only.
      if ($conversations.get() === null) $unread.set((await readUnread()).unread);
      else seedConversations(withRest(await readList()));
    } catch {
      return;
    }
  } while (again);
}

const SOON_MS = 250;
let soon: ReturnType<typeof setTimeout> | undefined;

/** The same in a moment, once for everything that happens until then. */
export function loadSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void loadConversations(), SOON_MS);
}

/** The newest page with what is known beyond it: a page that was drawn with all of them keeps all of them. */
function withRest({ conversations, unread }: List): List {
  const fresh = new Set(conversations.map(({ id }) => id));
  const rest = ($conversations.get() ?? []).filter(({ id }) => !fresh.has(id));
  return { conversations: [...conversations, ...rest], unread };
}

/** A new message moves its conversation to the top before the server is asked. */
export function touchConversation(message: Message): void {
  const list = $conversations.get();
  const found = list?.find(({ id }) => id === message.conversationId);
  if (!list || !found || message.seq <= found.lastSeq) return;
  const { senderId, seq, createdAt, content, body } = message;
  const isOpen = $thread.get()?.conversation.id === found.id;
  const touched: Conversation = {
    ...found,
    last: { senderId, seq, kind: body.kind, excerpt: excerptOf(content), createdAt },
    lastSeq: seq,
    unread: senderId === $me.get() || isOpen ? found.unread : found.unread + 1,
    updatedAt: createdAt,
  };
  $conversations.set([touched, ...list.filter(({ id }) => id !== found.id)]);
}
