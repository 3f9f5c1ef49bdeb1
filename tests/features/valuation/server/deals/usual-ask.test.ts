import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readListing } from '#features/listings/server/index.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { searchListings } from '#features/search/server/index.ts';
import { findComparables, rateStale, readPriceBands } from '#features/valuation/server/deals/index.ts';
import { learnMarket } from '#features/valuation/server/drift/learn-market.ts';
import { ENGINES } from '../../../../support/database.ts';
import { makeCtx, makeServices, type TestServices } from '../../../../support/services.ts';
import { publish } from '../../../listings/server/support.ts';

const MODEL_3 = { vehicleType: 'CARS', make: 'Tesla', model: 'Model 3', year: 2021, body: 'SEDAN', vin: '' } as const;
/** What a used 2021 Model 3 asks: around $19,500 at 40,000 miles. */
const asksOf = (at: number) => ({
  mileage: 30_000 + at * 1_000,
  price: Math.round(19_500 * (1 - (at - 10) * 0.0023) * (0.96 + ((at * 7) % 9) / 100)) * 100,
});

describe.each(ENGINES)('a car whose value lags behind its market on the %s engine', (engine) => {
  let services: TestServices;
  const ids: string[] = [];
  const badge = async (at: number) => (await readListing({ ctx: makeCtx(services), ref: ids[at] as string })).deal;
  /** As the server's jobs do: the hour's learning, then the minute's look at prices. */
  async function work() {
    services.clock.advance(60_000);
    await learnMarket({ services });
    services.clock.advance(60_000);
    while ((await rateStale({ services })) > 0);
  }
  async function list(count: number) {
    for (let at = ids.length; at < count; at++) {
      ids.push((await publish(services, { ...MODEL_3, ...asksOf(at) })).id);
      services.clock.advance(1_000);
    }
    await work();
  }
  const bands = () =>
    readPriceBands({
      ctx: makeCtx(services),
      input: { ...MODEL_3, id: null, miles: 40_000, postcode: '32801', conditionGrade: 'GOOD' },
    });

  beforeAll(async () => {
    services = await makeServices({ engine });
  });
  afterAll(() => services.stop());

  test('is never held against itself or a few: until eight ask, nothing calls a usual ask a great deal beside others', async () => {
    await list(6);
    const told = await Promise.all(ids.map((_, at) => badge(at)));
    for (const deal of told) {
      if (deal?.kind === 'rated') expect(deal.from).toBe('VALUE');
      else expect(deal?.reason).toBe('DISAGREE');
    }
  });

  test('is fair at a usual ask once twenty are for sale, on its page, in lists and in the price step', async () => {
    await list(20);
    const usual = await badge(10);
    expect(usual).toMatchObject({ kind: 'rated', step: 'FAIR', from: 'LISTINGS' });
    if (usual?.kind !== 'rated') return;
    expect(usual.basis).toMatch(/^The market price is the median of 19 similar listings on Curbtag within 100 miles/);
    expect(Math.abs(usual.marketCents / 1_950_000 - 1)).toBeLessThan(0.04);
    const told = await Promise.all(ids.map((_, at) => badge(at)));
    expect(told.every((deal) => deal?.kind === 'rated' && deal.from === 'LISTINGS')).toBe(true);
    expect(told.filter((deal) => deal?.kind === 'rated' && deal.step === 'GREAT').length).toBeLessThanOrEqual(4);
    const step = await bands();
    expect(step).toMatchObject({ kind: 'bands', from: 'LISTINGS', comparables: { length: 6 } });
    const fair = await searchListings({ ctx: makeCtx(services), input: { ...NO_FILTERS, deal: ['FAIR'] } });
    expect(fair.listings.map(({ id }) => id)).toContain(ids[10]);
    const beside = { year: 2021, mileage: 40_000, trim: null, grade: 'GOOD', latitude: null, longitude: null };
    const shown = await findComparables({ ctx: services, input: { alike: usual.alike, beside } });
    expect(shown.map(({ id }) => id)).not.toContain(ids[10]);
    expect(shown).toHaveLength(6);
  });

  test('a new one at $16,000 is a great deal, and at $24,000 it is above market', async () => {
    const priced = async (price: number) => {
      ids.push((await publish(services, { ...MODEL_3, mileage: 40_000, price })).id);
      services.clock.advance(60_000);
      return badge(ids.length - 1);
    };
    expect(await priced(1_600_000)).toMatchObject({ kind: 'rated', step: 'GREAT' });
    expect(await priced(2_400_000)).toMatchObject({ kind: 'rated', step: expect.stringMatching(/HIGH|OVERPRICED/) });
  });
});
