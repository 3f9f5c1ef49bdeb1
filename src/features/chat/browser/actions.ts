import { atom } from 'nanostores';
import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { type ConversationChange, conversationSchema, reportedSchema, savedRepliesSchema } from '../contracts/chats.ts';
import type { ReportReason } from '../rules/kinds.ts';
import { fill } from '#shared/text.ts';
import { chatWords as words } from './words.ts';
import { loadConversations } from './list.ts';
import { $thread } from './state.ts';
import { refreshThread } from './thread.ts';

/** How an action ended: nothing to say, or a sentence. */
export type Outcome = { readonly ok: true; readonly said: string } | { readonly ok: false; readonly said: string };

const quiet = true;
const CONVERSATIONS = '/chats/conversations';
const BLOCKS = '/chats/blocks';
const REPLIES = '/chats/replies';

async function doing(work: () => Promise<string>): Promise<Outcome> {
  try {
    return { ok: true, said: await work() };
  } catch (error) {
    const known = isApiError(error) && typeof error.status === 'number';
    return { ok: false, said: known ? error.message : words.notReachable };
  }
}

/** Changes what one has chosen for a conversation, and says so. */
export const chooseFor = (id: string, body: ConversationChange, said: string): Promise<Outcome> =>
  doing(async () => {
    const path = `${CONVERSATIONS}/${id}`;
    const conversation = await apiFetch({ method: 'PATCH', path, body, contract: conversationSchema, quiet });
    const thread = $thread.get();
    if (thread?.conversation.id === id) $thread.set({ ...thread, conversation });
    await loadConversations();
    return said;
  });

export const setBlocked = (personId: string, blocked: boolean): Promise<Outcome> =>
  doing(async () => {
    await apiFetch({ method: blocked ? 'PUT' : 'DELETE', path: `${BLOCKS}/${personId}`, quiet });
    await refreshThread();
    await loadConversations();
    return blocked ? words.nowBlocked : words.nowUnblocked;
  });

/** Keeps one's own listing for the buyer of this conversation. */
export const reserveForBuyer = (id: string): Promise<Outcome> =>
  doing(async () => {
    const path = `${CONVERSATIONS}/${id}/reservation`;
    const conversation = await apiFetch({ method: 'POST', path, contract: conversationSchema, quiet });
    const thread = $thread.get();
    if (thread?.conversation.id === id) $thread.set({ ...thread, conversation });
    await loadConversations();
    return fill(words.nowReserved, { name: conversation.person.name });
  });

export type Report = {
  readonly conversationId: string;
  readonly messageId: string | null;
  readonly reason: ReportReason;
  readonly note: string;
  readonly block: boolean;
};

export const report = ({ messageId, ...said }: Report): Promise<Outcome> =>
  doing(async () => {
    const body = { ...said, ...(messageId === null ? {} : { messageId }) };
    const { message } = await apiFetch({
      method: 'POST',
      path: '/chats/reports',
      body,
      idempotencyKey: crypto.randomUUID(),
      contract: reportedSchema,
      quiet,
    });
    if (said.block) await refreshThread();
    return message;
  });

/** What a seller often says; null until asked. */
export const $replies = atom<readonly string[] | null>(null);

export async function loadReplies(): Promise<void> {
  if ($replies.get() !== null) return;
  const answer = await apiFetch({ method: 'GET', path: REPLIES, contract: savedRepliesSchema, quiet });
  $replies.set(answer.replies);
}

export const saveReplies = (replies: readonly string[]): Promise<Outcome> =>
  doing(async () => {
    const answer = await apiFetch({
      method: 'PUT',
      path: REPLIES,
      body: { replies },
      contract: savedRepliesSchema,
      quiet,
    });
    $replies.set(answer.replies);
    return words.repliesSaved;
  });
