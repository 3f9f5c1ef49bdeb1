import { asc, sql } from 'drizzle-orm';
import { chats } from '#messages/en/chats.ts';
import { insertRows, schema, type Transaction } from '../db/index.ts';
import { AppError, invalid, isAppError, missing, refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { type Closures, closedReason, readClosures } from './closures.ts';
import { viewText } from './message-views.ts';
import type { Outcome, Pending } from './pending.ts';
import { type ConversationRow, type MessageRow, otherOf } from './rows.ts';
import { sameWords } from './said.ts';

const { conversations, messages } = schema;

/**
 * Writes messages of any conversations in one transaction: their conversations are locked in the order of their ids,
 * so that two processes never wait for each other in a circle; each message gets the next place of its conversation.
 * One that a rule refuses leaves the others alone. Gives an outcome for each, in their order.
 */
export async function writeBatch(tx: Transaction, batch: readonly Pending[], now: Date): Promise<Outcome[]> {
  const locked = await lock(tx, batch);
  const [repeats, closures] = await Promise.all([findRepeats(tx, batch), readClosures(tx, [...locked.values()])]);
  const fresh: MessageRow[] = [];
  const outcomes: Outcome[] = [];
  for (const pending of batch) {
    const known = repeats.get(nameOf(pending));
    const outcome = await settle(() => place({ tx, pending, known, locked, closures, now }));
    outcomes.push(outcome);
    if (!outcome.ok || outcome.written.repeated) continue;
    fresh.push(outcome.written.row);
    repeats.set(nameOf(pending), outcome.written.row);
  }
  await save(tx, fresh, locked);
  return outcomes;
}

const nameOf = ({ conversationId, senderId, key }: Pick<MessageRow, 'conversationId' | 'senderId' | 'key'>) =>
  `${conversationId} ${senderId} ${key}`;

/** Rules throw before anything is sent to the database, so the transaction goes on; its own errors end it. */
async function settle(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (isAppError(error)) return { ok: false, error };
    throw error;
  }
}

type Place = {
  readonly tx: Transaction;
  readonly pending: Pending;
  readonly known: MessageRow | undefined;
  readonly locked: Map<string, ConversationRow>;
  readonly closures: Closures;
  readonly now: Date;
};

async function place({ tx, pending, known, locked, closures, now }: Place): Promise<Outcome> {
  const conversation = locked.get(pending.conversationId);
  const other = conversation && otherOf(conversation, pending.senderId);
  if (!conversation || !other) throw missing(chats.missing);
  if (known) {
    if (!sameWords(known, pending.said)) throw refused(chats.keyReused, 'idempotency_key_reused');
    return { ok: true, written: { row: known, conversation, repeated: true, view: viewText(known) } };
  }
  const { listingId = conversation.listingId, recipientId = other } = pending.expects ?? {};
  if (listingId !== conversation.listingId || recipientId !== other) throw invalid(chats.wrongPlace);
  requireOpen(closures, pending.senderId, other);
  const id = newId(now);
  const prepared = await pending.prepare?.({ tx, conversation, messageId: id });
  const seq = conversation.lastSeq + 1;
  locked.set(conversation.id, { ...conversation, lastSeq: seq, lastAt: now });
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
  return { ok: true, written: { row, conversation, repeated: false, view: viewText(row) } };
}

const CLOSED = { you_blocked: chats.youBlocked, blocked: chats.blocked, person_gone: chats.personGone } as const;

function requireOpen(closures: Closures, senderId: string, other: string): void {
  const reason = closedReason(closures, senderId, other);
  if (reason) throw new AppError('refused', CLOSED[reason], { reason });
}

async function lock(tx: Transaction, batch: readonly Pending[]): Promise<Map<string, ConversationRow>> {
  const ids = JSON.stringify([...new Set(batch.map(({ conversationId }) => conversationId))]);
  const rows = await tx
    .select()
    .from(conversations)
    .where(sql`${conversations.id} in (select value::uuid from json_array_elements_text(${ids}::text::json))`)
    .orderBy(asc(conversations.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Read after the lock: what another process wrote under the same key is committed by then. */
async function findRepeats(tx: Transaction, batch: readonly Pending[]): Promise<Map<string, MessageRow>> {
  const names = JSON.stringify(
    batch.map(({ conversationId, senderId, key }) => ({ c: conversationId, s: senderId, k: key })),
  );
  const rows = await tx
    .select()
    .from(messages)
    .where(
      sql`(${messages.conversationId}, ${messages.senderId}, ${messages.key}) in
          (select c, s, k from json_to_recordset(${names}::text::json) as named(c uuid, s uuid, k text))`,
    );
  return new Map(rows.map((row) => [nameOf(row), row]));
}

async function save(
  tx: Transaction,
  fresh: readonly MessageRow[],
  locked: Map<string, ConversationRow>,
): Promise<void> {
  if (fresh.length === 0) return;
  const ids = new Set(fresh.map(({ conversationId }) => conversationId));
  const ends = JSON.stringify([...ids].map((id) => ({ id, seq: locked.get(id)?.lastSeq, at: locked.get(id)?.lastAt })));
  await Promise.all([
    insertRows({ tx, table: messages, rows: fresh }),
    tx.execute(sql`
      update conversations set last_seq = ended.seq, last_at = ended.at
        from json_to_recordset(${ends}::text::json) as ended(id uuid, seq integer, at timestamptz)
       where conversations.id = ended.id`),
  ]);
}
