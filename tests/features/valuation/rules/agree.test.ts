import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Candidate,
  type Compared,
  findAlike,
  MIN_COMPARABLES,
  toAlike,
} from '#features/valuation/rules/comparables.ts';
import { placeOn, scaleOf, zonesOf } from '#features/valuation/rules/gauge.ts';
import { holdAgainst, type Value } from '#features/valuation/rules/held.ts';
import { rateDeal } from '#features/valuation/rules/rate.ts';
import type { Deal } from '#features/valuation/rules/steps.ts';
import type { DealView } from '#features/valuation/rules/view.ts';
import { dealOf } from '#features/valuation/server/deals/deal-view.ts';
import { drawGauge } from '#features/valuation/ui/gauge-drawing.ts';
import { gauge } from '#features/valuation/words/deal.ts';

const accord: Compared = {
  vehicleType: 'CARS',
  year: 2014,
  mileage: 72_400,
  trim: null,
  vinKey: null,
  worth: 1,
  value: null,
};
const listing = { vehicleType: 'CARS', make: 'Honda', model: 'Accord', year: 2014, details: {} };
const UNKNOWN: Value = { kind: 'unknown', reason: 'NO_COMPARABLES' };
const valued = (likely: number, low: number, high: number): Value => ({
  kind: 'figure',
  market: { cents: likely * 100, low: low * 100, high: high * 100, basis: { kind: 'VALUE', rows: 90 } },
});
const offer = (at: number, dollars: number, changes: Partial<Candidate> = {}): Candidate => ({
  id: `offer-${String(at).padStart(2, '0')}`,
  seller: `seller-${at}`,
  priceCents: dollars * 100,
  year: 2014,
  mileage: 72_400,
  trim: null,
  vinKey: null,
  worth: 1,
  value: null,
  demo: false,
  paid: false,
  miles: 20,
  ...changes,
});

function rate(pool: readonly Candidate[], value: Value, dollars: number, before: Deal | null = null) {
  const found = findAlike(pool, accord);
  const priceCents = dollars * 100;
  const deal = rateDeal({ ...listing, priceCents }, holdAgainst(found, accord, value), toAlike(found), before);
  const view = dealOf({ deal, priceCents });
  if (view === null) throw new Error('A rated price has no view.');
  return { deal, view };
}

describe('what was seen to contradict itself', () => {
  const newer = [14_000, 15_500, 16_000, 17_200, 18_300, 19_000].map((dollars, at) =>
    offer(at, dollars, { year: 2018 }),
  );

  test('a 2014 Accord at $10,800 does not stand beside 2018s at $14,000 to $19,000', () => {
    const { view } = rate(newer, valued(10_600, 8_900, 12_300), 10_800);
    expect(view).toMatchObject({ kind: 'rated', from: 'VALUE', step: 'FAIR', alike: null });
  });

  test('$11,500 is not called high while the range reaches $13,000', () => {
    const { view } = rate([], valued(10_600, 8_200, 13_000), 11_500);
    expect(view).toMatchObject({ step: 'FAIR', limits: { great: 820_000, fair: 1_300_000 } });
    if (view.kind === 'rated') expect(view.basis).toContain('between $8,200 and $13,000');
  });
});

describe('comparables and value', () => {
  const asks = (dollars: number, count: number) =>
    Array.from({ length: count }, (_, at) => offer(at, dollars * (0.96 + (at % 9) / 100)));

  test('eight comparables are the market, whatever the value says within the range', () => {
    const { view } = rate(asks(19_500, 12), valued(22_000, 18_500, 25_500), 19_500);
    expect(view).toMatchObject({
      kind: 'rated',
      from: 'LISTINGS',
      step: 'FAIR',
      basis: /median of 12 similar listings/,
    });
  });

  test('seven are not, and are shown as what they are', () => {
    const { view } = rate(asks(19_500, 7), valued(20_500, 18_500, 22_500), 20_500);
    expect(view).toMatchObject({ from: 'VALUE', alike: { sentence: /^Only 7 similar listings/ } });
    expect(rate(asks(19_500, 7), UNKNOWN, 20_500).view).toMatchObject({ kind: 'silent', reason: 'NO_COMPARABLES' });
  });

  test.each([4, 7, 20])('%i asks that lie far from the value leave a price without a badge', (count) => {
    const { view } = rate(asks(19_500, count), valued(27_100, 24_000, 30_200), 19_500);
    expect(view).toMatchObject({ kind: 'silent', reason: 'DISAGREE' });
    expect(view.sentence).toContain('$27,100');
  });

  test('what the valuation refuses has no badge beside any number of others', () => {
    const refused: Value = { kind: 'refused', reason: 'EXOTIC' };
    expect(rate(asks(90_000, 30), refused, 90_000).view).toMatchObject({ kind: 'silent', reason: 'EXOTIC' });
  });

  test('where only the make is known, comparables speak or nobody does', () => {
    const make: Value = { kind: 'unknown', reason: 'MAKE_ONLY' };
    expect(rate(asks(19_500, 3), make, 19_500).view).toMatchObject({
      kind: 'silent',
      reason: 'MAKE_ONLY',
      alike: null,
    });
    expect(rate(asks(19_500, 9), make, 19_500).view).toMatchObject({ kind: 'rated', from: 'LISTINGS' });
  });
});

const percent = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 100);
const share = percent(0, 100);
/** One for sale, its price as a share of what is usual. */
const asked = fc.record({
  off: percent(-50, 50),
  year: fc.integer({ min: 2012, max: 2017 }),
  mileage: fc.option(fc.integer({ min: 30_000, max: 120_000 })),
  miles: fc.option(fc.integer({ min: 0, max: 2_500 })),
  seller: fc.integer({ min: 0, max: 30 }).map((n) => `seller-${n}`),
  vinKey: fc.option(fc.integer({ min: 0, max: 300 }).map(String)),
  worth: fc.constantFrom(0.76, 0.9, 1),
  demo: fc.boolean(),
});
const worlds = fc
  .record({
    middle: fc.integer({ min: 300, max: 90_000 }),
    noise: percent(0, 80),
    asks: fc.oneof(fc.array(asked, { maxLength: 7 }), fc.array(asked, { minLength: 8, maxLength: 60, size: 'max' })),
    later: fc.array(asked, { maxLength: 2 }),
    value: fc.option(fc.tuple(percent(75, 125), share, share)),
  })
  .map(({ middle, noise, asks, later, value }) => {
    const all = [...asks, ...later].map(({ off, ...one }, at) =>
      offer(at, Math.max(1, Math.round(middle * (1 + off * noise))), one),
    );
    const likely = Math.round(middle * (value?.[0] ?? 1));
    const [, down, up] = value ?? [0, 0, 0];
    const low = Math.round(likely * (1 - 0.4 * down));
    return {
      pool: all.slice(0, asks.length),
      grown: all,
      value: value ? valued(likely, low, Math.round(likely * (1 + 0.4 * up))) : UNKNOWN,
    };
  });

const SIDE = { GREAT: 'below', GOOD: 'below', FAIR: null, HIGH: 'above', OVERPRICED: 'above' } as const;

/** Everything that is shown of a price, held against each other. */
function expectOneMind(view: Extract<DealView, { kind: 'rated' }>, priceCents: number) {
  const { step, limits, reason, sentence, marketCents } = view;
  const scale = scaleOf(limits);
  // The zone under the marker is the badge's, and the one in full color.
  const own = zonesOf(limits, scale).find((zone) => zone.step === step);
  const at = placeOn(scale, priceCents);
  expect(at).toBeGreaterThanOrEqual((own?.start ?? 101) - 0.05);
  expect(at).toBeLessThanOrEqual((own?.start ?? 0) + (own?.width ?? 0) + 0.05);
  const drawn = drawGauge({ limits, step, cents: priceCents, label: '', words: gauge });
  expect(drawn.zones.filter((zone) => zone.own).map((zone) => zone.step)).toEqual([step]);
  // The words are on the side of the badge.
  const side = SIDE[step];
  if (side) for (const said of [reason, sentence]) expect(said).toContain(` ${side} `);
  if (step === 'FAIR') expect(Math.abs(at - placeOn(scale, marketCents))).toBeLessThanOrEqual(24);
  // Nothing between the ends that the page names is called above market or great.
  expect(limits.great < marketCents && marketCents < limits.fair).toBe(true);
}

/** Those listed say what the market says: a price is cheap or dear beside them too. */
function expectListAgrees(view: Extract<DealView, { kind: 'rated' }>, deal: Deal) {
  if (view.from !== 'LISTINGS' || view.alike === null || deal.alike === null) return;
  const cents = view.alike.listed.map((one) => one.cents);
  expect(deal.alike.count).toBeGreaterThanOrEqual(MIN_COMPARABLES);
  expect([...cents].sort((a, b) => a - b)).toEqual(cents);
  const cheaper = cents.filter((one) => one < (deal.priceCents ?? 0)).length;
  if (view.step === 'GREAT') expect(cheaper).toBeLessThanOrEqual(1);
  if (view.step === 'GOOD') expect(cheaper).toBeLessThanOrEqual(3);
  if (view.step === 'HIGH') expect(cheaper).toBeGreaterThanOrEqual(cents.length - 1);
  if (view.step === 'OVERPRICED') expect(cheaper).toBeGreaterThanOrEqual(cents.length - 1);
}

test('badge, zone under the marker, sentences and list of any market agree', () => {
  const rated = { LISTINGS: 0, VALUE: 0 };
  fc.assert(
    fc.property(worlds, share, ({ pool, grown, value }, place) => {
      const found = findAlike(pool, accord);
      const held = holdAgainst(found, accord, value);
      const middle = held.kind === 'market' ? held.market.cents / 100 : 10_000;
      const dollars = Math.max(1, Math.round(middle * (0.4 + 1.4 * place)));
      const first = rate(pool, value, dollars);
      // A market that moved a little since: the badge may stay, and then all of it stays.
      const second = rate(grown, value, dollars, first.deal);
      for (const { deal, view } of [first, second]) {
        if (view.kind !== 'rated') {
          expect(view.sentence).not.toMatch(/[{}]/);
          continue;
        }
        rated[view.from]++;
        expectOneMind(view, dollars * 100);
        expectListAgrees(view, deal);
        expect(`${view.sentence} ${view.basis} ${view.alike?.sentence}`).not.toMatch(/[{}]/);
      }
    }),
    { numRuns: 2_000 },
  );
  // Most worlds have a market, of either kind.
  expect(rated.LISTINGS).toBeGreaterThan(500);
  expect(rated.VALUE).toBeGreaterThan(200);
});
