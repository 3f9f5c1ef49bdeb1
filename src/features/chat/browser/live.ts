import type { SocketEvent } from '../contracts/chat-socket.ts';
import { CHAT, type MessageKind } from '../rules/kinds.ts';
import { $session, keepSession } from '#features/accounts/browser/session.ts';
import { loadConversations, loadSoon, seedConversations } from './list.ts';
import { drop, flush, openOutbox } from './outbox.ts';
import { $conversations, $live, $me, $thread, $typing, type ConversationPage } from './state.ts';
import { catchUp, hearOwn, moveMarks, receive, refreshThread, sayDelivered, sayRead, seedThread } from './thread.ts';

type Socket = typeof import('./socket.ts');
let socket: Promise<Socket> | null = null;
let started = false;

/**
 * Opens the connection that announces messages, for whoever is signed in, and keeps it. The library loads here and
 * nowhere else. Calling it again changes nothing.
 */
export function startLive(): void {
  if (started) return;
  started = true;
  hearOwn(drop);
  keepSession();
  $session.subscribe(({ status, user }) => {
    if (status === 'unauthenticated') return void goQuiet();
    if (status !== 'authenticated') return;
    $me.set(user?.id ?? $me.get());
    void connect();
    void flush();
  });
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onLook);
}

async function connect(): Promise<void> {
  if (socket) return;
  $live.set('connecting');
  socket = import('./socket.ts');
  const client = await socket;
  client.initSocket({ token: () => $session.get().accessToken, onReady, onEvent, onRefused: () => $live.set('off') });
  // Without a pass the next look at the page tries again; what is said meanwhile comes by catching up.
  await client.connectSocket().catch(() => {
    $live.set('off');
    socket = null;
  });
}

async function goQuiet(): Promise<void> {
  const open = socket;
  socket = null;
  $me.set(null);
  $live.set('off');
  (await open)?.closeSocket();
}

/** Announcements arrive from now on; what was said before is read by cursor. */
function onReady(ready: boolean): void {
  $live.set(ready ? 'ready' : socket ? 'lost' : 'off');
  if (ready) onBack();
}

function onBack(): void {
  void flush();
  void catchUp().catch(() => undefined);
  void loadConversations();
}

function onLook(): void {
  if (document.visibilityState !== 'visible') return;
  if ($session.get().status === 'authenticated') void connect();
  void catchUp().catch(() => undefined);
  void sayRead();
}

function onEvent({ name, payload }: SocketEvent): void {
  const { conversationId } = payload;
  // For pages about a conversation that are not its messages.
  dispatchEvent(new CustomEvent('curbtag:conversation', { detail: conversationId }));
  if (name === 'messages:created') onMessages(payload);
  else if (name === 'conversation:read') moveMarks(conversationId, payload.userId, { read: payload.seq });
  else if (name === 'conversation:delivered') moveMarks(conversationId, payload.userId, { delivered: payload.seq });
  else if (name === 'typing') onTyping(payload);
  else onUpdated(conversationId);
}

function onUpdated(conversationId: string): void {
  if ($thread.get()?.conversation.id === conversationId) void refreshThread().catch(() => undefined);
  loadSoon();
}

/** What says something new about the listing in the head, or about an earlier card. */
const CHANGES_OTHERS = new Set<MessageKind>(['LISTING', 'VIEWING_ANSWER', 'VIEWING_PLACE']);

type Created = Extract<SocketEvent, { name: 'messages:created' }>['payload'];

function onMessages({ conversationId, to, messages }: Created): void {
  const isOpen = $thread.get()?.conversation.id === conversationId;
  if (messages) receive(messages);
  else if (isOpen) void catchUp().catch(() => undefined);
  if (isOpen && messages?.some(({ body }) => CHANGES_OTHERS.has(body.kind)))
    void refreshThread().catch(() => undefined);
  if (!messages?.every(({ senderId }) => senderId === $me.get())) sayDelivered(conversationId, to);
  loadSoon();
}

let quiet: ReturnType<typeof setTimeout> | undefined;

function onTyping({
  conversationId,
  userId,
  typing,
}: {
  conversationId: string;
  userId: string;
  typing: boolean;
}): void {
  if (userId === $me.get()) return;
  clearTimeout(quiet);
  $typing.set(typing ? { conversationId, until: Date.now() + CHAT.typing } : null);
  if (typing) quiet = setTimeout(() => $typing.set(null), CHAT.typing);
}

const AGAIN_MS = 3_000;
let said = { typing: false, at: 0 };

/** Tells the other person that somebody types, or has stopped; not with every key. */
export function sayTyping(conversationId: string, typing: boolean): void {
  const now = Date.now();
  if (typing === said.typing && (!typing || now - said.at < AGAIN_MS)) return;
  said = { typing, at: now };
  if ($live.get() !== 'ready') return;
  void socket?.then((client) => client.sayTyping({ conversationId, typing })).catch(() => undefined);
}

type Opened = {
  readonly me: string;
  readonly list: Parameters<typeof seedConversations>[0];
  readonly page: ConversationPage | null;
};

/** A page of conversations is on the screen: what it was drawn with counts from now on, and what waits is sent. */
export function openChat({ me, list, page }: Opened): void {
  $me.set(me);
  hearOwn(drop);
  seedConversations(list);
  seedThread(page);
  void openOutbox();
  startLive();
}

export function closeChat(): void {
  $thread.set(null);
  $conversations.set(null);
}
