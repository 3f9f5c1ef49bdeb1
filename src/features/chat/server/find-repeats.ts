import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { chats } from '../words/chats.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import type { Pending } from './pending.ts';
import type { MessageRow } from './rows.ts';
import type { StructuredBody } from '../contracts/chats.ts';

const { messages } = schema;

/** A released place stands with its meeting alone, and goes with it: here it is only to be known again. */
const sealed = ({ kind }: StructuredBody, said: string): string =>
  kind === 'VIEWING_PLACE' ? createHash('sha256').update(said).digest('hex') : said;

/** What a sender said, as one text: a repeat under the same key must say it again. */
export const saidText = (content: string, body: StructuredBody): string =>
  body.kind === 'TEXT' ? content : sealed(body, JSON.stringify([content, body]));

/** Text is kept as it was said; a structured message keeps it beside what it became. */
const sameWords = ({ kind, content, body }: MessageRow, said: string): boolean =>
  kind === 'TEXT' ? content === said : (body as { said?: string }).said === said;

type Named = Pick<MessageRow, 'conversationId' | 'senderId' | 'key'>;

/** What tells a message from all others, whatever it says. */
export const nameOf = ({ conversationId, senderId, key }: Named): string => `${conversationId} ${senderId} ${key}`;

/** Messages that are there under the names of these. */
export async function findRepeats(db: Executor, batch: readonly Pending[]): Promise<Map<string, MessageRow>> {
  if (batch.length === 0) return new Map();
  const names = JSON.stringify(
    batch.map(({ conversationId, senderId, key }) => ({ c: conversationId, s: senderId, k: key })),
  );
  const rows = await db
    .select()
    .from(messages)
    .where(
      sql`(${messages.conversationId}, ${messages.senderId}, ${messages.key}) in
          (select c, s, k from json_to_recordset(${names}::text::json) as named(c uuid, s uuid, k text))`,
    );
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** @throws refused (`idempotency_key_reused`) unless it says the same */
export function requireSame(row: MessageRow, pending: Pending): void {
  if (row.kind !== pending.kind || !sameWords(row, pending.said))
    throw refused(chats.keyReused, 'idempotency_key_reused');
}
