import { fill } from '#shared/text.ts';
import { textLine } from '#shared/text-line.ts';
import { meetingEmails as words } from '../../words/meetings.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { directionsTo } from '../../rules/directions.ts';
import { conversationPath } from '../paths.ts';
import type { MeetingRow } from './keep-meeting.ts';
import { meetingCalendar } from './meeting-calendar.ts';

export type MeetingNews = 'confirmed' | 'updated' | 'canceled' | 'tomorrow' | 'soon';

/** One of the two, and how they know the other one. */
export type Party = {
  readonly role: 'BUYER' | 'SELLER';
  readonly email: string;
  readonly name: string;
  readonly withName: string;
};

type Call = {
  readonly config: Config;
  readonly meeting: MeetingRow;
  readonly title: string;
  readonly party: Party;
  readonly news: MeetingNews;
};

/** Thin and unbreakable spaces are no good in subjects of emails. */
const plain = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

function whenOf({ startsAt, timeZone }: MeetingRow) {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const format = (parts: Intl.DateTimeFormatOptions) =>
    plain(new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(startsAt));
  return { when: format({ ...day, ...clock, timeZoneName: 'shortGeneric' }), time: format(clock) };
}

/** The same in a text. Its place is behind the link, where one has to sign in. */
export function meetingText({ config, meeting, title, news }: Omit<Call, 'party'>): string {
  const url = config.siteUrl + conversationPath(meeting.conversationId);
  return textLine(words[news].text, { ...whenOf(meeting), title, url });
}

/** A visit as one of the two hears of it, with the entry for their calendar. Its place is in it for these two alone. */
export function meetingEmail({ config, meeting, title, party, news }: Call): Email {
  const { subject, heading, lead } = words[news];
  const { when, time } = whenOf(meeting);
  const stands = meeting.status === 'CONFIRMED';
  const noPlace = party.role === 'SELLER' ? words.noPlaceSeller : words.noPlaceBuyer;
  const body = renderEmail({
    preview: [title, stands ? meeting.place : ''].filter(Boolean).join(', '),
    heading,
    paragraphs: [
      title,
      when,
      fill(words.with, { name: party.withName }),
      ...(stands && meeting.place === '' ? [noPlace] : []),
      lead,
    ],
    items:
      stands && meeting.place !== ''
        ? [{ title: meeting.place, line: words.directions, url: directionsTo(meeting.place) }]
        : [],
    button: {
      label: news === 'canceled' ? words.buttonCanceled : words.button,
      url: config.siteUrl + conversationPath(meeting.conversationId),
    },
    footer: words.footer,
  });
  const reader = { name: party.name, email: party.email };
  const calendar = meetingCalendar({ config, meeting, title, withName: party.withName, reader });
  return { to: party.email, subject: fill(subject, { when, time }), ...body, calendar };
}
