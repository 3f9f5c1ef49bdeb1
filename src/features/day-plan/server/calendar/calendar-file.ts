import { eq } from 'drizzle-orm';
import type { ListingCategory } from '#shared/enums.ts';
import { parseListingPath, listingFolder, listingPath } from '#features/listings/rules/listing-path.ts';
import type { Ctx } from '#platform/context.ts';
import { calendarFile, type CalendarEvent, writeCalendar } from '#platform/calendar/index.ts';
import { missing, orMissing } from '#platform/errors.ts';
import { listings as sentences } from '#features/listings/words/listings.ts';
import * as schema from '#features/schema.ts';
import { listOpenings, type PublicOpening } from '#features/open-houses/server/index.ts';
import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { detailsFor } from '#features/listings/rules/street.ts';
import { placeLine } from '#features/listings/rules/place-line.ts';
import { isUp } from '#features/listings/rules/status.ts';
import { toLocal } from '#shared/time-zones.ts';
import type { ListingRow } from '#features/listings/server/index.ts';

const { listings } = schema;

type Row = Pick<
  ListingRow,
  | 'id'
  | 'category'
  | 'slug'
  | 'title'
  | 'description'
  | 'status'
  | 'city'
  | 'region'
  | 'postcode'
  | 'latitude'
  | 'longitude'
  | 'details'
  | 'answers'
  | 'startsAt'
  | 'version'
  | 'updatedAt'
>;
type Time = Pick<PublicOpening, 'startsAt' | 'endsAt' | 'status'>;
type Around = { readonly siteUrl: string; readonly now: Date };

/** Times that follow each other without a gap are one: nobody wants twelve visits of twenty minutes in a calendar. */
function joined(times: readonly Time[]): Time[] {
  const blocks: Time[] = [];
  for (const time of [...times].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = blocks.at(-1);
    if (last && last.endsAt.getTime() === time.startsAt.getTime())
      blocks[blocks.length - 1] = { ...last, endsAt: time.endsAt };
    else blocks.push(time);
  }
  return blocks;
}

/** Sold, taken down: nobody opens any more. What is over stays as it was. */
const isOff = (row: Row, time: Time, now: Date): boolean =>
  time.status === 'CANCELLED' || (!isUp(row.status) && time.endsAt > now);

function toEvent(row: Row, time: Time, uid: string, { siteUrl, now }: Around): CalendarEvent {
  const path = listingPath({ category: row.category, id: row.id, slug: row.slug });
  return {
    uid: `${uid}@${new URL(siteUrl).hostname}`,
    start: time.startsAt,
    end: time.endsAt,
    title: row.title,
    text: row.description.slice(0, 1_000),
    place: placeLine({ place: row, details: detailsFor(row, 'anyone', now) }),
    // The middle of a ZIP is no place to drive to: the words say as much as may be known.
    at: null,
    url: new URL(path, siteUrl).href,
    sequence: row.version,
    changedAt: row.updatedAt,
    cancelled: isOff(row, time, now),
  };
}

/**
 * The entries of a listing's calendar: one for every stretch of a day. They are named by their day, so that a change of
 * hours changes the entry that people have, and a day that was called off is still there to say so.
 */
function eventsOf(row: Row, openings: readonly Time[], around: Around): CalendarEvent[] {
  const zone = zoneOf(row);
  const days = Map.groupBy(openings, ({ startsAt }) => toLocal(startsAt, zone).day);
  return [...days].flatMap(([day, times]) => {
    const open = times.filter(({ status }) => status === 'OPEN');
    return joined(open.length > 0 ? open : times).map((time, at) =>
      toEvent(row, time, at === 0 ? `${row.id}-${day}` : `${row.id}-${day}-${at + 1}`, around),
    );
  });
}

/** One time of an open house, for whoever reserved it. */
const eventOfOpening = (row: Row, opening: PublicOpening, around: Around): CalendarEvent => ({
  ...toEvent(row, opening, opening.id, around),
  sequence: row.version + opening.sequence,
});

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

type Asked = { readonly category: ListingCategory; readonly word: string | undefined; readonly url: URL };

/**
 * What `event.ics` below a listing's address answers; null where there is no such listing. `?opening=` asks for one of
 * its times. The file stays when the listing goes, so that subscribers see that it was called off.
 */
export async function openListingCalendar({ ctx, input }: { ctx: Ctx; input: Asked }): Promise<Response | null> {
  const named = parseListingPath(input.word);
  if (!named.ok) return null;
  const opening = input.url.searchParams.get('opening');
  const { id } = named.value;
  const text = await orMissing(listingCalendar({ ctx, input: { id, category: input.category, opening } }));
  return text === null ? null : calendarFile(text, 'no-cache');
}
