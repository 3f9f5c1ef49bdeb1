import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { listings } from '#features/listings/schema.ts';

/** How often a listing's page was looked at on a day (UTC). Nothing about who looked. */
export const listingViews = pgTable(
  'listing_views',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day] })],
);
