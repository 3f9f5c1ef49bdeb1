import { describe, expect, test } from 'vitest';
import { domainOf, placeOn, stackMarks, zonesOf } from '#features/valuation/rules/gauge.ts';
import { limitsOf, standingIn } from '#features/valuation/rules/limits.ts';

const markets = [0.01, 0.06, 0.12, 0.2, 0.5].map((spread) => ({ cents: 1_060_000, spread }));

describe.each(markets)('a gauge of a market with a spread of $spread', (market) => {
  const limits = limitsOf(market);
  const domain = domainOf(limits);
  const zones = zonesOf(limits, domain);

  test('has its market in the middle and five zones that touch and fill it', () => {
    expect(placeOn(domain, market.cents)).toBeCloseTo(50, 0);
    expect(zones.map(({ step }) => step)).toEqual(['GREAT', 'GOOD', 'FAIR', 'HIGH', 'OVERPRICED']);
    let end = 0;
    for (const { start, width } of zones) {
      expect(start).toBeCloseTo(end, 5);
      end = start + width;
    }
    expect(end).toBeCloseTo(100, 5);
  });

  test('keeps the columns of names under their zones', () => {
    const shares = [25, 100 / 6, 100 / 6, 100 / 6, 25];
    for (const [at, { width }] of zones.entries()) expect(width).toBeCloseTo(shares[at] as number, 0);
  });

  test('draws every price in the zone whose badge it has', () => {
    for (let cents = limits.tooLow; cents <= limits.tooHigh; cents += 5_000) {
      const place = placeOn(domain, cents);
      const own = zones.find(({ step }) => step === standingIn(cents, limits));
      expect(place).toBeGreaterThanOrEqual((own?.start ?? 100) - 0.1);
      expect(place).toBeLessThanOrEqual((own?.start ?? 0) + (own?.width ?? 0) + 0.1);
    }
  });
});

test('marks that stand close go to rows of their own, and no more rows than are needed', () => {
  expect(stackMarks([10, 50, 12, 52, 90], 8)).toEqual([0, 0, 1, 1, 0]);
  expect(stackMarks([], 8)).toEqual([]);
});
