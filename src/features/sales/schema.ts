import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { conversations } from '#features/chat/schema.ts';
import { moment } from '#platform/columns.ts';
import type { Act, Side } from './rules/acts.ts';

/**
 * What was done in a sale, in order. A sale is its conversation: one buyer, one seller, one listing. A trigger refuses
 * UPDATE. Who it was stands as a side, so that nothing of a person is in it.
 */
export const saleEvents = pgTable(
  'sale_events',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    side: text('side').$type<Side>().notNull(),
    act: jsonb('act').$type<Act>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.seq] })],
);
