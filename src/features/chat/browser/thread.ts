import type { Conversation, Message } from '../contracts/chats.ts';
import { lastWithoutGap, mergeMessages } from '../rules/merge.ts';
import { markDelivered, markRead, readPage } from './calls.ts';
import { loadSoon, touchConversation } from './list.ts';
import { $me, $thread, $typing, type ConversationPage, type Thread } from './state.ts';

export const toThread = ({ conversation, messages, hasOlder, places }: ConversationPage): Thread => ({
  conversation,
  messages,
  hasOlder,
  places,
});

/** Whether the person looks at the open conversation right now. */
const isLooking = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'visible';

function change(part: (thread: Thread) => Thread): void {
  const thread = $thread.get();
  if (thread) $thread.set(part(thread));
}

/** Takes over what the page was drawn with. */
export function seedThread(page: ConversationPage | null): void {
  $thread.set(page && toThread(page));
  if (page) void sayRead();
}

type Listener = (keys: readonly string[]) => void;
let onOwn: Listener = () => {};
/** The outbox hears which of its messages are there, whichever way they came back. */
export const hearOwn = (listener: Listener): void => {
  onOwn = listener;
};

/** Messages of the open conversation, however they came: by an answer, by an announcement, by catching up. */
export function receive(messages: readonly Message[]): void {
  const own = messages.filter(({ senderId }) => senderId === $me.get()).map(({ key }) => key);
  if (own.length > 0) onOwn(own);
  for (const message of messages) touchConversation(message);
  const open = $thread.get();
  const mine = messages.filter(({ conversationId }) => conversationId === open?.conversation.id);
  if (!open || mine.length === 0) return;
  const merged = mergeMessages(open.messages, mine);
  const whole = lastWithoutGap(merged);
  // What lies behind a gap waits until the gap is closed: nothing is shown out of order.
  const shown = merged.filter(({ seq }) => seq <= whole);
  change((thread) => ({ ...thread, messages: shown }));
  if (shown.length < merged.length) void catchUp();
  if (mine.some(({ senderId }) => senderId !== $me.get())) $typing.set(null);
  void sayRead();
}

let catching: Promise<void> | null = null;
let asked = false;

/** Reads everything behind the last message at hand. After a gap in the connection this is what makes it whole. */
export function catchUp(): Promise<void> {
  // A page on its way may have been read before what is asked for now was written.
  asked = true;
  catching ??= closeGap().finally(() => {
    catching = null;
  });
  return catching;
}

async function closeGap(): Promise<void> {
  for (;;) {
    const open = $thread.get();
    if (!open) return;
    const { id } = open.conversation;
    const after = open.messages.at(-1)?.seq ?? 0;
    asked = false;
    const page = await readPage(id, { after });
    if ($thread.get()?.conversation.id !== id) {
      if (asked) continue;
      return;
    }
    const again = asked || page.hasNewer;
    change((thread) => ({ ...thread, conversation: page.conversation, places: page.places }));
    receive(page.messages);
    if (!again) return;
  }
}

/** The newest page anew: earlier messages changed, such as a photo that is ready. */
export async function refreshThread(): Promise<void> {
  const open = $thread.get();
  if (!open) return;
  const page = await readPage(open.conversation.id);
  if ($thread.get()?.conversation.id !== page.conversation.id) return;
  const first = open.messages[0]?.seq ?? 0;
  change((thread) => ({
    ...thread,
    conversation: page.conversation,
    places: page.places,
    messages: mergeMessages(
      thread.messages,
      page.messages.filter(({ seq }) => seq >= first),
    ),
  }));
}

/** The page before the first message at hand. */
export async function loadOlder(): Promise<void> {
  const open = $thread.get();
  const before = open?.messages[0]?.seq;
  if (!open?.hasOlder || before === undefined) return;
  const page = await readPage(open.conversation.id, { before });
  if ($thread.get()?.conversation.id !== open.conversation.id) return;
  change((thread) => ({
    ...thread,
    hasOlder: page.hasOlder,
    messages: mergeMessages(page.messages, thread.messages),
  }));
}

/** Marks moved: those of the other person, or one's own on another device. */
export function moveMarks(
  id: string,
  userId: string,
  marks: { readonly read?: number; readonly delivered?: number },
): void {
  const me = $me.get();
  change((thread) =>
    thread.conversation.id === id ? { ...thread, conversation: marked(thread.conversation) } : thread,
  );
  if (userId === me) loadSoon();

  function marked(conversation: Conversation): Conversation {
    const { read = 0, delivered = read } = marks;
    if (userId === me) return { ...conversation, readSeq: Math.max(conversation.readSeq, read) };
    return {
      ...conversation,
      theirReadSeq: Math.max(conversation.theirReadSeq, read),
      theirDeliveredSeq: Math.max(conversation.theirDeliveredSeq, delivered, read),
    };
  }
}

let reading = false;

/** Tells the other person that what is on the screen was read; only while somebody looks at it. */
export async function sayRead(): Promise<void> {
  const [open, me] = [$thread.get(), $me.get()];
  const last = open?.messages.at(-1);
  if (!open || me === null || !last || reading || !isLooking() || last.seq <= open.conversation.readSeq) return;
  reading = true;
  try {
    const { readSeq } = await markRead(open.conversation.id, me, last.seq);
    change((thread) => ({ ...thread, conversation: { ...thread.conversation, readSeq, unread: 0 } }));
    loadSoon();
  } catch {
    // The next message or look tells it again.
  } finally {
    reading = false;
  }
  const now = $thread.get();
  if (
    now &&
    (now.messages.at(-1)?.seq ?? 0) > now.conversation.readSeq &&
    now.conversation.readSeq > open.conversation.readSeq
  )
    void sayRead();
}

/** A message reached this browser though nobody looks at it. */
export function sayDelivered(conversationId: string, seq: number): void {
  const looked = isLooking() && $thread.get()?.conversation.id === conversationId;
  if (!looked) void markDelivered(conversationId, seq).catch(() => undefined);
}
