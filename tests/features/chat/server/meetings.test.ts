import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  changeConversation,
  forgetPlaces,
  readConversation,
  tellMeetings,
  tellThreads,
  viewingFile,
} from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Email } from '#platform/mail/index.ts';
import { kickMail } from '#platform/mail/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { makeBox } from '../../saved/server/support.ts';
import { fault, member, update } from '../../listings/server/support.ts';
import { makePair, say } from './support.ts';

const HOUR = 3_600_000;
const LOBBY = 'Orlando Police, 1250 W South St';

/** The one entry of a calendar file, as a calendar reads it. */
function entry(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event] = calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('The file has no entry.');
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    location: value('location'),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
    people: ['organizer', 'attendee'].map((name) => value(name).toLowerCase()),
  };
}

describe.each(ENGINES)('visits that were agreed on, on %s', (engine) => {
  const box = makeBox();
  const services = useServices({ engine, mailer: box.mailer });
  beforeEach(async () => {
    await services().database.empty();
    box.emails.length = 0;
    services().clock.set('2026-11-20T12:00:00.000Z');
  });

  const inHours = (hours: number) => new Date(services().now().getTime() + hours * HOUR).toISOString();
  const propose = (ctx: Ctx, id: string, hours = 50, insteadOf: string | null = null) =>
    say(ctx, id, '', {
      kind: 'VIEWING',
      startsAt: inHours(hours),
      minutes: 30,
      timeZone: 'America/New_York',
      place: '',
      insteadOf,
    });
  const answer = (ctx: Ctx, id: string, viewingId: string, word: 'CONFIRM' | 'CANCEL') =>
    say(ctx, id, '', { kind: 'VIEWING_ANSWER', viewingId, answer: word });
  const share = (ctx: Ctx, id: string, viewingId: string, place = LOBBY, key?: string) =>
    say(ctx, id, '', { kind: 'VIEWING_PLACE', viewingId, placeKind: place ? 'POLICE' : 'HOME', place }, key);
  async function agreed() {
    const pair = await makePair(services());
    const { id: viewingId } = await propose(pair.buyer, pair.id);
    await answer(pair.seller, pair.id, viewingId, 'CONFIRM');
    return { ...pair, viewingId };
  }
  async function run(hours = 0): Promise<void> {
    services().clock.advance(hours * HOUR);
    await Promise.all(Array.from({ length: 3 }, () => tellMeetings({ services: services() })));
    await kickMail({ services: services() });
  }
  async function meetAt(ctx: Ctx, id: string, viewingId: string) {
    const { messages } = await readConversation({ ctx, input: { id, limit: 50 } });
    const body = messages.find((message) => message.id === viewingId)?.body;
    return body?.kind === 'VIEWING' ? body.meetAt : null;
  }
  const file = async (ctx: Ctx, id: string, messageId: string) =>
    entry(await viewingFile({ ctx, input: { id, messageId } }));
  const entryOf = (email: Email | undefined) => entry(String(email?.calendar?.content));

  test('the place reaches these two, on the page, by email and in the calendar, and nobody else', async () => {
    const { buyer, seller, id, viewingId } = await agreed();
    expect(await meetAt(buyer, id, viewingId)).toBeNull();
    await expect(share(buyer, id, viewingId)).rejects.toMatchObject(fault('refused', 'not_seller'));
    await Promise.all([1, 2].map(() => share(seller, id, viewingId, LOBBY, 'same')));
    for (const ctx of [buyer, seller]) {
      expect(await meetAt(ctx, id, viewingId)).toEqual({ kind: 'POLICE', place: LOBBY });
      expect((await file(ctx, id, viewingId)).location).toBe(LOBBY);
    }
    const stranger = await member(services());
    await expect(readConversation({ ctx: stranger, input: { id, limit: 50 } })).rejects.toMatchObject(fault('missing'));
    await expect(viewingFile({ ctx: stranger, input: { id, messageId: viewingId } })).rejects.toMatchObject(
      fault('missing'),
    );
    await run();
    for (const ctx of [buyer, seller]) {
      expect(box.to(ctx)).toHaveLength(1);
      const [email] = box.to(ctx);
      expect(email?.subject).toMatch(/^Confirmed: your visit Sun, Nov 22, 9:00 AM ET$/);
      expect(email?.text).toContain(LOBBY);
      const { location, method, people } = entryOf(email);
      expect({ location, method }).toEqual({ location: LOBBY, method: 'REQUEST' });
      expect(people).toEqual(['mailto:hello@curbtag.test', `mailto:${email?.to}`]);
    }
    const said = JSON.stringify(await services().db.select().from(schema.messages));
    expect(said).not.toContain('W South St');
  });

  test('one’s own address needs no typing, and is refused where the listing has none', async () => {
    const { seller, buyer, listing, id, viewingId } = await agreed();
    await expect(share(seller, id, viewingId, '')).rejects.toMatchObject(fault('refused', 'place_missing'));
    await services().database.sql`
      update listings set answers = answers || '{"street": "420 E Church St"}'::jsonb where id = ${listing.id}`;
    await share(seller, id, viewingId, '');
    expect(await meetAt(buyer, id, viewingId)).toEqual({ kind: 'HOME', place: '420 E Church St, Orlando, FL 32801' });
  });

  test('the seller is offered what they can share with one tap; the buyer and others are not', async () => {
    const { seller, buyer, listing, id, viewingId } = await agreed();
    const offered = async (ctx: Ctx, of: string) =>
      (await readConversation({ ctx, input: { id: of, limit: 50 } })).places;
    expect(await offered(seller, id)).toEqual([]);
    await services().database.sql`
      update listings set answers = answers || '{"street": "420 E Church St"}'::jsonb where id = ${listing.id}`;
    const home = { kind: 'HOME', place: '420 E Church St, Orlando, FL 32801' };
    expect(await offered(seller, id)).toEqual([home]);
    await share(seller, id, viewingId);
    expect(await offered(seller, id)).toEqual([{ kind: 'POLICE', place: LOBBY }, home]);
    expect(await offered(buyer, id)).toEqual([]);
    const stranger = await makePair(services(), { buyerName: 'Sue Park' });
    expect(await offered(stranger.seller, stranger.id)).toEqual([]);
  });

  test('a new time is the same entry, newer; a canceled one leaves the calendar', async () => {
    const { buyer, seller, id, viewingId } = await agreed();
    await share(seller, id, viewingId);
    await run();
    const { id: later } = await propose(seller, id, 74, viewingId);
    await answer(buyer, id, later, 'CONFIRM');
    await run();
    await answer(buyer, id, later, 'CANCEL');
    await run();
    const entries = box.to(buyer).map(entryOf);
    expect(entries.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'REQUEST CONFIRMED',
      'REQUEST CONFIRMED',
      'CANCEL CANCELLED',
    ]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(new Set(sequences).size).toBe(3);
    expect(entries[1]).toMatchObject({ start: '2026-11-23T14:00:00.000Z', location: LOBBY });
    expect(await file(buyer, id, later)).toMatchObject({ status: 'CANCELLED', uid: entries[0]?.uid, location: '' });
    expect(await meetAt(buyer, id, later)).toBeNull();
    await run();
    expect(box.to(buyer)).toHaveLength(3);
  });

  test('a proposal is tentative under the name that the visit keeps', async () => {
    const { buyer, seller, id } = await makePair(services());
    const { id: viewingId } = await propose(buyer, id);
    const before = await file(seller, id, viewingId);
    expect(before.status).toBe('TENTATIVE');
    await answer(seller, id, viewingId, 'CONFIRM');
    const after = await file(buyer, id, viewingId);
    expect(after).toMatchObject({ status: 'CONFIRMED', uid: before.uid });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  test('both are reminded the day before and two hours before, once, and who muted it is not', async () => {
    const { buyer, seller, id } = await agreed();
    await run();
    box.emails.length = 0;
    await run(27);
    await run(1);
    expect(box.to(buyer).map(({ subject }) => subject)).toEqual(['Tomorrow at 9:00 AM: your visit']);
    await changeConversation({ ctx: seller, input: { id, muted: true } });
    await run(20);
    await run(1);
    expect(box.to(buyer).map(({ subject }) => subject)).toEqual([
      'Tomorrow at 9:00 AM: your visit',
      'Today at 9:00 AM: your visit',
    ]);
    expect(box.to(seller)).toHaveLength(1);
    expect(services().errors).toEqual([]);
  });

  test('a sold listing takes the visit out of both calendars', async () => {
    const { buyer, seller, listing, id, viewingId } = await agreed();
    await share(seller, id, viewingId);
    await run();
    await update(seller, listing.id, { status: 'SOLD' });
    await tellThreads({ services: services() });
    await run();
    for (const ctx of [buyer, seller]) {
      const email = box.to(ctx).at(-1);
      expect(email?.subject).toMatch(/^Canceled: your visit/);
      expect(entryOf(email)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', location: '' });
    }
  });

  test('the place is forgotten some days after they met', async () => {
    const { seller, id, viewingId } = await agreed();
    await share(seller, id, viewingId);
    services().clock.advance(60 * HOUR);
    await forgetPlaces(services());
    expect(await meetAt(seller, id, viewingId)).not.toBeNull();
    services().clock.advance(48 * HOUR);
    await forgetPlaces(services());
    expect(await meetAt(seller, id, viewingId)).toBeNull();
  });
});
