import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';
import { listings } from '#features/listings/schema.ts';

/**
 * When one may come: the days of a garage sale, the times of an open house. Written from the listing's answers in the
 * transaction that changes them. A time that is taken back stays as CANCELLED, so that calendars hear of it.
 */
export const openings = pgTable(
  'openings',
  {
    id: uuid('id').primaryKey(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Parties that may reserve it; null where one simply comes. */
    places: integer('places'),
    status: text('status').$type<'OPEN' | 'CANCELLED'>().notNull().default('OPEN'), // OPEN | CANCELLED
    /** SEQUENCE of the calendar file: counts changes that subscribers have to hear of. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [uniqueIndex('openings_start_key').on(t.listingId, t.startsAt), index('openings_end_idx').on(t.endsAt)],
);

/** A party that wants to come. Names and addresses are for the host's eyes, and are forgotten after the visit. */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey(),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => openings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    status: text('status').$type<'HELD' | 'CONFIRMED' | 'CANCELLED'>().notNull(), // HELD | CONFIRMED | CANCELLED
    /** SHA-256 of the secret in the letter's link, which confirms and cancels. */
    tokenHash: text('token_hash').notNull(),
    /** A place is kept for an address that has not been confirmed until then. */
    heldUntil: moment('held_until').notNull(),
    sequence: integer('sequence').notNull().default(0),
    /** The visit is tomorrow, and is in two hours: when that was said; null until then. */
    toldDayBeforeAt: moment('told_day_before_at'),
    toldSoonAt: moment('told_soon_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('reservations_token_key').on(t.tokenHash),
    uniqueIndex('reservations_party_key').on(t.openingId, t.email).where(sql`status <> 'CANCELLED'`),
    index('reservations_user_idx').on(t.userId),
  ],
);
