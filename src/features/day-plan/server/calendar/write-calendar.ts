import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** One entry of a calendar file. Times are moments; the file says them in UTC. */
export type CalendarEvent = {
  /** Stays the same for as long as the thing is the same thing. */
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
  readonly url: string;
  /** Grows with every change, so that calendars take the newer one. */
  readonly sequence: number;
  /** When it was changed last. */
  readonly changedAt: Date;
  readonly cancelled: boolean;
};

const PRODUCT = { company: 'Curbtag', product: 'Curbtag', language: 'EN' } as const;

/** Text that a line of the file can carry: no halves of characters, no control characters but the end of a line. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]+/gu, ' ')
    .trim();

/**
 * A calendar file (RFC 5545): UTC, folded at 75 octets, UID and DTSTAMP on every entry. An entry that was called off stays
 * in it as cancelled, so that whoever subscribed sees that.
 */
export function writeCalendar({ name, events }: { name: string; events: readonly CalendarEvent[] }): string {
  const calendar = ical({ name: clean(name), prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH, ttl: 60 * 60 });
  for (const event of events) {
    const { latitude, longitude } = event.at ?? {};
    calendar.createEvent({
      id: event.uid,
      start: event.start,
      end: event.end,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      sequence: event.sequence,
      status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: clean(event.title),
      description: clean(event.text),
      url: event.url,
      location:
        latitude === undefined || longitude === undefined
          ? clean(event.place)
          : { title: clean(event.place), geo: { lat: latitude, lon: longitude } },
    });
  }
  return calendar.toString();
}
