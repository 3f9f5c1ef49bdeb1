import { fill } from '#shared/text.ts';
import { chatLines as words } from '../../words/chats.ts';
import { type CalendarFile, writeCalendar } from '#platform/calendar/index.ts';
import type { Config } from '#platform/config/config.ts';
import { senderAddress } from '#platform/mail/index.ts';
import { conversationPath } from '../paths.ts';
import type { MeetingRow } from './keep-meeting.ts';

export type CalendarEntry = Pick<
  MeetingRow,
  'id' | 'conversationId' | 'startsAt' | 'minutes' | 'place' | 'sequence' | 'changedAt'
> & { readonly status: MeetingRow['status'] | 'PROPOSED' };

type Call = {
  readonly config: Pick<Config, 'siteUrl' | 'mailFrom'>;
  readonly meeting: CalendarEntry;
  readonly title: string;
  /** The other person, as this reader knows them. */
  readonly withName: string;
  /** Whose calendar the entry is put into; null for a file to keep. */
  readonly reader: { readonly name: string; readonly email: string } | null;
};

/** The entry of one meeting: always the same one, changed or taken out by whichever file comes last. */
export function meetingCalendar({ config, meeting, title, withName, reader }: Call): CalendarFile {
  const { siteUrl, mailFrom } = config;
  const canceled = meeting.status === 'CANCELED';
  const method = reader === null ? 'PUBLISH' : canceled ? 'CANCEL' : 'REQUEST';
  const url = siteUrl + conversationPath(meeting.conversationId);
  const people = reader && {
    // Only the reader’s own address: the two do not learn each other’s.
    organizer: { name: 'Curbtag', email: senderAddress(mailFrom) },
    attendee: reader,
  };
  const event = {
    uid: `${meeting.id}@${new URL(siteUrl).hostname}`,
    start: meeting.startsAt,
    end: new Date(meeting.startsAt.getTime() + meeting.minutes * 60_000),
    title: fill(words.calendarTitle, { title }),
    text: fill(words.calendarNote, { name: withName, url }),
    place: meeting.place,
    at: null,
    url,
    sequence: meeting.sequence,
    changedAt: meeting.changedAt,
    cancelled: canceled,
    tentative: meeting.status === 'PROPOSED',
    ...people,
  };
  return { method, content: writeCalendar({ name: event.title, events: [event], method }) };
}
