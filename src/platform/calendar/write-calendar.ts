import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

/** Whom an entry names: who holds it, or who is invited. */
type CalendarPerson = { readonly name: string; readonly email: string };

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
  /** Proposed, and not agreed on yet. */
  readonly tentative?: boolean;
  /** Both, for a meeting of one person: calendars take an update only from who sent the first one. */
  readonly organizer?: CalendarPerson;
  readonly attendee?: CalendarPerson;
};

/**
 * What a program does with the file: PUBLISH shows entries, REQUEST puts the entry of one person into their calendar or
 * changes it there, CANCEL takes it out.
 */
type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** A file with what it is for, as an email carries it. */
export type CalendarFile = { readonly method: CalendarMethod; readonly content: string };

const PRODUCT = { company: 'Curbtag', product: 'Curbtag', language: 'EN' } as const;

/** Text that a line of the file can carry: no halves of characters, no control characters but the end of a line. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]+/gu, ' ')
    .trim();

const cleanPerson = ({ name, email }: CalendarPerson) => ({ name: clean(name), email });

function people({ organizer, attendee, cancelled }: CalendarEvent): Partial<ICalEventData> {
  const status = cancelled ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED;
  return {
    ...(organizer ? { organizer: cleanPerson(organizer) } : {}),
    // Whoever reserved has said yes already: nobody reads answers to these.
    ...(attendee ? { attendees: [{ ...cleanPerson(attendee), rsvp: false, status, role: ICalAttendeeRole.REQ }] } : {}),
  };
}

function statusOf({ cancelled, tentative = false }: CalendarEvent): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED;
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/**
 * A calendar file (RFC 5545): UTC, folded at 75 octets, UID and DTSTAMP on every entry. An entry that was called off stays
 * in it as cancelled, so that whoever subscribed sees that.
 */
export function writeCalendar({
  name,
  events,
  method = 'PUBLISH',
}: {
  name: string;
  events: readonly CalendarEvent[];
  method?: CalendarMethod;
}): string {
  // The library escapes line breaks in entries, not in the calendar's own name.
  const calendar = ical({
    name: clean(name).replaceAll('\n', ' '),
    prodId: PRODUCT,
    method: ICalCalendarMethod[method],
    ttl: 60 * 60,
  });
  for (const event of events) {
    const { latitude, longitude } = event.at ?? {};
    calendar.createEvent({
      id: event.uid,
      start: event.start,
      end: event.end,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      sequence: event.sequence,
      status: statusOf(event),
      summary: clean(event.title),
      description: clean(event.text),
      url: event.url,
      location:
        latitude === undefined || longitude === undefined
          ? clean(event.place)
          : { title: clean(event.place), geo: { lat: latitude, lon: longitude } },
      ...people(event),
    });
  }
  return calendar.toString();
}
