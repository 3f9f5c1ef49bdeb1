import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';

/** A vehicle whose value its person wants to hear of every month. */
export const valueFollows = pgTable(
  'value_follows',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "2014 Honda Accord EX-L" */
    title: text('title').notNull(),
    /** What is valued, as the valuation asks for it. Never the VIN, the plate or an address. */
    vehicle: jsonb('vehicle').notNull(),
    /** SHA-256 over `vehicle`: the same vehicle is followed once. */
    vehicleHash: text('vehicle_hash').notNull(),
    paused: boolean('paused').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    nextAt: moment('next_at').notNull(),
  },
  (t) => [
    uniqueIndex('value_follows_vehicle_key').on(t.userId, t.vehicleHash),
    index('value_follows_due_idx').on(t.nextAt).where(sql`not paused`),
  ],
);

/** Values as they were observed, one a month. Rows are added and never changed. */
export const valuePoints = pgTable(
  'value_points',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    followId: uuid('follow_id')
      .notNull()
      .references(() => valueFollows.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    lowCents: integer('low_cents').notNull(),
    likelyCents: integer('likely_cents').notNull(),
    highCents: integer('high_cents').notNull(),
    modelVersion: text('model_version').notNull(),
    /** Month of the price index that it was carried to: `2026-10`. */
    indexMonth: text('index_month').notNull(),
  },
  (t) => [index('value_points_follow_idx').on(t.followId, t.at)],
);
