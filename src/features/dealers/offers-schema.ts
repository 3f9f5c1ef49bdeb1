import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferIntent } from '#features/chat/rules/kinds.ts';
import type { AskedValue, OfferEvent, OfferedVehicle, OfferRequestStatus } from './rules/offers.ts';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';
import { listings } from '#features/listings/schema.ts';
import { partners } from './schema.ts';

/** A seller asking dealerships for offers on one vehicle. */
export const offerRequests = pgTable(
  'offer_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    intent: text('intent').$type<OfferIntent>().notNull(), // CASH_OFFER | TRADE_IN
    status: text('status').$type<OfferRequestStatus>().notNull().default('OPEN'), // OPEN | TAKEN | CLOSED
    /** What the dealerships are told: `OfferedVehicle` of `dealers/rules/offers`. */
    vehicle: jsonb('vehicle').$type<OfferedVehicle>().notNull(),
    /** Set only with the seller's consent. */
    vin: text('vin'),
    note: text('note').notNull().default(''),
    /** What it was worth then, for the seller alone: `AskedValue`; null where there is no estimate. */
    value: jsonb('value').$type<AskedValue>(),
    takenOfferId: uuid('taken_offer_id'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    // Asking again goes on with the request that is open.
    uniqueIndex('offer_requests_open_key').on(t.listingId, t.intent).where(sql`status = 'OPEN'`),
    index('offer_requests_user_idx').on(t.userId, t.createdAt),
  ],
);

/** The dealerships that the seller ticked. A request is nobody else's to see. */
export const offerInvitations = pgTable(
  'offer_invitations',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => offerRequests.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** The dealership said that it makes no offer. */
    passed: boolean('passed').notNull().default(false),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.partnerId] }),
    index('offer_invitations_partner_idx').on(t.partnerId, t.createdAt),
  ],
);

/** What a dealership would pay. A better offer is a new row; a row is never rewritten. */
export const dealerOffers = pgTable(
  'dealer_offers',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => offerRequests.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    terms: text('terms').notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    /** By the clock of the database, as everything that asks whether it still holds. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('dealer_offers_request_idx').on(t.requestId, t.createdAt)],
);

/** What happened, in order. A trigger refuses UPDATE and DELETE; it outlives the rows it speaks of. */
export const offerHistory = pgTable(
  'offer_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: uuid('request_id').notNull(),
    kind: text('kind').$type<OfferEvent>().notNull(), // ASKED | VIN_SHARED | OFFERED | PASSED | TAKEN | CLOSED
    partnerId: uuid('partner_id'),
    offerId: uuid('offer_id'),
    amountCents: integer('amount_cents'),
    actorId: uuid('actor_id').notNull(),
    at: moment('at').notNull().default(sql`now()`),
  },
  (t) => [index('offer_history_request_idx').on(t.requestId, t.id)],
);
