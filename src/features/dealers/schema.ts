import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OpeningHours } from './rules/opening-hours.ts';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';
import { listings } from '#features/listings/schema.ts';

/** A dealership as it wants to be known: everything here but `user_id` is public while the status is ACTIVE. */
export const partners = pgTable(
  'partners',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    partnerType: text('partner_type').notNull().default('DEALERSHIP'),
    status: text('status').$type<'ACTIVE' | 'HIDDEN'>().notNull().default('ACTIVE'), // ACTIVE | HIDDEN
    name: text('name').notNull(),
    /** Given once and never changed: printed addresses keep working when the name does not. */
    slug: text('slug').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postcode: text('postcode').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone').notNull(),
    website: text('website'),
    about: text('about').notNull().default(''),
    /** `{ MONDAY: { opens: '09:00', closes: '18:00' }, … }`; a day that is missing is closed. */
    hours: jsonb('hours').$type<OpeningHours>().notNull().default({}),
    storeCode: text('store_code').notNull(),
    /** What comes on top of every price: for the papers, null until the dealership says; and what else is required. */
    docFeeCents: integer('doc_fee_cents'),
    otherFeesCents: integer('other_fees_cents').notNull().default(0),
    /** `{ hash, width, height, color, widths }` of the logo, whose files lie under the row's id; null without one. */
    logo: jsonb('logo'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('partners_user_key').on(t.userId),
    uniqueIndex('partners_slug_key').on(t.slug),
    index('partners_state_idx').on(t.state, t.name),
  ],
);

/** Which listing a dealer's stock number or VIN belongs to, so that the same file read twice makes one listing. */
export const stockItems = pgTable(
  'stock_items',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vin: text('vin'),
    stockNumber: text('stock_number'),
  },
  (t) => [
    uniqueIndex('stock_items_vin_key').on(t.userId, t.vin),
    uniqueIndex('stock_items_number_key').on(t.userId, t.stockNumber),
  ],
);

/**
 * A file of stock on its way in: looked at first, then read row by row by a job; `done` is where it stands. `results` is
 * one entry a row: what was found in the preview, later what became of it.
 */
export const stockImports = pgTable(
  'stock_imports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<'PREVIEW' | 'RUNNING' | 'DONE'>().notNull().default('PREVIEW'), // PREVIEW | RUNNING | DONE
    source: text('source').notNull(),
    options: jsonb('options').notNull(),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    results: jsonb('results').notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [index('stock_imports_user_idx').on(t.userId, t.createdAt)],
);
