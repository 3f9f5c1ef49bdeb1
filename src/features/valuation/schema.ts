import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Learned } from './rules/drift/learn.ts';
import { moment } from '#platform/columns.ts';

/** How the market was found to have moved since the month of the model's prices. Versions are added, so that a valuation can name its own. */
export const marketDrifts = pgTable(
  'market_drifts',
  {
    id: uuid('id').primaryKey(),
    /** `market-2026-11-23T12` */
    version: text('version').notNull(),
    at: moment('at').notNull(),
    /** Asks and sale prices that it was learned from. */
    asks: integer('asks').notNull(),
    learned: jsonb('learned').$type<Learned>().notNull(),
  },
  (t) => [index('market_drifts_at_idx').on(t.at.desc())],
);
