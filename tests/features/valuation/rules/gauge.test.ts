import { describe, expect, test } from 'vitest';
import { lineOf, placeOn, scaleOf, stackMarks, zonesOf } from '#features/valuation/rules/gauge.ts';
import { limitsOf, standingIn } from '#features/valuation/rules/limits.ts';

const markets = [
  { cents: 1_060_000, low: 1_050_000, high: 1_070_000 },
  { cents: 1_060_000, low: 820_000, high: 1_300_000 },
  { cents: 1_060_000, low: 990_000, high: 1_400_000 },
];

describe.each(markets)('a gauge of a market from $low to $high', (market) => {
  const limits = limitsOf(market);
  const scales = { gauge: scaleOf(limits), slider: lineOf(limits, (cents) => Math.round(cents / 10_000) * 10_000) };

  test.each(['gauge', 'slider'] as const)('has five zones that touch and fill its %s', (which) => {
    const zones = zonesOf(limits, scales[which]);
    expect(zones.map(({ step }) => step)).toEqual(['GREAT', 'GOOD', 'FAIR', 'HIGH', 'OVERPRICED']);
    let end = 0;
    for (const { start, width } of zones) {
      expect(start).toBeCloseTo(end, 5);
      end = start + width;
    }
    expect(end).toBeCloseTo(100, 5);
  });

  test('keeps the columns of names under their zones, with room for their limits', () => {
    const shares = [20, 18, 24, 19, 19];
    for (const [at, { width }] of zonesOf(limits, scales.gauge).entries())
      expect(width).toBeCloseTo(shares[at] ?? 0, 5);
  });

  test.each(['gauge', 'slider'] as const)('draws every price of the %s in the zone whose badge it has', (which) => {
    const zones = zonesOf(limits, scales[which]);
    for (let cents = limits.tooLow; cents <= limits.tooHigh; cents += 5_000) {
      const at = placeOn(scales[which], cents);
      const own = zones.find(({ step }) => step === standingIn(cents, limits));
      expect(at).toBeGreaterThanOrEqual((own?.start ?? 100) - 0.1);
      expect(at).toBeLessThanOrEqual((own?.start ?? 0) + (own?.width ?? 0) + 0.1);
    }
  });
});

test('marks that stand close go to rows of their own, and no more rows than are needed', () => {
  expect(stackMarks([10, 50, 12, 52, 90], 8)).toEqual([0, 0, 1, 1, 0]);
  expect(stackMarks([], 8)).toEqual([]);
});
