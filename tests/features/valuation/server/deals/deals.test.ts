import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { findComparables, rateStale, readPriceBands } from '#features/valuation/server/deals/index.ts';
import { readListing } from '#features/listings/server/index.ts';
import { searchListings } from '#features/search/server/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { makeCtx, makeServices, type TestServices } from '../../../../support/services.ts';
import { publish, update } from '../../../listings/server/support.ts';

const BOAT = {
  vehicleType: 'BOATS',
  make: 'OTHER',
  makeCustom: 'Boston Whaler',
  model: 'Montauk',
  body: 'OTHER',
  year: 2016,
  engineHours: 210,
  mileage: null,
  vin: '',
};
const PRICES = [20_000, 20_500, 19_500, 21_000, 19_000, 19_800, 20_200, 20_100];

describe.each(ENGINES)('deal badges on the %s engine', (engine) => {
  let services: TestServices;
  const open = (id: string) => readListing({ ctx: makeCtx(services), ref: id });
  const boat = (dollars: number, changes = {}) => publish(services, { ...BOAT, price: dollars * 100, ...changes });

  beforeAll(async () => {
    services = await makeServices({ engine });
  });
  afterAll(() => services.stop());

  test('a car that the valuation knows has its badge as soon as it is published, and a new one with a new price', async () => {
    const { ctx, id } = await publish(services, { price: 1_150_000 });
    const { deal } = await open(id);
    expect(deal).toMatchObject({ kind: 'rated' });
    if (deal?.kind !== 'rated') return;
    await update(ctx, id, { answers: { price: deal.limits.great - 100 } });
    expect((await open(id)).deal).toMatchObject({ step: 'GREAT', word: 'Great deal', reason: /below market/ });
    await update(ctx, id, { answers: { price: deal.limits.tooLow - 10_000 } });
    expect((await open(id)).deal).toMatchObject({ kind: 'silent', reason: 'TOO_LOW' });
    await update(ctx, id, { answers: { price: deal.limits.high + 100 } });
    expect((await open(id)).deal).toMatchObject({ step: 'OVERPRICED' });
  });

  test('the price step names the limits that the badge then goes by', async () => {
    const bands = await readPriceBands({
      ctx: makeCtx(services),
      input: {
        vehicleType: 'CARS',
        year: 2014,
        make: 'Honda',
        model: 'Accord',
        trim: 'EX-L',
        body: 'SEDAN',
        drivetrain: 'FWD',
        exteriorColor: 'BLUE',
        conditionGrade: 'GOOD',
        transmission: 'AUTOMATIC',
        fuel: 'GASOLINE',
        flaws: { brakes: false },
        miles: 72_400,
        postcode: '32801',
      },
    });
    expect(bands.kind).toBe('bands');
    if (bands.kind !== 'bands') return;
    const { id } = await publish(services, { price: bands.limits.good });
    expect((await open(id)).deal).toMatchObject({ step: 'GOOD', limits: bands.limits });
  });

  test('a salvage title has no badge and says why', async () => {
    const { id } = await publish(services, { cleanTitle: { value: false, comment: 'rebuilt in 2021' } });
    expect((await open(id)).deal).toMatchObject({ kind: 'silent', reason: 'TITLE', sentence: /branded titles/ });
  });

  test('a boat is compared with boats: none, then a market, then the badges of those that came before', async () => {
    const [first] = [await boat(PRICES[0] as number)];
    expect((await open(first.id)).deal).toMatchObject({ kind: 'silent', reason: 'NO_COMPARABLES' });
    for (const dollars of PRICES.slice(1, -1)) await boat(dollars);
    services.clock.advance(60_000);
    const early = await boat(PRICES.at(-1) as number);
    expect((await open(early.id)).deal).toMatchObject({
      kind: 'silent',
      reason: 'NO_COMPARABLES',
      alike: { sentence: 'Only 7 similar listings across the country, too few to set a market price' },
    });
    services.clock.advance(60_000);
    const cheap = await boat(15_000);
    expect((await open(cheap.id)).deal).toMatchObject({
      step: 'GREAT',
      from: 'LISTINGS',
      basis: /median of 8 similar listings on Curbtag within 100 miles/,
    });
    services.clock.advance(60_000);
    await rateStale({ services });
    expect((await open(first.id)).deal).toMatchObject({ step: 'FAIR' });
    expect(await rateStale({ services })).toBe(0);
  });

  test('lists are ordered by the badge and counted by it', async () => {
    const filters = { ...NO_FILTERS, vehicle_type: ['BOATS'] as const };
    const found = await searchListings({ ctx: makeCtx(services), input: { ...filters, sort_by: 'best_deal' } });
    expect(found.listings[0]).toMatchObject({ price: { cents: 1_500_000 }, deal: { step: 'GREAT' } });
    const great = found.facets.deal.find(({ value }) => value === 'GREAT');
    expect(great).toMatchObject({ label: 'Great deal', count: 1 });
    const only = await searchListings({ ctx: makeCtx(services), input: { ...filters, deal: ['GREAT'] } });
    expect(only.total.count).toBe(1);
  });

  test('beside a price stand at most six listings of this market, from the cheapest to the dearest, each with its reason', async () => {
    const { id } = await boat(20_300, { year: 2017 });
    const { deal, place } = await open(id);
    const beside = { year: 2017, mileage: null, trim: null, grade: null, ...place };
    const shown = await findComparables({ ctx: services, input: { alike: deal?.alike ?? null, beside } });
    expect(shown).toHaveLength(6);
    expect(deal?.alike?.sentence).toMatch(/^6 of \d+ similar listings within 100 miles/);
    expect(shown.map(({ carriedCents }) => carriedCents)).toEqual(
      shown.map(({ carriedCents }) => carriedCents).sort((a, b) => a - b),
    );
    expect(shown[0]?.why).toMatch(/^1 year older/);
    expect(shown[0]?.path).toMatch(/^\/cars\//);
  });

  test('what was sold, or changed its price since, is not shown beside a price that was held against it', async () => {
    const sold = await boat(20_250);
    services.clock.advance(60_000);
    const { id } = await boat(20_250);
    const { deal, place } = await open(id);
    const alike = { sentence: '', listed: [{ id: sold.id, asks: 2_025_000, cents: 2_025_000 }] };
    const beside = { year: 2016, mileage: null, trim: null, grade: null, ...place };
    const shown = () => findComparables({ ctx: services, input: { alike, beside } });
    expect(deal).toMatchObject({ kind: 'rated' });
    expect(await shown()).toMatchObject([{ id: sold.id }]);
    await update(sold.ctx, sold.id, { answers: { price: 2_030_000 } });
    expect(await shown()).toEqual([]);
    await update(sold.ctx, sold.id, { answers: { price: 2_025_000 } });
    await update(sold.ctx, sold.id, { status: 'SOLD', sale_outcome: 'SOLD_ELSEWHERE' });
    expect(await shown()).toEqual([]);
  });

  test('a vehicle listed again by another is one, and does not vouch for itself', async () => {
    const vin = '1HGCR2F83EA123456';
    const car = { price: 1_150_000, vin };
    const first = await publish(services, car);
    for (let at = 0; at < 3; at++) await publish(services, car);
    services.clock.advance(60_000);
    await rateStale({ services });
    expect((await open(first.id)).deal?.alike ?? null).toBeNull();
  });
});
