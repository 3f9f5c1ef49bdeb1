import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, carryPrice, findAlike, marketFrom } from '#features/valuation/rules/comparables.ts';
import { rateDeal } from '#features/valuation/rules/rate.ts';
import { VEHICLE_TYPES } from '#shared/enums.ts';

const boat = { vehicleType: 'BOATS', year: 2016, mileage: null };
const offers = (prices: readonly number[], changes: Partial<Candidate> = {}): Candidate[] =>
  prices.map((dollars, at) => ({
    id: `offer-${at}`,
    priceCents: dollars * 100,
    year: 2016,
    mileage: null,
    miles: 20,
    ...changes,
  }));
const PRICES = [19_000, 19_500, 20_000, 20_000, 20_500, 21_000, 20_200, 19_800];

describe.each(VEHICLE_TYPES)('a market of %s of one model and year', (vehicleType) => {
  test.each([
    [15_000, 'GREAT'],
    [19_300, 'GOOD'],
    [20_000, 'FAIR'],
    [20_900, 'HIGH'],
    [25_000, 'OVERPRICED'],
  ])('calls $%i %s', (dollars, step) => {
    const market = marketFrom(findAlike(offers(PRICES), { vehicleType, year: 2016, mileage: null }));
    const listing = { priceCents: dollars * 100, vehicleType, make: 'Any', model: 'One', year: 2016, details: {} };
    expect(rateDeal(listing, market)).toMatchObject({ kind: 'rated', step });
  });
});

test('three offers are no market, four are', () => {
  expect(marketFrom(findAlike(offers([1, 2, 3]), boat))).toBeNull();
  expect(marketFrom(findAlike(offers([100, 100, 100, 100]), boat))).toMatchObject({
    cents: 10_000,
    basis: { count: 4 },
  });
});

test('eight near ones do; otherwise the circle grows to the country', () => {
  const near = offers(PRICES);
  const far = offers([5, 6, 7], { miles: 900 }).map((one) => ({ ...one, id: `far-${one.id}` }));
  expect(findAlike([...far, ...near], boat)).toMatchObject({ miles: 100, comparables: { length: 8 } });
  expect(findAlike([...far, ...near.slice(0, 5)], boat)).toMatchObject({ miles: null, comparables: { length: 8 } });
});

test('other decades are no comparables', () => {
  expect(findAlike(offers(PRICES, { year: 2008 }), boat).comparables).toEqual([]);
});

test('an offer with fewer miles or a newer year counts for less at the mileage and year of the other', () => {
  const car = { vehicleType: 'CARS', year: 2016, mileage: 80_000 };
  const [offer] = offers([20_000], { mileage: 80_000 }) as [Candidate];
  expect(carryPrice(offer, car)).toBe(2_000_000);
  expect(carryPrice({ ...offer, mileage: 40_000 }, car)).toBeLessThan(2_000_000);
  expect(carryPrice({ ...offer, year: 2018 }, car)).toBeLessThan(2_000_000);
  expect(carryPrice({ ...offer, mileage: null }, car)).toBe(2_000_000);
});

test('more miles never raise what a vehicle is held to be worth', () => {
  const miles = fc.integer({ min: 0, max: 400_000 });
  fc.assert(
    fc.property(miles, miles, miles, (own, a, b) => {
      const [offer] = offers([20_000], { mileage: own }) as [Candidate];
      const worth = (mileage: number) => carryPrice(offer, { vehicleType: 'CARS', year: 2016, mileage });
      return worth(Math.max(a, b)) <= worth(Math.min(a, b));
    }),
  );
});
