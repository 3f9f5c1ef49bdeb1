import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitsOf, type Standing, standingOf } from '#features/valuation/rules/limits.ts';
import { type Rateable, rateDeal } from '#features/valuation/rules/rate.ts';
import { DEAL_STEPS, type Deal, type Market } from '#features/valuation/rules/steps.ts';

const market: Market = { cents: 1_000_000, spread: 0.09, basis: { kind: 'VALUE', rows: 120 } };
const car = (changes: Partial<Rateable> = {}): Rateable => ({
  priceCents: 1_000_000,
  vehicleType: 'CARS',
  make: 'Honda',
  model: 'Accord',
  year: 2014,
  details: {},
  ...changes,
});
const told = (deal: Deal) => (deal.kind === 'rated' ? deal.step : deal.reason);
const ORDER: readonly Standing[] = ['TOO_LOW', ...DEAL_STEPS, 'TOO_HIGH'];
const rank = (standing: Standing) => ORDER.indexOf(standing);

describe('a price against a known market of $10,000', () => {
  test.each([
    [5_999, 'TOO_LOW'],
    [6_000, 'GREAT'],
    [9_100, 'GREAT'],
    [9_101, 'GOOD'],
    [9_700, 'GOOD'],
    [9_701, 'FAIR'],
    [10_300, 'FAIR'],
    [10_301, 'HIGH'],
    [10_900, 'HIGH'],
    [10_901, 'OVERPRICED'],
    [16_000, 'OVERPRICED'],
    [16_001, 'TOO_HIGH'],
  ])('$%i is %s', (dollars, step) => {
    expect(told(rateDeal(car({ priceCents: dollars * 100 }), market))).toBe(step);
  });

  test('a wider market asks for more before it calls a price great', () => {
    const wide = limitsOf({ ...market, spread: 0.2 });
    expect(wide.great).toBeLessThan(limitsOf(market).great);
    expect(wide.tooLow).toBe(500_000);
  });
});

const no = { value: false, comment: '' };
const refusals: [string, Partial<Rateable>, Market | null, string][] = [
  ['without a price', { priceCents: null }, market, 'NOT_PRICED'],
  ['given away', { priceCents: 0 }, market, 'NOT_PRICED'],
  ['of an unknown make', { make: null }, market, 'UNKNOWN_VEHICLE'],
  ['of an unknown year', { year: null }, market, 'UNKNOWN_VEHICLE'],
  ['with a branded title', { details: { cleanTitle: no } }, market, 'TITLE'],
  ['with an engine that does not run well', { details: { engineHealth: no } }, market, 'DAMAGE'],
  ['damaged all around', { details: { damage: ['FRONT', 'REAR', 'ROOF', 'GLASS'] } }, market, 'DAMAGE'],
  ['that nobody else sells', {}, null, 'NO_COMPARABLES'],
  ['too good to be true', { priceCents: 300_000 }, market, 'TOO_LOW'],
  ['far above everything', { priceCents: 3_000_000 }, market, 'TOO_HIGH'],
];

describe('there is no badge for a vehicle', () => {
  test.each(refusals)('%s', (_what, changes, held, reason) => {
    expect(rateDeal(car(changes), held)).toMatchObject({ kind: 'silent', reason });
  });

  test('but a dent, a scratch and an answer not given are no reason', () => {
    const details = { damage: ['FRONT'], cleanTitle: { value: null, comment: '' } };
    expect(told(rateDeal(car({ details }), market))).toBe('FAIR');
  });
});

describe('a badge does not flap', () => {
  const at = (cents: number, held: Market, before: Deal | null) => rateDeal(car({ priceCents: cents }), held, before);

  test('when the market moves by a hair, and moves when it moves by more', () => {
    const good = at(969_000, market, null);
    expect(told(good)).toBe('GOOD');
    const lower = at(969_000, { ...market, cents: 993_000 }, good);
    expect(told(lower)).toBe('GOOD');
    expect(told(at(969_000, { ...market, cents: 993_000 }, null))).toBe('FAIR');
    expect(told(at(969_000, { ...market, cents: 980_000 }, good))).toBe('FAIR');
  });

  test('and a new price is judged by the limits alone', () => {
    const good = at(969_000, market, null);
    expect(told(at(970_100, market, good))).toBe('FAIR');
  });
});

const markets = fc.record({
  cents: fc.integer({ min: 10_000, max: 50_000_000 }),
  spread: fc.double({ min: 0, max: 2, noNaN: true }),
});
const prices = fc.integer({ min: 1, max: 200_000_000 });

test('a higher price never shows as a better deal, whatever it showed as before', () => {
  fc.assert(
    fc.property(
      markets,
      prices,
      prices,
      fc.option(fc.constantFrom(...ORDER), { nil: undefined }),
      (held, a, b, was) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        return rank(standingOf(low, held, was)) <= rank(standingOf(high, held, was));
      },
    ),
  );
});

test('where a badge stands, it stays: rating it again changes nothing', () => {
  fc.assert(
    fc.property(markets, prices, (held, price) => {
      const first = standingOf(price, held);
      return standingOf(price, held, first) === first;
    }),
  );
});
