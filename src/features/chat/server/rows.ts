import type { MessageBody, Said } from '../rules/messages.ts';
import type * as schema from '../schema.ts';

export type ConversationRow = typeof schema.conversations.$inferSelect;
export type MessageRow = typeof schema.messages.$inferSelect;

/** `note` is what was typed beside a structured message; its `content` is composed of both. */
export type StoredBody = MessageBody & { readonly note?: string };

export const bodyOf = ({ kind, body }: Pick<MessageRow, 'kind' | 'body'>): StoredBody =>
  kind === 'TEXT' ? { kind: 'TEXT' } : ({ ...(body as object), kind } as StoredBody);

export const toSaid = (row: MessageRow): Said => ({
  id: row.id,
  seq: row.seq,
  senderId: row.senderId,
  createdAt: row.createdAt.toISOString(),
  body: bodyOf(row),
});

/** The other person; null for somebody who is not in it. */
export function otherOf(pair: Pick<ConversationRow, 'buyerId' | 'sellerId'>, userId: string): string | null {
  if (pair.buyerId === userId) return pair.sellerId;
  return pair.sellerId === userId ? pair.buyerId : null;
}
