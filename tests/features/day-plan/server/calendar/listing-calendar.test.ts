import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingCalendar } from '#features/day-plan/server/calendar/index.ts';
import type { Ctx } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeOpenHouse, completeSale } from '../../../../support/answers.ts';
import { ENGINES } from '../../../../support/database.ts';
import { makeCtx, type TestServices, useServices } from '../../../../support/services.ts';
import { fault, member } from '../../../listings/server/support.ts';

type Read = { uid: string; start: string; end: string; status: string; sequence: number };

function readFile(text: string): Read[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: String(one.getFirstPropertyValue('status')),
      sequence: event.sequence,
    };
  });
}

describe.each(ENGINES)('the calendar of a listing on %s', (engine) => {
  const made = useServices({ engine });
  let services: TestServices;
  beforeAll(() => {
    services = made();
  });

  async function publish(flow: string, answers: object): Promise<{ ctx: Ctx; id: string }> {
    const ctx = await member(services);
    const { id } = await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } as never });
    await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
    return { ctx, id };
  }
  const change = ({ ctx, id }: { ctx: Ctx; id: string }, input: object) =>
    updateRequest({ ctx, ref: id, input: input as never });
  const read = async (id: string, category: 'GARAGE' | 'PROPERTY_OPEN') =>
    readFile(await listingCalendar({ ctx: makeCtx(services), input: { id, category } }));

  test('has an entry for each day of a sale, by the clocks of its place', async () => {
    const { id } = await publish('garage', completeSale());
    expect(await read(id, 'GARAGE')).toMatchObject([
      { start: '2026-11-28T13:00:00.000Z', end: '2026-11-28T19:00:00.000Z', status: 'CONFIRMED' },
      { start: '2026-11-29T14:00:00.000Z', end: '2026-11-29T17:00:00.000Z', status: 'CONFIRMED' },
    ]);
  });

  test('has one entry for the visits of an afternoon, and keeps its name when the hours move', async () => {
    const house = await publish('property', completeOpenHouse());
    const [before] = await read(house.id, 'PROPERTY_OPEN');
    expect(before).toMatchObject({ start: '2026-11-28T18:00:00.000Z', end: '2026-11-28T19:00:00.000Z' });
    await change(house, { answers: { openDays: ['2026-11-28T14:00/15:00'] } });
    const [after] = await read(house.id, 'PROPERTY_OPEN');
    expect(after).toMatchObject({ uid: before?.uid, start: '2026-11-28T19:00:00.000Z', status: 'CONFIRMED' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
  });

  test('tells subscribers that a day was called off, and that the whole house was', async () => {
    const house = await publish(
      'property',
      completeOpenHouse({ openDays: ['2026-11-28T13:00/14:00', '2026-11-29T13:00/14:00'] }),
    );
    const [first, second] = await read(house.id, 'PROPERTY_OPEN');
    await change(house, { answers: { openDays: ['2026-11-29T13:00/14:00'] } });
    expect(await read(house.id, 'PROPERTY_OPEN')).toMatchObject([
      { uid: first?.uid, status: 'CANCELLED' },
      { uid: second?.uid, status: 'CONFIRMED' },
    ]);
    await change(house, { status: 'INACTIVE' });
    const gone = await read(house.id, 'PROPERTY_OPEN');
    expect(gone.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(gone[1]?.sequence).toBeGreaterThan(second?.sequence ?? Number.NaN);
  });

  test('is missing for drafts, and under another folder', async () => {
    const ctx = await member(services);
    const draft = await createRequest({
      ctx,
      input: { flow: 'garage', flow_type: 'DEFAULT', answers: completeSale() },
    } as never);
    const sale = await publish('garage', completeSale());
    for (const input of [
      { id: draft.id, category: 'GARAGE' },
      { id: sale.id, category: 'PROPERTY_OPEN' },
    ] as const)
      await expect(listingCalendar({ ctx: makeCtx(services), input })).rejects.toMatchObject(fault('missing'));
  });
});
