import { beforeAll, describe, expect, test } from 'vitest';
import { jsonLdOf } from '#app/layouts/things-page.ts';
import { listingCalendar } from '#features/day-plan/server/calendar/index.ts';
import { planCalendar, readPlan } from '#features/day-plan/server/index.ts';
import { placeLine } from '#features/listings/rules/place-line.ts';
import { createRequest, readListing, updateRequest } from '#features/listings/server/index.ts';
import { toPlace } from '#features/listings/ui/to-page.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { searchListings } from '#features/search/server/index.ts';
import { completeSale } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeClock, makeCtx, type TestServices, useServices } from '../../../support/services.ts';
import { fault, member } from '../../listings/server/support.ts';

const STREET = '742 Evergreen Terrace';
/** 6 PM in Orlando on the day before the first day. */
const FLIP = Date.parse('2026-11-27T23:00:00Z');

describe.each(ENGINES)('the street of a garage sale on the %s engine', (engine) => {
  const clock = makeClock();
  const made = useServices({ engine, clock });
  let services: TestServices;
  beforeAll(() => {
    services = made();
  });

  async function sale(changes = {}) {
    clock.set('2026-11-20T12:00:00Z');
    const ctx = await member(services);
    const input = { flow: 'garage', flow_type: 'DEFAULT', answers: completeSale(changes) } as const;
    const { id, unique_id } = await createRequest({ ctx, input });
    await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
    return { ctx, id, uniqueId: unique_id };
  }

  /** Everything that says where a sale is, to somebody who is nobody in particular. */
  async function told({ id, uniqueId }: { id: string; uniqueId: string }) {
    const ctx = makeCtx(services);
    const listing = await readListing({ ctx, ref: id });
    const plan = { stops: [uniqueId], date: '2026-11-28', from: null, start: 480 };
    const { listings } = await searchListings({ ctx, input: { ...NO_FILTERS, category: ['GARAGE'] } });
    const { visits } = await readPlan({ ctx, input: plan });
    return {
      listing: JSON.stringify(listing),
      page: JSON.stringify(toPlace(listing, services.now())),
      jsonLd: JSON.stringify(jsonLdOf(listing, services.config.siteUrl)),
      calendar: await listingCalendar({ ctx, input: { id, category: 'GARAGE' } }),
      plan: visits.map((visit) => placeLine(visit.listing)).join(),
      planCalendar: await planCalendar({ ctx, input: plan }),
      lists: JSON.stringify(listings.filter((one) => one.id === id)),
    };
  }
  const whoSays = async (one: { id: string; uniqueId: string }) =>
    Object.entries(await told(one))
      .filter(([, text]) => text.replaceAll('\r\n ', '').includes(STREET))
      .map(([where]) => where);

  test('comes out everywhere at 6 PM the evening before, and nowhere a moment sooner', async () => {
    const one = await sale();
    clock.set(new Date(FLIP - 1));
    expect(await whoSays(one)).toEqual([]);
    expect((await told(one)).page).toContain('shown here from 6 PM on Fri, Nov 27');
    clock.set(new Date(FLIP));
    // Lists are kept a while and never have it.
    expect(await whoSays(one)).toEqual(['listing', 'page', 'jsonLd', 'calendar', 'plan', 'planCalendar']);
    clock.set('2026-11-20T12:00:00Z');
  });

  test('moves with the first day, and goes when the sale is taken down', async () => {
    const one = await sale({ streetShown: 'EVENING_BEFORE' });
    await updateRequest({ ctx: one.ctx, ref: one.id, input: { answers: { saleDays: ['2026-11-29T09:00/12:00'] } } });
    clock.set(new Date(FLIP));
    expect((await told(one)).listing).not.toContain(STREET);
    clock.set(new Date(FLIP + 86_400_000));
    expect((await told(one)).listing).toContain(STREET);
    await updateRequest({ ctx: one.ctx, ref: one.id, input: { status: 'INACTIVE' } });
    const input = { id: one.id, category: 'GARAGE' } as const;
    expect(await listingCalendar({ ctx: makeCtx(services), input })).not.toContain('Evergreen');
    clock.set('2026-11-20T12:00:00Z');
  });

  test('is asked for before publishing, of sales that people come to', async () => {
    await expect(sale({ street: '' })).rejects.toMatchObject(fault('refused', 'not_publishable'));
    await expect(
      sale({ street: '', saleType: 'ONLINE_SALE', viewing: 'APPOINTMENT', saleDays: [] }),
    ).resolves.toBeDefined();
  });

  test('hours pass midnight: the sale ends on the day after', async () => {
    const one = await sale({ saleDays: ['2026-11-28T20:00/01:00'] });
    expect(await readListing({ ctx: makeCtx(services), ref: one.id })).toMatchObject({
      startsAt: '2026-11-29T01:00:00.000Z',
      endsAt: '2026-11-29T06:00:00.000Z',
    });
  });
});
