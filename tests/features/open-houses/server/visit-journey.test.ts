import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRequest, readListing, updateRequest } from '#features/listings/server/index.ts';
import {
  cancelByHost,
  cancelVisit,
  confirmVisit,
  listOpenings,
  readVisit,
  readVisitCalendar,
  remindVisitors,
  reserveVisit,
} from '#features/open-houses/server/index.ts';
import { kickMail, type OutgoingEmail } from '#platform/mail/index.ts';
import { completeOpenHouse } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeClock, makeCtx, type TestServices, useServices } from '../../../support/services.ts';
import { fault, member } from '../../listings/server/support.ts';

const STREET = '420 E Church St';
const ADDRESS = `${STREET}, Orlando, FL 32801`;

/** The one entry of a file, as another program reads it. */
function entryOf(text: string) {
  const file = new ICAL.Component(ICAL.parse(text));
  const [component, ...rest] = file.getAllSubcomponents('vevent');
  if (!component || rest.length > 0) throw new Error('A visit is one entry.');
  const event = new ICAL.Event(component);
  return {
    method: file.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    location: event.location,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
  };
}

describe.each(ENGINES)('a visit to an open house on the %s engine', (engine) => {
  const sent: OutgoingEmail[] = [];
  const mailer = { send: async (mail: OutgoingEmail) => void sent.push(mail), close: async () => {} };
  const clock = makeClock();
  const made = useServices({ engine, mailer, clock });
  let services: TestServices;
  let guests = 0;
  beforeAll(() => {
    services = made();
  });
  const anyone = () => makeCtx(services);

  /** An open house on Saturday from 1 PM, and somebody with its first time. */
  async function visit({ house = {}, confirmed = true } = {}) {
    clock.set('2026-11-20T12:00:00Z');
    const ctx = await member(services, { fullName: 'Hanna Host' });
    const answers = completeOpenHouse({ visitPlaces: 3, ...house });
    const { id } = await createRequest({ ctx, input: { flow: 'property', flow_type: 'DEFAULT', answers } });
    await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
    const [first] = await listOpenings({ ctx, listingId: id });
    const email = `visitor-${guests++}@visits.example`;
    const who = { name: 'Gus Guest', email };
    const party = await reserveVisit({ ctx: anyone(), input: { openingId: first?.id ?? '', ...who } });
    const token = /token=([\w-]+)/.exec((await emailsTo(email))[0]?.text ?? '')?.[1] ?? '';
    if (confirmed) await confirmVisit({ ctx: anyone(), token });
    const edit = (changes: object) => updateRequest({ ctx, ref: id, input: { answers: changes as never } });
    return { ctx, id, email, token, party: party.id, edit };
  }
  async function emailsTo(email: string) {
    await kickMail({ services });
    return sent.filter(({ to }) => to === email);
  }
  async function emailAbout(email: string, subject: RegExp) {
    const found = (await emailsTo(email)).filter((one) => subject.test(one.subject));
    expect(found).toHaveLength(1);
    return found[0] as OutgoingEmail;
  }
  const fileOf = async (token: string) => entryOf((await readVisitCalendar({ ctx: anyone(), token })).content);

  test('gives the street to whoever confirmed: on the page, in the email and in the calendar, and to nobody else', async () => {
    const { id, email, token } = await visit();
    expect(await readVisit({ ctx: anyone(), token })).toMatchObject({
      state: 'confirmed',
      address: ADDRESS,
      directions: expect.stringContaining('420'),
      ask: `/ask/${id}`,
    });
    const mail = await emailAbout(email, /^Confirmed: /);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(ADDRESS);
      expect(part).toContain('google.com/maps');
      expect(part).toContain(`/ask/${id}`);
      expect(part).toContain('/house/visit?token=');
    }
    expect(mail.text).toContain('Hosted by Hanna H.');
    expect(mail.calendar?.method).toBe('REQUEST');
    expect(entryOf(mail.calendar?.content ?? '')).toEqual(await fileOf(token));
    expect(await fileOf(token)).toMatchObject({
      location: ADDRESS,
      status: 'CONFIRMED',
      start: '2026-11-28T18:00:00.000Z',
      zone: 'UTC',
    });
    expect(JSON.stringify(await readListing({ ctx: anyone(), ref: id }))).not.toContain(STREET);
  });

  test('keeps the street while a time is only held, and takes it back with the time', async () => {
    const { token, email } = await visit({ confirmed: false });
    const held = await readVisit({ ctx: anyone(), token });
    expect(held).toMatchObject({ state: 'held', address: 'Orlando, FL 32801', directions: null });
    await expect(readVisitCalendar({ ctx: anyone(), token })).rejects.toMatchObject(fault('missing'));
    expect(JSON.stringify(await emailsTo(email))).not.toContain(STREET);
    await confirmVisit({ ctx: anyone(), token });
    const before = await fileOf(token);
    await cancelVisit({ ctx: anyone(), token });
    expect(await readVisit({ ctx: anyone(), token })).toMatchObject({ state: 'cancelled', directions: null });
    const mail = await emailAbout(email, /^Canceled: /);
    expect(mail.calendar?.method).toBe('CANCEL');
    const after = entryOf(mail.calendar?.content ?? '');
    expect(after).toMatchObject({ uid: before.uid, status: 'CANCELLED', location: 'Orlando, FL 32801' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(JSON.stringify(mail)).not.toContain(STREET);
  });

  test('moves with its day: the same entry at another time, and the guest keeps it', async () => {
    const { id, email, token, edit } = await visit();
    const before = await fileOf(token);
    await edit({ openDays: ['2026-11-29T15:00/16:00'] });
    const mail = await emailAbout(email, /^New time: /);
    const after = entryOf(mail.calendar?.content ?? '');
    expect(after).toMatchObject({ method: 'REQUEST', uid: before.uid, start: '2026-11-29T20:00:00.000Z' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(mail.text).toContain('It was Sat, Nov 28, 1:00–1:20 PM ET.');
    expect(await readVisit({ ctx: anyone(), token })).toMatchObject({ state: 'confirmed' });
    expect((await listOpenings({ ctx: anyone(), listingId: id }))[0]).toMatchObject({ left: 2, sequence: 1 });
  });

  test('does not move when the host only opens later: the first time is taken back, the second stays', async () => {
    const { email, token, edit } = await visit();
    const before = await fileOf(token);
    await edit({ openDays: ['2026-11-28T13:20/14:20'] });
    const after = entryOf((await emailAbout(email, /^Canceled by the host: /)).calendar?.content ?? '');
    expect(after).toMatchObject({ method: 'CANCEL', uid: before.uid, status: 'CANCELLED' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  test('is told of another address, and is called off by the host, each in the same entry', async () => {
    const { ctx, email, token, party, edit } = await visit();
    const before = await fileOf(token);
    await edit({ street: '7 New Rd' });
    const moved = entryOf((await emailAbout(email, /^New address: /)).calendar?.content ?? '');
    expect(moved).toMatchObject({ uid: before.uid, location: '7 New Rd, Orlando, FL 32801' });
    expect(moved.sequence).toBeGreaterThan(before.sequence);
    await edit({ description: 'The same house, described in other words than before.' });
    expect(await emailsTo(email)).toHaveLength(3);
    await cancelByHost({ ctx, id: party });
    const off = entryOf((await emailAbout(email, /^Canceled by the host: /)).calendar?.content ?? '');
    expect(off).toMatchObject({ method: 'CANCEL', uid: before.uid });
    expect(off.sequence).toBeGreaterThan(moved.sequence);
  });

  test('is reminded of once the day before and once two hours before, with the same entry', async () => {
    const { email, token } = await visit();
    const before = await fileOf(token);
    const run = async (moment: string) => {
      clock.set(moment);
      const counts = await Promise.all([remindVisitors({ services }), remindVisitors({ services })]);
      await remindVisitors({ services });
      return counts.reduce((sum, n) => sum + n, 0);
    };
    expect(await run('2026-11-27T17:59:00Z')).toBe(0);
    expect(await run('2026-11-27T18:00:00Z')).toBeGreaterThan(0);
    const tomorrow = await emailAbout(email, /^Tomorrow at 1:00 PM: your visit$/);
    expect(tomorrow.text).toContain(ADDRESS);
    expect(entryOf(tomorrow.calendar?.content ?? '')).toEqual(before);
    expect(await run('2026-11-28T15:59:00Z')).toBe(0);
    expect(await run('2026-11-28T16:00:00Z')).toBeGreaterThan(0);
    const soon = await emailAbout(email, /^Today at 1:00 PM: your visit$/);
    expect(entryOf(soon.calendar?.content ?? '').uid).toBe(before.uid);
    clock.set('2026-11-20T12:00:00Z');
  });

  test('is not reminded of when it is cancelled, only held, or was confirmed a moment ago', async () => {
    const [gone, held, quick] = [await visit(), await visit({ confirmed: false }), await visit({ confirmed: false })];
    await cancelVisit({ ctx: anyone(), token: gone.token });
    clock.set('2026-11-27T17:30:00Z');
    await confirmVisit({ ctx: anyone(), token: quick.token });
    clock.set('2026-11-27T18:00:00Z');
    await remindVisitors({ services });
    for (const { email } of [gone, held, quick])
      expect((await emailsTo(email)).filter(({ subject }) => subject.startsWith('Tomorrow'))).toEqual([]);
    clock.set('2026-11-20T12:00:00Z');
  });

  test('opens by no token but its own', async () => {
    const [one, other] = [await visit(), await visit()];
    const forged = one.token.slice(0, 32) + other.token.slice(32);
    await expect(readVisit({ ctx: anyone(), token: forged })).rejects.toMatchObject(fault('missing'));
    await expect(readVisitCalendar({ ctx: anyone(), token: forged })).rejects.toMatchObject(fault('missing'));
  });
});
