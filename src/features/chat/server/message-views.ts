import type { Message, MessageBodyView } from '../contracts/chats.ts';
import { findContacts } from '../rules/contacts.ts';
import { readOffers } from '../rules/offers.ts';
import type { MessageKind } from '../rules/kinds.ts';
import { readViewings } from '../rules/viewings.ts';
import { shieldReasons } from '../words/chats.ts';
import type { Services } from '#platform/context.ts';
import { findSaid } from './find-said.ts';
import { type MeetingRow, readMeetings } from './meetings/keep-meeting.ts';
import { calendarPath } from './paths.ts';
import { type PhotosOfMessages, readChatPhotos } from './photos.ts';
import { bodyOf, type MessageRow } from './rows.ts';
import { marksOf } from './shield-message.ts';

type Offers = ReturnType<typeof readOffers>;
type Viewings = ReturnType<typeof readViewings>;
type Meetings = Awaited<ReturnType<typeof readMeetings>>;
/** What structured messages of some conversations came to. */
type Known = {
  readonly offers: Offers;
  readonly viewings: Viewings;
  readonly meetings: Meetings;
  readonly photos: PhotosOfMessages;
};

const NOTHING: Known = { offers: new Map(), viewings: new Map(), meetings: new Map(), photos: new Map() };

/** A text as both people read it: nothing has to be looked up for it. */
export const viewText = (row: MessageRow): Message => toMessage(row, NOTHING);

/** Messages as both people read them. Texts need nothing more; offers, viewings and photos are looked up. */
export async function viewMessages({
  services,
  rows,
}: {
  services: Pick<Services, 'db' | 'now'>;
  rows: readonly MessageRow[];
}): Promise<Message[]> {
  const known = rows.every(({ kind }) => kind === 'TEXT') ? NOTHING : await lookUp(services, rows);
  return rows.map((row) => toMessage(row, known));
}

async function lookUp(services: Pick<Services, 'db' | 'now'>, rows: readonly MessageRow[]): Promise<Known> {
  const ids = [...new Set(rows.filter(({ kind }) => kind !== 'TEXT').map(({ conversationId }) => conversationId))];
  const now = services.now();
  const offers = new Map();
  const viewings = new Map();
  for (const said of (await findSaid(services.db, ids)).values()) {
    for (const [id, state] of readOffers(said, now)) offers.set(id, state);
    for (const [id, state] of readViewings(said, now)) viewings.set(id, state);
  }
  const idsOf = (wanted: MessageKind) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const meetings = await readMeetings(services.db, idsOf('VIEWING'));
  return { offers, viewings, meetings, photos: await readChatPhotos(services.db, idsOf('PHOTOS')) };
}

function toMessage(row: MessageRow, known: Known): Message {
  return {
    id: row.id,
    conversationId: row.conversationId,
    senderId: row.senderId,
    seq: row.seq,
    key: row.key,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    body: toBody(row, known),
    marks: marksOf(row).map((rule) => ({ rule, reason: shieldReasons[rule] })),
    contacts: findContacts(row.content),
  };
}

const placeOf = (meeting: MeetingRow | undefined) =>
  meeting?.status === 'CONFIRMED' && meeting.placeKind !== null && meeting.place !== ''
    ? { kind: meeting.placeKind, place: meeting.place }
    : null;

function toBody(row: MessageRow, { offers, viewings, meetings, photos }: Known): MessageBodyView {
  const body = bodyOf(row);
  const note = body.note ?? '';
  switch (body.kind) {
    case 'TEXT':
      return { kind: 'TEXT' };
    case 'PHOTOS':
      return { kind: 'PHOTOS', note, photos: [...(photos.get(row.id) ?? [])] };
    case 'OFFER': {
      const { intent, amountCents, trade, counterTo } = body;
      const { status = 'LAPSED', holdsUntil = row.createdAt.toISOString() } = offers.get(row.id) ?? {};
      return { kind: 'OFFER', note, intent, amountCents, currency: 'USD', trade, counterTo, status, holdsUntil };
    }
    case 'OFFER_ANSWER':
      return { kind: 'OFFER_ANSWER', note, offerId: body.offerId, answer: body.answer };
    case 'VIEWING': {
      const { startsAt, minutes, timeZone, place, insteadOf } = body;
      const { status = 'LAPSED', holdsUntil = startsAt } = viewings.get(row.id) ?? {};
      const open = status === 'PROPOSED' || status === 'CONFIRMED';
      const path = open ? calendarPath(row.conversationId, row.id) : null;
      const when = { startsAt, minutes, timeZone, place, insteadOf };
      const meetAt = status === 'CONFIRMED' ? placeOf(meetings.get(row.id)) : null;
      return { kind: 'VIEWING', note, ...when, status, holdsUntil, meetAt, calendarPath: path };
    }
    case 'VIEWING_ANSWER':
      return { kind: 'VIEWING_ANSWER', note, viewingId: body.viewingId, answer: body.answer };
    case 'VIEWING_PLACE':
      return { kind: 'VIEWING_PLACE', note, viewingId: body.viewingId, placeKind: body.placeKind };
    case 'LISTING':
      return { kind: 'LISTING', news: body.news, yours: body.yours, closes: body.closes };
  }
}
