import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingStatus } from '#shared/enums.ts';
import type { AlertFrequency } from './rules/schedule.ts';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';
import { listings } from '#features/listings/schema.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const listingId = () =>
  uuid('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' });

/** A heart: what a person keeps an eye on, with price and status as they were then. */
export const savedListings = pgTable(
  'saved_listings',
  {
    userId: userId(),
    listingId: listingId(),
    savedAt: moment('saved_at').notNull(),
    priceCents: integer('price_cents'),
    status: text('status').$type<ListingStatus>().notNull(),
    /** The price of the last letter about it. The next one needs a further drop from here, so that alerts do not flap. */
    toldPriceCents: integer('told_price_cents'),
    toldAt: moment('told_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.listingId] }), index('saved_listings_listing_idx').on(t.listingId)],
);

/** A search that its person wants to hear about. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** The search as it stands in an address, in its one spelling: `search/rules/query` writes, `search/rules/parse` reads it. */
    query: text('query').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(), // INSTANT | DAILY | WEEKLY
    paused: boolean('paused').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Listings published before this are no news: the person has seen them in the results. */
    newsSince: moment('news_since').notNull(),
    /** The record of prices and statuses has been read up to here. */
    readUpTo: moment('read_up_to').notNull(),
    nextRunAt: moment('next_run_at').notNull(),
    lastRunAt: moment('last_run_at'),
    lastSentAt: moment('last_sent_at'),
  },
  (t) => [
    index('saved_searches_user_idx').on(t.userId, t.createdAt),
    index('saved_searches_due_idx').on(t.nextRunAt).where(sql`not paused`),
  ],
);

/** What a search has announced already. A listing is in here once, whatever happens to it. */
export const savedSearchFinds = pgTable(
  'saved_search_finds',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: listingId(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.listingId] }), index('saved_search_finds_listing_idx').on(t.listingId)],
);
