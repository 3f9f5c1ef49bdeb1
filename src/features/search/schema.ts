import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The dictionary: every make, model, trim, body, state … that a listing ever had, with a number that stays. Also the
 * vocabulary that typing errors are mended with.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    code: serial('code').primaryKey(),
    kind: text('kind').notNull(),
    /** As in addresses: `land-rover`. Spellings that differ only in case, accents or signs are one term. */
    key: text('key').notNull(),
    label: text('label').notNull(),
  },
  (t) => [uniqueIndex('search_terms_key').on(t.kind, t.key)],
);

/**
 * One narrow row per listing that ever was listed, written in the transaction that changes the listing. Codes are
 * those of `search_terms`, 0 where there is none. Rows of listings that left the lists stay with `listed` off, so that
 * whoever follows the versions hears of it.
 */
export const listingSearch = pgTable(
  'listing_search',
  {
    /** A short name for the listing inside the search; the last sort key, so that no two rows ever tie. */
    ref: serial('ref').primaryKey(),
    listingId: uuid('listing_id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    listed: boolean('listed').notNull(),
    category: integer('category').notNull(),
    vehicleType: integer('vehicle_type').notNull(),
    vehicleClass: integer('vehicle_class').notNull().default(0),
    make: integer('make').notNull(),
    model: integer('model').notNull(),
    style: integer('style').notNull(),
    homeType: integer('home_type').notNull().default(0),
    lease: integer('lease').notNull().default(0),
    saleType: integer('sale_type').notNull().default(0),
    /** A bit for each of `GOODS` and of `FEATURES`, in their order: new ones are added at the end of those lists. */
    goods: integer('goods').notNull().default(0),
    features: integer('features').notNull().default(0),
    condition: integer('condition').notNull(),
    state: integer('state').notNull(),
    /** The step of the deal badge, a term like the others. */
    deal: integer('deal').notNull().default(0),
    /** The price as a share of the market price, in thousandths; null without a badge. */
    dealShare: integer('deal_share'),
    hasPhoto: boolean('has_photo').notNull(),
    /** Rents by the month. */
    priceCents: integer('price_cents'),
    year: smallint('year'),
    mileage: integer('mileage'),
    hours: integer('hours'),
    /** Tenths of a foot. */
    length: smallint('length'),
    sqft: integer('sqft'),
    beds: smallint('beds'),
    /** Tenths: halves count. */
    baths: smallint('baths'),
    /** Days on which one may come, as `DayBits`. */
    firstDay: integer('first_day'),
    daysNear: integer('days_near').notNull().default(0),
    daysFar: integer('days_far').notNull().default(0),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    publishedAt: moment('published_at').notNull(),
    /** When anything that a page shows of it changed last. */
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('listing_search_listing_key').on(t.listingId), // Who follows the index reads on from a place in this order.
    index('listing_search_version_idx').on(t.version, t.ref),
  ],
);

/** The words of a listing, apart from its row: a new price must not rewrite them. */
export const listingText = pgTable(
  'listing_text',
  {
    ref: integer('ref').primaryKey(),
    title: tsvector('title').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [index('listing_text_words_idx').using('gin', t.words)],
);

/** One row: counts the changes of `listing_search`. The epoch tells a table that was emptied from one that grew. */
export const searchClock = pgTable('search_clock', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  epoch: uuid('epoch').notNull().default(sql`gen_random_uuid()`),
});
