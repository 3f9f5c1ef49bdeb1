import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { Estimate } from '#features/sell/ui/valuation/Estimate.tsx';

const estimate: Extract<EvaluationAnswer, { kind: 'estimate' }> = {
  kind: 'estimate',
  currency: 'USD',
  low: 14_000,
  likely: 15_600,
  high: 17_200,
  tradeIn: { low: 12_400, likely: 13_800, high: 15_300 },
  privateParty: { low: 14_000, likely: 15_600, high: 17_200 },
  dealerRetail: { low: 15_800, likely: 17_300, high: 18_800 },
  confidence: { level: 'HIGH', reason: '49 dealer prices for this trim and year.' },
  start: { label: 'A typical 2018 Toyota Camry at a dealer, 93,000 miles', amount: 17_050, by: 'PRICES' },
  adjustments: [
    { label: '80,000 miles on the odometer', amount: 610, by: 'PRICES' },
    { label: '1 accident reported', amount: -230, by: 'RULE' },
    { label: 'Condition: good', amount: -80, by: 'RULE' },
    { label: 'Private sale, without a dealer’s preparation and warranty', amount: -1_735, by: 'RULE' },
    { label: 'Rounded to $100', amount: -15, by: 'RULE' },
  ],
  comparables: [],
  market: {
    kind: 'bands',
    from: 'VALUE',
    market_cents: 1_560_000,
    basis: 'The market price is our estimate for this vehicle with its mileage and condition.',
    limits: {
      tooLow: 936_000,
      great: 1_400_000,
      good: 1_506_667,
      fair: 1_720_000,
      high: 1_880_000,
      tooHigh: 2_496_000,
    },
    comparables: [],
    comparables_sentence: null,
  },
  basis: {
    rows: 49,
    scope: 'trim',
    asOf: '2023-08',
    indexMonth: '2026-05',
    asks: 12,
    marketVersion: 'market-2026-11-20T12',
    sentence: 'Asking prices from August 2023, carried to November 2026 with 12 current listings.',
  },
  modelVersion: 'trees-2026-11-20',
  asOf: '2026-11-20T12:00:00.000Z',
  goodUntil: '2026-11-27T12:00:00.000Z',
  certificate: { hash: 'ab'.repeat(32), input: '{"a":1}' },
};
const html = renderToStaticMarkup(createElement(Estimate, { estimate }));
const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the estimate on the valuation step', () => {
  it('shows a ledger whose lines make the sum', () => {
    const cells = [...html.matchAll(/<td class="figure">([^<]+)<\/td>/g)].map(([, amount = '']) =>
      Number(amount.replace('−', '-').replace(/[$+,]/g, '')),
    );
    const sum = cells.at(-1);
    expect(cells.slice(0, -1).reduce((total, amount) => total + amount, 0)).toBe(sum);
    expect(sum).toBe(estimate.likely);
  });

  it('shows three channels, how sure it is and why, the day, the version and the certificate', () => {
    expect(html.match(/<dt>/g)).toHaveLength(3);
    expect(text).toContain('High confidence 49 dealer prices');
    expect(text).toContain('carried to November 2026 with 12 current listings.');
    expect(text).toContain('November 27, 2026');
    expect(text).toContain('trees-2026-11-20');
    expect(text).toContain(estimate.certificate.hash);
  });
});
