import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RecordKind } from './rules/record.ts';
import type { Deal } from '#features/valuation/rules/steps.ts';
import type { Currency, FlowType, ListingCategory, ListingOrigin, ListingStatus, SaleOutcome } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import type { NewsKind } from './rules/news.ts';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';

/**
 * One listing of any category, from its first draft on. `answers` is what the seller said, field by field, and may
 * hold private things (VIN, plate, street, phone); everything else is projected from it by `sell/rules/project`
 * in the same transaction. Only the projected columns are ever shown to others.
 */
export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey(),
    /** Ten characters people can read out: `7HQ2K9X4MB`. */
    uniqueId: text('unique_id').notNull(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the key that an anonymous draft is reached with; null once it belongs to somebody. */
    sessionKeyHash: text('session_key_hash'),
    category: text('category').$type<ListingCategory>().notNull(),
    flow: text('flow').notNull(),
    flowType: text('flow_type').$type<FlowType>().notNull().default('DEFAULT'),
    status: text('status').$type<ListingStatus>().notNull().default('DRAFT'),
    origin: text('origin').$type<ListingOrigin>().notNull().default('INTERNAL'),
    externalUrl: text('external_url'),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    /** Counts saves; a writer names the version it read, so that two devices cannot overwrite each other unseen. */
    version: integer('version').notNull().default(1),
    currentStep: text('current_step'),
    title: text('title').notNull().default(''),
    slug: text('slug').notNull().default(''),
    description: text('description').notNull().default(''),
    /** What is asked; of what is let, a month's rent. */
    priceCents: integer('price_cents'),
    currency: text('currency').$type<Currency>().notNull().default('USD'),
    postcode: text('postcode'),
    city: text('city'),
    region: text('region'),
    country: text('country').notNull().default('US'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    vehicleType: text('vehicle_type'),
    make: text('make'),
    model: text('model'),
    year: integer('year'),
    mileage: integer('mileage'),
    /** First opening and last closing of what has days: garage sales and open houses. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** The garage sale that an item lies on a table of. */
    saleId: uuid('sale_id').references((): AnyPgColumn => listings.id, { onDelete: 'cascade' }),
    /** Names the item on the device it was entered on, so that what is sent twice is there once. */
    itemKey: uuid('item_key'),
    /** The public facts, typed by category. */
    details: jsonb('details').$type<Answers>().notNull().default({}),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    publishedAt: moment('published_at'),
    soldAt: moment('sold_at'),
    expiresAt: moment('expires_at'),
    /** When its seller was asked whether it is still for sale; null until then, and again after renewing. */
    remindedAt: moment('reminded_at'),
    saleOutcome: text('sale_outcome').$type<SaleOutcome>(),
    salePriceCents: integer('sale_price_cents'),
    /** Up to this line of its record the rent was told for so many months at once. Null where it always was a month's. */
    termRentsUntil: bigint('term_rents_until', { mode: 'number' }),
    termRentMonths: smallint('term_rent_months'),
    demo: boolean('demo').notNull().default(false),
    /** What its price is held against and what that makes of it: `Deal` of `valuation/rules/steps`. Null while nobody looked. */
    deal: jsonb('deal').$type<Deal>(),
    dealAt: moment('deal_at'),
  },
  (t) => [
    uniqueIndex('listings_unique_id_key').on(t.uniqueId),
    index('listings_owner_idx').on(t.ownerId, t.updatedAt),
    index('listings_session_key_idx').on(t.sessionKeyHash),
    index('listings_expiry_idx')
      .on(t.expiresAt)
      .where(sql`status in ('PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED') and not demo`),
    uniqueIndex('listings_item_key').on(t.saleId, t.itemKey),
    index('listings_over_idx')
      .on(t.endsAt)
      .where(sql`status in ('PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED') and ends_at is not null`),
    // What the badges' job looks for, in the order in which it looks.
    index('listings_unrated_idx').on(t.id).where(sql`category = 'VEHICLE' and deal_at is null`),
    index('listings_changed_since_rated_idx').on(t.updatedAt).where(sql`category = 'VEHICLE' and deal_at < updated_at`),
    index('listings_rated_idx').on(t.dealAt).where(sql`category = 'VEHICLE'`),
    index('listings_newest_idx').on(t.publishedAt.desc(), t.id).where(sql`status = 'PUBLISHED'`),
  ],
);

/** Price, status and what buyers rely on, over time. A trigger refuses UPDATE and DELETE; each row carries the hash of the one before. */
export const listingHistory = pgTable(
  'listing_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    listingId: uuid('listing_id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(), // PRICE | STATUS | MILEAGE | HOURS | TITLE | DAMAGE
    before: text('before'),
    after: text('after').notNull(),
    actorId: uuid('actor_id'),
    at: moment('at').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    index('listing_history_listing_idx').on(t.listingId, t.id),
    uniqueIndex('listing_history_chain_key').on(t.listingId, t.previousHash),
    // What happened since a moment: alerts read it every minute.
    index('listing_history_at_idx').on(t.at),
  ],
);

/**
 * What followers of a listing are to be told. Written in the transaction that changes it, so that neither is there
 * without the other; told afterwards by who knows its conversations and who saved it.
 */
export const listingNews = pgTable(
  'listing_news',
  {
    /** Counts up, so that of two in one moment the later one is known. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NewsKind>().notNull(),
    /** Whom it is kept for. Nobody else hears who that is. */
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    changes: jsonb('changes').$type<readonly string[]>().notNull().default([]),
    at: moment('at').notNull(),
    /** When its lines stood in the conversations, and when their devices had been told. */
    writtenAt: moment('written_at'),
    toldAt: moment('told_at'),
  },
  (t) => [
    index('listing_news_listing_idx').on(t.listingId, t.id),
    index('listing_news_untold_idx').on(t.id).where(sql`told_at is null`),
    index('listing_news_at_idx').on(t.at),
  ],
);

/** Who was told of what, in a conversation or by email. A row is written with what it tells, so nobody hears it twice. */
export const listingNewsTold = pgTable(
  'listing_news_told',
  {
    newsId: bigint('news_id', { mode: 'number' })
      .notNull()
      .references(() => listingNews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.userId] }), index('listing_news_told_user_idx').on(t.userId)],
);

/**
 * A code that opened, or may open, one draft on another device. The browser that used it reaches that draft with its own
 * key while the row lasts: the owner's key and account stay where they are.
 */
export const draftLinks = pgTable(
  'draft_links',
  {
    id: uuid('id').primaryKey(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the code carries, and the step that it opens. */
    secretHash: text('secret_hash').notNull(),
    step: text('step').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when the code may be used; once used, until when the device may go on. */
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** SHA-256 of the key of the browser that used it. */
    keyHash: text('key_hash'),
    device: text('device').notNull().default(''),
  },
  (t) => [
    uniqueIndex('draft_links_secret_key').on(t.secretHash),
    index('draft_links_listing_idx').on(t.listingId),
    index('draft_links_key_idx').on(t.keyHash),
    index('draft_links_expiry_idx').on(t.expiresAt),
  ],
);

/** A picture of a listing. Variants are written before the row says READY; originals are never served. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    shot: text('shot'),
    caption: text('caption').notNull().default(''),
    status: text('status').$type<'PROCESSING' | 'READY' | 'FAILED'>().notNull().default('PROCESSING'), // PROCESSING | READY | FAILED
    fault: text('fault'),
    width: integer('width'),
    height: integer('height'),
    /** Average colour as `#rrggbb`, painted while the picture loads. */
    color: text('color'),
    /** Content hash in the address, so that variants can be cached for ever. */
    contentHash: text('content_hash'),
    /** 64-bit difference hash as 16 hex digits: finds the same picture after resizing. */
    perceptualHash: text('perceptual_hash'),
    variants: jsonb('variants').notNull().default([]),
    /** What a drawing shows, as `sceneCode` writes it; null for a photo. Its files are made when first asked for. */
    scene: text('scene'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [index('photos_listing_idx').on(t.listingId, t.position)],
);
