import { eq } from 'drizzle-orm';
import type { ListingCategory } from '#shared/enums.ts';
import { listingFolder } from '#features/listings/rules/listing-path.ts';
import { listings as sentences } from '#features/listings/words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { listOpenings } from '#features/open-houses/server/index.ts';
import { eventOfOpening, eventsOf } from './events-of.ts';
import { type CalendarEvent, writeCalendar } from '#platform/calendar/index.ts';

const { listings } = schema;

type Base = Pick<Ctx, 'db' | 'config' | 'now'>;
type Input = {
  readonly id: string;
  readonly category: ListingCategory;
  /** One time instead of all of them. */
  readonly opening?: string | null;
};

/**
 * The calendar file of a garage sale or an open house. It stays where it is when the listing is taken down, so that
 * whoever subscribed sees that it was called off. What never was public is missing.
 */
export async function listingCalendar({ ctx, input }: { ctx: Base; input: Input }): Promise<string> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, input.id));
  const isHere = row && listingFolder(row.category) === listingFolder(input.category);
  if (!row?.publishedAt || !isHere) throw missing(sentences.missing);
  const openings = await listOpenings({ ctx, listingId: row.id });
  const around = { siteUrl: ctx.config.siteUrl, now: ctx.now() };
  const one = input.opening ? openings.find(({ id }) => id === input.opening) : null;
  if (input.opening && !one) throw missing(sentences.missing);
  const events: CalendarEvent[] = one ? [eventOfOpening(row, one, around)] : eventsOf(row, openings, around);
  return writeCalendar({ name: row.title, events });
}
