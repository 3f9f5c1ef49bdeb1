import { listingPath } from '#features/listings/rules/listing-path.ts';
import { fill } from '#shared/text.ts';
import { type CalendarFile, writeCalendar } from '#platform/calendar/index.ts';
import type { Services } from '#platform/context.ts';
import { senderAddress } from '#platform/mail/index.ts';
import { visitEmails } from '../words.ts';
import type { FoundVisit } from './find-visit.ts';
import { directionsTo, placeLine } from '#features/listings/rules/place-line.ts';
import { detailsFor } from '#features/listings/rules/street.ts';
import { textAnswer } from '#shared/answers.ts';

/** Where a visit is, as exactly as this party may know. */
type VisitPlace = {
  readonly address: string;
  /** With its street: something to drive to. */
  readonly exact: boolean;
  readonly directions: string;
};

type Asked = {
  readonly party: Pick<FoundVisit['party'], 'status'>;
  readonly opening: Pick<FoundVisit['opening'], 'status'>;
  readonly row: FoundVisit['row'];
};

/** Only a confirmed time that still stands opens the street of a host who tells nobody else. */
export function placeOf({ party, opening, row }: Asked, now: Date): VisitPlace {
  const stands = party.status === 'CONFIRMED' && opening.status === 'OPEN';
  const details = detailsFor(row, stands ? 'with-time' : 'anyone', now);
  const address = placeLine({ place: row, details });
  return { address, exact: textAnswer(details, 'street') !== '', directions: directionsTo(address) };
}

type About = FoundVisit & { readonly services: Pick<Services, 'config' | 'now'>; readonly host: string };

/**
 * The entry of one visit: always the same one, changed or taken out by whichever file comes last. Every change of the
 * listing, the time or the reservation counts up, so their sum never goes down.
 */
export function visitCalendar({ services, host, row, opening, party }: About): CalendarFile {
  const { siteUrl, mailFrom } = services.config;
  const cancelled = party.status === 'CANCELLED';
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  const event = {
    uid: `visit-${party.id}@${new URL(siteUrl).hostname}`,
    start: opening.startsAt,
    end: opening.endsAt,
    title: row.title,
    text: fill(visitEmails.inCalendar, { host }),
    place: placeOf({ party, opening, row }, services.now()).address,
    at: null,
    url: new URL(listingPath(row), siteUrl).href,
    sequence: row.version + opening.sequence + party.sequence,
    changedAt: new Date(Math.max(party.updatedAt.getTime(), opening.updatedAt.getTime(), row.updatedAt.getTime())),
    cancelled,
    organizer: { name: 'Curbtag', email: senderAddress(mailFrom) },
    attendee: { name: party.name, email: party.email },
  };
  return { method, content: writeCalendar({ name: row.title, events: [event], method }) };
}
