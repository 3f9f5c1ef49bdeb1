import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $conversations, $thread, closeChat, openChat, type Thread, toThread } from '../browser/index.ts';
import { trackViewportHeight } from '#platform/browser/viewport-height.ts';
import type { Conversation, ConversationList, ConversationPage } from './types.ts';

/** True once the page is alive: what is drawn before must be what the server drew. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}

type Given = { readonly me: string; readonly list: ConversationList; readonly page: ConversationPage | null };

/** What the page was drawn with, and from then on what the stores know. */
export function useChat({ me, list, page }: Given): {
  conversations: readonly Conversation[];
  thread: Thread | null;
} {
  const conversations = useStore($conversations) ?? list.conversations;
  const thread = useStore($thread) ?? (page && toThread(page));
  useEffect(() => {
    openChat({ me, list, page });
    return closeChat;
  }, [me, list, page]);
  return { conversations, thread };
}

/** While a conversation is open, its page is as high as what the keyboard leaves. */
export function useRoomAboveKeyboard(): void {
  useEffect(() => trackViewportHeight(window), []);
}

/** The present, told again every so often, so that labels such as "Today" and offers that lapse stay true. */
export function useNow(start: string, everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** The reader's own clock once the page is alive; before that the country's, as on every page the server draws. */
export function useTimeZone(): string {
  const [zone, setZone] = useState('America/New_York');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
