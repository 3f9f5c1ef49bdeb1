import { chats } from '#messages/en/chats.ts';
import { liveSessions } from '../accounts/index.ts';
import { unauthenticated } from '../actor.ts';
import type { Transaction } from '../db/index.ts';
import { AppError, invalid, isAppError, missing, refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { findRepeats, type LockedConversation, lockConversations, nameOf, saveMessages } from './batch-rows.ts';
import { type Closures, closedReason, readClosures } from './closures.ts';
import { viewText } from './message-views.ts';
import type { Outcome, Pending, Written } from './pending.ts';
import { type MessageRow, otherOf } from './rows.ts';
import { sameWords } from './said.ts';

type Batch = {
  readonly tx: Transaction;
  readonly batch: readonly Pending[];
  readonly now: Date;
  /** Looks for messages that were sent before. Seldom is one; without the look it breaks a unique index instead. */
  readonly lookForRepeats: boolean;
};

/**
 * Writes messages of any conversations in one transaction: their conversations are locked, and each message gets the
 * next place of its own. One that a rule refuses leaves the others alone. Gives an outcome for each, in their order.
 */
export async function writeBatch({ tx, batch, now, lookForRepeats }: Batch): Promise<Outcome[]> {
  const sessions = batch.flatMap(({ session }) => session ?? []);
  const [locked, closures, alive, known] = await Promise.all([
    lockConversations(tx, batch),
    readClosures(tx, [...new Set(batch.map(({ conversationId }) => conversationId))]),
    liveSessions({ services: { db: tx, now: () => now }, ids: [...new Set(sessions)] }),
    // What is more than text asks its rules first, and they may not hold for a repeat.
    findRepeats(tx, lookForRepeats ? batch : batch.filter(({ prepare }) => prepare)),
  ]);
  const found = { tx, locked, closures, alive, known, now };
  const outcomes: Outcome[] = [];
  for (const pending of batch) outcomes.push(await settle({ ...found, pending }));
  const fresh = outcomes.flatMap((outcome) => (outcome.ok && !outcome.written.repeated ? [outcome.written.row] : []));
  await saveMessages(tx, fresh, locked);
  return outcomes;
}

type Place = {
  readonly tx: Transaction;
  readonly pending: Pending;
  readonly known: Map<string, MessageRow>;
  readonly locked: Map<string, LockedConversation>;
  readonly closures: Closures;
  readonly alive: ReadonlyMap<string, string>;
  readonly now: Date;
};

/** Rules throw before anything is sent to the database, so the transaction goes on; its own errors end it. */
async function settle(at: Place): Promise<Outcome> {
  try {
    return { ok: true, written: await place(at) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { ok: false, error };
  }
}

async function place({ tx, pending, known, locked, closures, alive, now }: Place): Promise<Written> {
  if (pending.session && !alive.has(pending.session)) throw unauthenticated();
  const conversation = locked.get(pending.conversationId);
  const other = conversation && otherOf(conversation, pending.senderId);
  if (!conversation || !other) throw missing(chats.missing);
  const repeat = (said: MessageRow) => toRepeat(said, pending, conversation);
  const before = known.get(nameOf(pending));
  if (before) return repeat(before);
  const no = refusal(pending, conversation, closures, other);
  if (no) {
    // What a rule forbids today may have been said yesterday.
    const [said] = (await findRepeats(tx, [pending])).values();
    if (said) return repeat(said);
    throw no;
  }
  const id = newId(now);
  const prepared = await pending.prepare?.({ tx, conversation, messageId: id });
  const seq = conversation.lastSeq + 1;
  locked.set(conversation.id, { ...conversation, lastSeq: seq });
  const row: MessageRow = {
    conversationId: conversation.id,
    seq,
    id,
    senderId: pending.senderId,
    key: pending.key,
    kind: prepared?.body.kind ?? 'TEXT',
    content: prepared?.content ?? pending.content,
    body: prepared ? { ...prepared.body, said: pending.said } : {},
    createdAt: now,
  };
  known.set(nameOf(pending), row);
  return { row, conversation, repeated: false, view: viewText(row) };
}

function toRepeat(said: MessageRow, pending: Pending, conversation: LockedConversation): Written {
  if (!sameWords(said, pending.said)) throw refused(chats.keyReused, 'idempotency_key_reused');
  return { row: said, conversation, repeated: true, view: viewText(said) };
}

const CLOSED = { you_blocked: chats.youBlocked, blocked: chats.blocked, person_gone: chats.personGone } as const;

/** Why this message cannot be written; null when it can. */
function refusal(
  { senderId, expects }: Pending,
  conversation: LockedConversation,
  closures: Closures,
  other: string,
): AppError | null {
  const { listingId = conversation.listingId, recipientId = other } = expects ?? {};
  if (listingId !== conversation.listingId || recipientId !== other) return invalid(chats.wrongPlace);
  const reason = closedReason(closures, senderId, other);
  return reason && new AppError('refused', CLOSED[reason], { reason });
}
