import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Candidate,
  type Compared,
  carryPrice,
  findAlike,
  figureFrom,
  marketFrom,
  toAlike,
} from '#features/valuation/rules/comparables.ts';
import { rateDeal } from '#features/valuation/rules/rate.ts';
import { VEHICLE_TYPES } from '#shared/enums.ts';

const compared = (changes: Partial<Compared> = {}): Compared => ({
  vehicleType: 'BOATS',
  year: 2016,
  mileage: null,
  trim: null,
  vinKey: null,
  worth: 1,
  value: null,
  ...changes,
});
const boat = compared();
const offers = (prices: readonly number[], changes: Partial<Candidate> = {}): Candidate[] =>
  prices.map((dollars, at) => ({
    id: `offer-${at}`,
    seller: `seller-${at}`,
    priceCents: dollars * 100,
    year: 2016,
    mileage: null,
    trim: null,
    vinKey: null,
    worth: 1,
    value: null,
    demo: false,
    paid: false,
    miles: 20,
    ...changes,
  }));
const PRICES = [19_000, 19_500, 20_000, 20_000, 20_500, 21_000, 20_200, 19_800];
const ids = (pool: readonly Candidate[], vehicle = boat) =>
  findAlike(pool, vehicle)
    .asks.map(({ id }) => id)
    .sort();

describe.each(VEHICLE_TYPES)('a market of %s of one model and year', (vehicleType) => {
  test.each([
    [15_000, 'GREAT'],
    [19_300, 'GOOD'],
    [20_000, 'FAIR'],
    [21_200, 'FAIR'],
    [21_900, 'HIGH'],
    [25_000, 'OVERPRICED'],
  ])('calls $%i %s', (dollars, step) => {
    const vehicle = compared({ vehicleType });
    const market = marketFrom(findAlike(offers(PRICES), vehicle), vehicle);
    if (!market) throw new Error('Eight prices that are alike make no market.');
    const listing = { priceCents: dollars * 100, vehicleType, make: 'Any', model: 'One', year: 2016, details: {} };
    expect(rateDeal(listing, { kind: 'market', market }, null)).toMatchObject({ kind: 'rated', step });
  });
});

test('seven offers are no market, eight are', () => {
  expect(marketFrom(findAlike(offers(PRICES.slice(1)), boat), boat)).toBeNull();
  expect(marketFrom(findAlike(offers(PRICES), boat), boat)).toMatchObject({
    cents: 2_000_000,
    basis: { count: 8, sales: 0, miles: 100 },
  });
});

test('prices that lie anywhere are no market', () => {
  const anything = offers([8_000, 11_000, 14_000, 17_000, 20_000, 23_000, 26_000, 29_000]);
  expect(marketFrom(findAlike(anything, boat), boat)).toBeNull();
});

test('eight near ones do; otherwise the circle grows to the country', () => {
  const near = offers(PRICES);
  const far = offers([20_100, 19_900, 20_300], { miles: 900 }).map((one) => ({ ...one, id: `far-${one.id}` }));
  expect(findAlike([...far, ...near], boat)).toMatchObject({ miles: 100, asks: { length: 8 } });
  expect(findAlike([...far, ...near.slice(0, 5)], boat)).toMatchObject({ miles: null, asks: { length: 8 } });
});

test('three years older is no comparable', () => {
  expect(findAlike(offers(PRICES, { year: 2013 }), boat).asks).toEqual([]);
  expect(findAlike(offers(PRICES, { year: 2014 }), boat).asks).toHaveLength(8);
});

describe('nobody counts twice', () => {
  test('a vehicle listed again, or the vehicle itself under another address', () => {
    const again = offers(PRICES).map((one, at) => ({ ...one, vinKey: at < 3 ? 'the same' : null }));
    expect(findAlike(again, boat).asks).toHaveLength(6);
    expect(ids(again, compared({ vinKey: 'the same' }))).not.toContain('offer-0');
  });

  test('a seller who repeats himself', () => {
    const lot = offers([...PRICES, ...PRICES], { seller: 'one lot' });
    expect(findAlike(lot, boat).asks).toHaveLength(2);
  });
});

test('a price at half or twice of all others is left out, one a fifth off is not', () => {
  const [bait, dream, cheap] = [10_000, 41_000, 16_300];
  const found = findAlike(offers([...PRICES, bait, dream, cheap]), boat);
  const prices = found.asks.map(({ priceCents }) => priceCents / 100);
  expect(prices).not.toContain(bait);
  expect(prices).not.toContain(dream);
  expect(prices).toContain(cheap);
});

test('a demo has no part in a market that real listings make', () => {
  const demo = offers(
    PRICES.map((price) => price * 2),
    { demo: true },
  ).map((one) => ({ ...one, id: `d-${one.id}` }));
  const real = offers(PRICES);
  expect(figureFrom(findAlike([...demo, ...real], boat))).toMatchObject({ cents: 2_000_000 });
  expect(figureFrom(findAlike(demo, boat))).toMatchObject({ cents: 4_000_000 });
});

test('what was paid counts beside what is asked, and is not what is listed', () => {
  const paid = offers(
    PRICES.map(() => 19_000),
    { paid: true },
  ).map((one, at) => ({ ...one, id: `p-${at}`, seller: `p-${at}` }));
  const found = findAlike([...offers(PRICES), ...paid], boat);
  expect(found).toMatchObject({ asks: { length: 8 }, sales: { length: 8 } });
  expect(figureFrom(found)?.cents).toBeLessThan(2_000_000);
  expect(toAlike(found)?.listed.every(({ id }) => id.startsWith('offer-'))).toBe(true);
  expect(marketFrom(findAlike([...offers(PRICES.slice(1)), ...paid], boat), boat)).toBeNull();
});

test('the few that are listed span what all of them ask, the cheapest first', () => {
  const many = offers(Array.from({ length: 20 }, (_, at) => 18_000 + at * 200));
  const alike = toAlike(findAlike(many, boat));
  expect(alike).toMatchObject({ count: 20, listed: { length: 6 } });
  const cents = alike?.listed.map((one) => one.cents) ?? [];
  expect([...cents].sort((a, b) => a - b)).toEqual(cents);
  expect(cents.filter((one) => one > 1_990_000)).toHaveLength(3);
  expect(toAlike(findAlike(offers([20_000, 21_000, 19_000]), boat))).toBeNull();
});

test('an offer with fewer miles, a newer year or a better condition counts for less beside the other', () => {
  const car = compared({ vehicleType: 'CARS', mileage: 80_000 });
  const [offer] = offers([20_000], { mileage: 80_000 }) as [Candidate];
  expect(carryPrice(offer, car)).toBe(2_000_000);
  expect(carryPrice({ ...offer, mileage: 40_000 }, car)).toBeLessThan(2_000_000);
  expect(carryPrice({ ...offer, year: 2018 }, car)).toBeLessThan(2_000_000);
  expect(carryPrice({ ...offer, worth: 1.25 }, car)).toBe(1_600_000);
  expect(carryPrice({ ...offer, mileage: null }, car)).toBe(2_000_000);
});

test('where the valuation knows both, a price is carried by what it says of the difference, and never by more than half or twice', () => {
  const car = compared({ vehicleType: 'CARS', mileage: 80_000, value: 15_000 });
  const [offer] = offers([20_000], { year: 2018, mileage: 10_000 }) as [Candidate];
  expect(carryPrice({ ...offer, value: 20_000 }, car)).toBe(1_500_000);
  expect(carryPrice({ ...offer, value: 90_000 }, car)).toBe(1_000_000);
});

test('more miles never raise what a vehicle is held to be worth', () => {
  const miles = fc.integer({ min: 0, max: 400_000 });
  fc.assert(
    fc.property(miles, miles, miles, (own, a, b) => {
      const [offer] = offers([20_000], { mileage: own }) as [Candidate];
      const worth = (mileage: number) => carryPrice(offer, compared({ vehicleType: 'CARS', mileage }));
      return worth(Math.max(a, b)) <= worth(Math.min(a, b));
    }),
  );
});
