import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPlanAddress } from '#features/day-plan/rules/address.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { findNextDay, findStops, planCalendar, readPlan } from '#features/day-plan/server/index.ts';
import { completeOpenHouse, completeRental, completeSale } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, type TestServices, useServices } from '../../../support/services.ts';
import { member } from '../../listings/server/support.ts';

const NOW = new Date('2026-11-25T15:00:00Z');

describe.each(ENGINES)('a day out on %s', (engine) => {
  const made = useServices({ engine });
  let services: TestServices;
  let names: { early: string; late: string; house: string; rental: string; far: string };

  async function publish(flow: string, answers: object): Promise<string> {
    const ctx = await member(services);
    const draft = await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } as never });
    await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
    return draft.unique_id;
  }
  beforeAll(async () => {
    services = made();
    services.clock.set(NOW);
    names = {
      late: await publish('garage', completeSale({ saleName: 'Late', saleDays: ['2026-11-28T10:00/16:00'] })),
      early: await publish('garage', completeSale({ saleName: 'Early', saleDays: ['2026-11-28T07:00/09:00'] })),
      house: await publish('property', completeOpenHouse()),
      rental: await publish('property', completeRental()),
      far: await publish(
        'garage',
        completeSale({ saleName: 'Far', postcode: '90210', saleDays: ['2026-11-28T08:00/14:00'] }),
      ),
    };
  });
  const ask = (query: string) => readPlanAddress(new URLSearchParams(query));
  const plan = (query: string) => readPlan({ ctx: makeCtx(services), input: ask(query) });

  test('puts the stops in the order in which they are open', async () => {
    const { date, visits, left } = await plan(`stops=${names.late},${names.house},${names.early}&from=32801`);
    expect(date).toBe('2026-11-28');
    expect(visits.map(({ listing }) => listing.uniqueId)).toEqual([names.early, names.late, names.house]);
    expect(left).toEqual([]);
  });

  test('tells what is shut, too far, no sale at all, or gone', async () => {
    const { visits, left, gone } = await plan(
      `stops=${names.early},${names.far},${names.rental},0000000000&date=2026-11-28&from=32801`,
    );
    expect(visits.map(({ listing }) => listing.uniqueId)).toEqual([names.early]);
    expect(left).toMatchObject([{ why: 'late', listing: { uniqueId: names.far } }]);
    expect(gone).toBe(2);
    expect((await plan(`stops=${names.early}&date=2026-11-30`)).left).toMatchObject([{ why: 'closed' }]);
  });

  test('begins with the coming Saturday while nothing is chosen, and offers what is open then', async () => {
    const empty = await plan('from=32801');
    expect(empty.date).toBe('2026-11-28');
    const input = { plan: ask(`from=32801&stops=${names.early}`), date: empty.date };
    const found = await findStops({ ctx: makeCtx(services), input });
    const offered = found.map(({ uniqueId }) => uniqueId);
    expect(offered).toContain(names.house);
    expect(offered).not.toContain(names.early);
    expect(offered).not.toContain(names.rental);
    expect(offered.at(-1)).toBe(names.far);
  });

  test('opens on the next day that has something, near where it begins', async () => {
    const next = (from: string | null) => findNextDay({ ctx: makeCtx(services), input: { from } });
    await publish('garage', completeSale({ postcode: '90210', saleDays: ['2026-11-26T08:00/14:00'] }));
    expect(await next('90210')).toBe('2026-11-26');
    expect(await next('32801')).toBe('2026-11-28');
    expect(await next(null)).toBe('2026-11-26');
    expect(await next('99501'), 'nothing near: the next anywhere').toBe('2026-11-26');
    services.clock.set(new Date('2026-11-26T23:30:00Z'));
    expect(await next('90210'), 'what is over today is not next').toBe('2026-11-28');
    services.clock.set(NOW);
  });

  test('is one calendar file, each visit in its turn', async () => {
    const query = `stops=${names.late},${names.early}&from=32801`;
    const file = await planCalendar({ ctx: makeCtx(services), input: ask(query) });
    const events = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()]);
    expect(events).toEqual([
      ['Early', '2026-11-28T13:03:00.000Z'],
      ['Late', '2026-11-28T15:00:00.000Z'],
    ]);
  });
});
