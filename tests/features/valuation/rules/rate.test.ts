import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitsOf, type Standing, standingOf } from '#features/valuation/rules/limits.ts';
import type { Held } from '#features/valuation/rules/held.ts';
import { type Rateable, rateDeal } from '#features/valuation/rules/rate.ts';
import { DEAL_STEPS, type Deal, type Market } from '#features/valuation/rules/steps.ts';

const market: Market = { cents: 1_000_000, low: 910_000, high: 1_090_000, basis: { kind: 'VALUE', rows: 120 } };
const held = (at: Market = market): Held => ({ kind: 'market', market: at });
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
    [10_900, 'FAIR'],
    [10_901, 'HIGH'],
    [11_800, 'HIGH'],
    [11_801, 'OVERPRICED'],
    [16_000, 'OVERPRICED'],
    [16_001, 'TOO_HIGH'],
  ])('$%i is %s', (dollars, step) => {
    expect(told(rateDeal(car({ priceCents: dollars * 100 }), held(), null))).toBe(step);
  });

  test('a wider market asks for more before it calls a price great', () => {
    const wide = limitsOf({ ...market, low: 750_000 });
    expect(wide.great).toBeLessThan(limitsOf(market).great);
    expect(wide.tooLow).toBe(500_000);
  });
});

const no = { value: false, comment: '' };
const refusals: [string, Partial<Rateable>, Held, string][] = [
  ['without a price', { priceCents: null }, held(), 'NOT_PRICED'],
  ['given away', { priceCents: 0 }, held(), 'NOT_PRICED'],
  ['of an unknown make', { make: null }, held(), 'UNKNOWN_VEHICLE'],
  ['of an unknown year', { year: null }, held(), 'UNKNOWN_VEHICLE'],
  ['with a branded title', { details: { cleanTitle: no } }, held(), 'TITLE'],
  ['with an engine that does not run well', { details: { engineHealth: no } }, held(), 'DAMAGE'],
  ['damaged all around', { details: { damage: ['FRONT', 'REAR', 'ROOF', 'GLASS'] } }, held(), 'DAMAGE'],
  ['that nobody else sells', {}, { kind: 'silent', reason: 'NO_COMPARABLES' }, 'NO_COMPARABLES'],
  ['too good to be true', { priceCents: 300_000 }, held(), 'TOO_LOW'],
  ['far above everything', { priceCents: 3_000_000 }, held(), 'TOO_HIGH'],
];

describe('there is no badge for a vehicle', () => {
  test.each(refusals)('%s', (_what, changes, against, reason) => {
    expect(rateDeal(car(changes), against, null)).toMatchObject({ kind: 'silent', reason });
  });

  test('but a dent, a scratch and an answer not given are no reason', () => {
    const details = { damage: ['FRONT'], cleanTitle: { value: null, comment: '' } };
    expect(told(rateDeal(car({ details }), held(), null))).toBe('FAIR');
  });
});

describe('a badge does not flap', () => {
  const at = (cents: number, against: Market, before: Deal | null) =>
    rateDeal(car({ priceCents: cents }), held(against), null, before);
  const moved = (cents: number) => ({ ...market, cents, low: cents * 0.91, high: cents * 1.09 });

  test('when the market moves by a hair, and moves when it moves by more', () => {
    const good = at(969_000, market, null);
    expect(told(good)).toBe('GOOD');
    const lower = at(969_000, moved(993_000), good);
    expect(told(lower)).toBe('GOOD');
    expect(told(at(969_000, moved(993_000), null))).toBe('FAIR');
    expect(told(at(969_000, moved(980_000), good))).toBe('FAIR');
  });

  test('and a new price is judged by the limits alone', () => {
    const good = at(969_000, market, null);
    expect(told(at(970_100, market, good))).toBe('FAIR');
  });
});

const markets = fc
  .tuple(
    fc.integer({ min: 10_000, max: 50_000_000 }),
    fc.double({ min: 0, max: 0.7, noNaN: true }),
    fc.double({ min: 0, max: 0.7, noNaN: true }),
  )
  .map(([cents, down, up]) => ({ cents, low: Math.round(cents * (1 - down)), high: Math.round(cents * (1 + up)) }));
const prices = fc.integer({ min: 1, max: 200_000_000 });

test('a higher price never shows as a better deal, whatever it showed as before', () => {
  fc.assert(
    fc.property(
      markets,
      prices,
      prices,
      fc.option(fc.constantFrom(...ORDER), { nil: undefined }),
      (against, a, b, was) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        return rank(standingOf(low, against, was)) <= rank(standingOf(high, against, was));
      },
    ),
  );
});

test('where a badge stands, it stays: rating it again changes nothing', () => {
  fc.assert(
    fc.property(markets, prices, (against, price) => {
      const first = standingOf(price, against);
      return standingOf(price, against, first) === first;
    }),
  );
});
