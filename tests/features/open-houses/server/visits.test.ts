import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { kickMail, type OutgoingEmail } from '#platform/mail/index.ts';
import {
  cancelByHost,
  cancelVisit,
  confirmVisit,
  forgetVisits,
  listOpenings,
  listReservations,
  readVisit,
  reserveVisit,
} from '#features/open-houses/server/index.ts';
import { completeOpenHouse } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, type TestServices, useServices } from '../../../support/services.ts';
import { fault, insertPerson, member } from '../../listings/server/support.ts';

describe.each(ENGINES)('open houses on the %s engine', (engine) => {
  const sent: OutgoingEmail[] = [];
  const mailer = { send: async (mail: OutgoingEmail) => void sent.push(mail), close: async () => {} };
  const made = useServices({ engine, mailer });
  let services: TestServices;
  let guests = 0;
  beforeAll(() => {
    services = made();
  });

  async function openHouse(changes = {}) {
    const ctx = await member(services, { fullName: 'Hanna Host' });
    const answers = completeOpenHouse(changes);
    const { id } = await createRequest({ ctx, input: { flow: 'property', flow_type: 'DEFAULT', answers } });
    const { path, category } = await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
    return { ctx, id, path, category };
  }
  const times = (listingId: string) => listOpenings({ ctx: makeCtx(services), listingId });
  const guest = () => ({ name: 'Gus Guest', email: `guest-${guests++}@visits.example` });
  const reserve = (openingId: string, who = guest(), ctx: Ctx = makeCtx(services)) =>
    reserveVisit({ ctx, input: { openingId, ...who } });
  async function emailsTo(email: string) {
    await kickMail({ services });
    return sent.filter(({ to }) => to === email);
  }
  async function tokenOf(email: string): Promise<string> {
    const emails = await emailsTo(email);
    return /\/house\/visit\?token=([\w-]+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  test('an open house has its own folder, and its hours cut into visits', async () => {
    const { id, path, category } = await openHouse();
    expect(category).toBe('PROPERTY_OPEN');
    expect(path).toMatch(/^\/house\/.*-open-house-3-bedroom-house$/);
    expect(await times(id)).toMatchObject(
      ['18:00', '18:20', '18:40'].map((start) => ({
        startsAt: new Date(`2026-11-28T${start}:00Z`),
        places: 2,
        left: 2,
        status: 'OPEN',
        sequence: 0,
      })),
    );
  });

  test('a visitor’s place counts while the letter is under way, and is theirs once it is answered', async () => {
    const { ctx, id } = await openHouse();
    const [first] = await times(id);
    const who = guest();
    expect(await reserve(first?.id ?? '', who)).toMatchObject({ state: 'check' });
    expect((await times(id))[0]?.left).toBe(1);
    const token = await tokenOf(who.email);
    expect(await readVisit({ ctx: makeCtx(services), token })).toMatchObject({
      state: 'held',
      when: 'Sat, Nov 28, 1:00–1:20 PM ET',
    });
    expect(await confirmVisit({ ctx: makeCtx(services), token })).toMatchObject({ state: 'confirmed' });
    await confirmVisit({ ctx: makeCtx(services), token });
    expect(await emailsTo(who.email)).toHaveLength(2);
    expect((await listReservations({ ctx, listingId: id }))[0]?.parties).toMatchObject([
      { name: 'Gus Guest', confirmed: true },
    ]);
    expect(JSON.stringify(await listReservations({ ctx, listingId: id }))).not.toContain('visits.example');
  });

  test('a signed-in person’s own address needs no letter to answer', async () => {
    const { id } = await openHouse();
    const [first] = await times(id);
    const person = await insertPerson(services);
    const ctx = makeCtx(services, { user: person });
    expect(await reserve(first?.id ?? '', { name: 'Maria', email: person.email }, ctx)).toMatchObject({
      state: 'confirmed',
    });
    expect(await reserve(first?.id ?? '', guest(), ctx)).toMatchObject({ state: 'check' });
  });

  test('the last place is given once, however many ask at the same moment', async () => {
    const { id } = await openHouse({ visitPlaces: 1 });
    const [first] = await times(id);
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => reserve(first?.id ?? '')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reserve(first?.id ?? '')).rejects.toMatchObject(fault('refused', 'full'));
    expect((await times(id))[0]?.left).toBe(0);
  });

  test('a place that nobody confirms is free again after half an hour; the late link says so', async () => {
    const { id } = await openHouse({ visitPlaces: 1 });
    const [first] = await times(id);
    const [slow, quick] = [guest(), guest()];
    await reserve(first?.id ?? '', slow);
    const late = { ...makeCtx(services), now: () => new Date('2026-11-20T12:31:00Z') };
    await reserve(first?.id ?? '', quick, late);
    await expect(confirmVisit({ ctx: late, token: await tokenOf(slow.email) })).rejects.toMatchObject(
      fault('refused', 'full'),
    );
    await confirmVisit({ ctx: late, token: await tokenOf(quick.email) });
  });

  test('cancelling gives the place back, tells the host, and is done once', async () => {
    const { ctx, id } = await openHouse({ visitPlaces: 1 });
    const [first] = await times(id);
    const who = guest();
    await reserve(first?.id ?? '', who);
    const token = await tokenOf(who.email);
    await confirmVisit({ ctx: makeCtx(services), token });
    await cancelVisit({ ctx: makeCtx(services), token });
    expect(await cancelVisit({ ctx: makeCtx(services), token })).toMatchObject({ state: 'cancelled' });
    expect((await times(id))[0]?.left).toBe(1);
    const [host] = await services.db
      .select({ email: schema.users.email })
      .from(schema.users)
      .where(eq(schema.users.id, (ctx.actor as { userId: string }).userId));
    // Both were written at the same moment of the test's clock: their order says nothing.
    expect((await emailsTo(host?.email ?? '')).map(({ subject }) => subject).sort()).toEqual([
      'Gus Guest canceled a visit: Open house: 3-bedroom house',
      'Gus Guest reserved a visit: Open house: 3-bedroom house',
    ]);
    await expect(confirmVisit({ ctx: makeCtx(services), token })).rejects.toMatchObject(fault('refused', 'cancelled'));
    expect(await reserve(first?.id ?? '', who)).toMatchObject({ state: 'check' });
  });

  test('a time that is taken back is called off: SEQUENCE rises, guests are told; put back, it rises again', async () => {
    const { ctx, id } = await openHouse();
    const [first] = await times(id);
    const who = guest();
    await reserve(first?.id ?? '', who);
    await confirmVisit({ ctx: makeCtx(services), token: await tokenOf(who.email) });
    const move = (openDays: string[]) => updateRequest({ ctx, ref: id, input: { answers: { openDays } } });
    await move(['2026-11-28T13:20/14:00']);
    expect((await times(id)).map(({ status, sequence }) => [status, sequence])).toEqual([
      ['CANCELLED', 1],
      ['OPEN', 0],
      ['OPEN', 0],
    ]);
    expect((await emailsTo(who.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Canceled by the host: /),
    );
    await expect(reserve(first?.id ?? '')).rejects.toMatchObject(fault('refused', 'called_off'));
    await move(['2026-11-28T13:00/14:00']);
    expect((await times(id))[0]).toMatchObject({ status: 'OPEN', sequence: 2, left: 2 });
    await updateRequest({ ctx, ref: id, input: { status: 'INACTIVE' } });
    expect((await times(id)).every(({ status }) => status === 'CANCELLED')).toBe(true);
  });

  test('hosts cancel a party of their own, nobody else’s', async () => {
    const { ctx, id } = await openHouse();
    const [first] = await times(id);
    const who = guest();
    const { id: party } = await reserve(first?.id ?? '', who);
    await expect(cancelByHost({ ctx: await member(services), id: party })).rejects.toMatchObject(fault('missing'));
    await expect(listReservations({ ctx: await member(services), listingId: id })).rejects.toMatchObject(
      fault('missing'),
    );
    await cancelByHost({ ctx, id: party });
    expect((await times(id))[0]?.left).toBe(2);
  });

  test('where one simply comes there is nothing to reserve; drafts and made-up times do not exist', async () => {
    const { id } = await openHouse({ visitMinutes: '0' });
    const [whole] = await times(id);
    expect(whole).toMatchObject({ places: null, left: null, endsAt: new Date('2026-11-28T19:00:00Z') });
    await expect(reserve(whole?.id ?? '')).rejects.toMatchObject(fault('refused', 'no_reservation'));
    await expect(reserve('0198f000-0000-7000-8000-000000000000')).rejects.toMatchObject(fault('missing'));
    await expect(reserve('no such id')).rejects.toMatchObject(fault('missing'));
    await expect(reserve(whole?.id ?? '', { name: ' ', email: 'x' })).rejects.toMatchObject(fault('invalid'));
    await expect(readVisit({ ctx: makeCtx(services), token: 'made-up' })).rejects.toMatchObject(fault('missing'));
  });

  test('who came is forgotten a month later', async () => {
    const { id } = await openHouse();
    const [first] = await times(id);
    const who = guest();
    await reserve(first?.id ?? '', who);
    const token = await tokenOf(who.email);
    await forgetVisits({ ...services, now: () => new Date('2026-12-20T00:00:00Z') });
    await expect(readVisit({ ctx: makeCtx(services), token })).resolves.toBeDefined();
    await forgetVisits({ ...services, now: () => new Date('2026-12-30T00:00:00Z') });
    await expect(readVisit({ ctx: makeCtx(services), token })).rejects.toMatchObject(fault('missing'));
  });
});
