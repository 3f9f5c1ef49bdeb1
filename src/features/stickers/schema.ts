import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ScanKind } from './rules/scan-kind.ts';
import type { CodeEvent } from '#features/sticker-codes/rules/sticker-state.ts';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';
import { listings } from '#features/listings/schema.ts';

/**
 * A sticker's code. What it is (blank, claimed, linked, outside, retired) follows from these columns:
 * `sticker-codes/rules/sticker-state`. The codes of one listing are its group.
 */
export const qrCodes = pgTable(
  'qr_codes',
  {
    /** The version-4 UUID on the sticker: 122 random bits, so that nobody guesses one. */
    id: uuid('id').primaryKey(),
    /** Four digits that say which product it is; null on codes made without one. */
    prefix: text('prefix'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    /** Where it leads instead of, or beside, a listing of ours. */
    externalUrl: text('external_url'),
    /** Codes made together: a printed sheet, a pack. */
    batchId: uuid('batch_id').notNull(),
    /** From 1, in the order they are printed. */
    batchPosition: integer('batch_position').notNull().default(1),
    /** The order of the sticker store that they were made for. */
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    retiredAt: moment('retired_at'),
  },
  (t) => [
    index('qr_codes_owner_idx').on(t.ownerId, t.updatedAt),
    index('qr_codes_listing_idx').on(t.listingId),
    index('qr_codes_batch_idx').on(t.batchId, t.batchPosition),
    index('qr_codes_order_idx').on(t.orderId).where(sql`order_id is not null`),
  ],
);

/** What became of a code, and by whom. Rows are added and never changed: a trigger refuses it. */
export const qrHistory = pgTable(
  'qr_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    codeId: uuid('code_id').notNull(),
    kind: text('kind').$type<CodeEvent>().notNull(), // one of CODE_EVENTS in sticker-codes/rules/sticker-state
    actorId: uuid('actor_id'),
    listingBefore: uuid('listing_before'),
    listingAfter: uuid('listing_after'),
    at: moment('at').notNull(),
  },
  (t) => [index('qr_history_code_idx').on(t.codeId, t.id)],
);

/** Several codes on one thing. Its members are the codes of the listing. */
export const qrGroups = pgTable(
  'qr_groups',
  {
    id: uuid('id').primaryKey(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('qr_groups_listing_key').on(t.listingId)],
);

/** A draft made from a sticker by somebody not signed in yet: publishing it claims and links the code. */
export const qrCarried = pgTable(
  'qr_carried',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    codeId: uuid('code_id')
      .notNull()
      .references(() => qrCodes.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (t) => [index('qr_carried_code_idx').on(t.codeId)],
);

/** How often a code was opened on a day (UTC), by kind. Nothing about who; codes nobody knows are kept too. */
export const qrScans = pgTable(
  'qr_scans',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The UUID in lower case; of a code that is not ours what `sticker-codes/rules/unknown-code` keeps, or OTHERS. */
    code: text('code').notNull(),
    /** Whether it was one of ours at that moment. */
    known: boolean('known').notNull(),
    listingId: uuid('listing_id'),
    kind: text('kind').$type<ScanKind>().notNull(), // PERSON | BOT | CLICK
    count: integer('count').notNull().default(0),
  },
  (t) => [
    unique('qr_scans_day_key').on(t.code, t.day, t.kind, t.listingId).nullsNotDistinct(),
    index('qr_scans_listing_idx').on(t.listingId, t.day),
  ],
);

/** Somebody without an account who wants to know when a price comes down. Nothing is mailed before `confirmedAt`. */
export const priceWatches = pgTable(
  'price_watches',
  {
    id: uuid('id').primaryKey(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** What it cost when they asked, and what the last letter said. */
    priceCents: integer('price_cents').notNull(),
    toldPriceCents: integer('told_price_cents'),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    stoppedAt: moment('stopped_at'),
  },
  (t) => [
    uniqueIndex('price_watches_email_key').on(t.listingId, t.email),
    index('price_watches_age_idx').on(t.createdAt),
  ],
);
