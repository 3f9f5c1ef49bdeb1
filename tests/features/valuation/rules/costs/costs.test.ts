import { doorWords, paymentWords } from '#features/valuation/ui/costs/lines.ts';
import { describe, expect, test } from 'vitest';
import { type Fees, outTheDoor } from '#features/valuation/rules/costs/out-the-door.ts';
import { ASSUMED, downOf, EXAMPLE, paymentOf, priceForPayment } from '#features/valuation/rules/costs/payment.ts';
import { STATE_TAXES } from '#features/valuation/rules/costs/state-taxes.ts';
import { US_STATES } from '#shared/us-states.ts';

const PRIVATE: Fees = { kind: 'private' };
const dealer = (docCents: number | null, otherCents = 0): Fees => ({ kind: 'dealer', docCents, otherCents });

describe('a monthly payment', () => {
  test('is that of the price without the down payment', () => {
    expect(paymentOf(1_000_000, EXAMPLE)).toBe(18_683);
    expect(paymentOf(1_000_000, { ...EXAMPLE, downCents: 400_000, ratePercent: 0 })).toBe(10_000);
  });

  test('is nothing once everything is paid down, and nobody pays more than the price', () => {
    expect(downOf(500_000, { ...EXAMPLE, downCents: 900_000 })).toBe(500_000);
    expect(paymentOf(500_000, { ...EXAMPLE, downCents: 900_000 })).toBe(0);
  });

  test.each([2_000, 18_700, 35_000, 120_000])(
    'of %i cents buys what costs no more a month, and hardly less',
    (month) => {
      const most = priceForPayment(month);
      expect(paymentOf(most, EXAMPLE)).toBeLessThanOrEqual(month);
      expect(paymentOf(most + 10_000, EXAMPLE)).toBeGreaterThan(month);
    },
  );

  test('names a share of the price as its down payment', () => {
    expect(downOf(1_000_000, EXAMPLE)).toBe(ASSUMED.downPercent * 10_000);
  });
});

describe('a price out the door', () => {
  test('is known or said to be unknown for every state and the capital, by the office that has the last word', () => {
    for (const { code } of US_STATES) {
      const rule = STATE_TAXES[code];
      expect(rule?.office, code).toMatch(/^https:\/\//);
      if (rule?.rate === null) expect(rule.why, code).toBeDefined();
      for (const fees of [PRIVATE, dealer(29_900)]) {
        const door = outTheDoor(1_500_000, code, fees);
        expect(door?.total.low, code).toBeGreaterThan(1_500_000);
        expect(door?.total.high, code).toBeGreaterThanOrEqual(door?.total.low ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  test('has local tax as a range, on as much of the price as the state says', () => {
    const door = outTheDoor(990_000, 'FL', PRIVATE);
    expect(door?.tax).toEqual({ rate: 6, cents: 59_400 });
    expect(door?.local).toMatchObject({ upTo: 500_000, span: { low: 0, high: 10_000 } });
    expect(outTheDoor(300_000, 'FL', PRIVATE)?.local).toMatchObject({ upTo: null, span: { low: 0, high: 6_000 } });
  });

  test('keeps private sales and sales of dealers apart', () => {
    expect(outTheDoor(1_000_000, 'NV', PRIVATE)).toMatchObject({ tax: { rate: 0, cents: 0 }, local: null });
    expect(outTheDoor(1_000_000, 'NV', dealer(0))).toMatchObject({ tax: { rate: 6.85, cents: 68_500 } });
    expect(outTheDoor(1_000_000, 'AZ', PRIVATE)).toMatchObject({ tax: null, local: null, note: 'unsure' });
    expect(outTheDoor(1_000_000, 'AZ', dealer(0))).toMatchObject({ tax: { rate: 5.6, cents: 56_000 } });
    expect(outTheDoor(1_000_000, 'IL', PRIVATE)).toMatchObject({ tax: null, note: 'table' });
    expect(outTheDoor(1_000_000, 'IL', dealer(0))).toMatchObject({ tax: { rate: 6.25 }, note: undefined });
    expect(outTheDoor(1_000_000, 'TX', PRIVATE)?.note).toBe('book');
    expect(outTheDoor(1_000_000, 'TX', dealer(0))?.note).toBeUndefined();
  });

  test('holds what a state takes at least, at most, and from a higher price on', () => {
    expect(outTheDoor(100_000, 'VA', PRIVATE)?.tax?.cents).toBe(7_500);
    expect(outTheDoor(3_000_000, 'SC', PRIVATE)?.tax?.cents).toBe(50_000);
    expect(outTheDoor(6_000_000, 'CT', PRIVATE)?.tax?.rate).toBe(7.75);
    expect(outTheDoor(900_000, 'AR', PRIVATE)).toMatchObject({ tax: null, note: 'cheap' });
    expect(outTheDoor(1_000_000, 'TN', PRIVATE)).toMatchObject({ tax: { rate: 7, cents: 74_400 }, note: 'single' });
    expect(outTheDoor(300_000, 'TN', PRIVATE)).toMatchObject({ tax: null, note: 'cheap' });
  });

  test('adds the fees of a dealer, and says when they are not known', () => {
    const without = outTheDoor(1_000_000, 'TX', dealer(0))?.total.low ?? 0;
    expect(outTheDoor(1_000_000, 'TX', dealer(15_000, 5_000))?.total.low).toBe(without + 20_000);
    expect(outTheDoor(1_000_000, 'TX', dealer(null))).toMatchObject({ feeCents: null, total: { low: without } });
  });

  test('is not reckoned without a state', () => {
    expect(outTheDoor(1_000_000, null, PRIVATE)).toBeNull();
    expect(outTheDoor(1_000_000, 'PR', PRIVATE)).toBeNull();
  });
});

describe('the words of what a vehicle costs', () => {
  test('call our own figures an example, and a visitor’s own by what they are', () => {
    const [ours, own] = [EXAMPLE, { ...EXAMPLE, ratePercent: 6 }].map((by) => paymentWords(1_000_000, by));
    expect(ours?.lineTerms).toBe('Example: $1,000 down, 60 months at 9% APR');
    expect(ours?.terms).toMatch(/^Example: .* not an average or a loan offer\./);
    expect(own?.lineTerms).toBe('$1,000 down, 60 months at 6% APR');
    expect(own?.terms).not.toContain('Example');
  });

  test('tell in a sentence that a dealer’s fees are not listed, with no row that looks like a figure', () => {
    const said = (docCents: number | null) => doorWords(1_500_000, 'FL', { kind: 'dealer', docCents, otherCents: 0 });
    expect(said(49_900).lines.map(({ label }) => label)).toContain('Dealer fees');
    expect(said(null).lines.map(({ label }) => label)).not.toContain('Dealer fees');
    expect(said(null).notes.join(' ')).toContain('hasn’t listed its fees, so they’re not in this total');
    expect(said(null).total).toMatch(/ or more$/);
  });
});
