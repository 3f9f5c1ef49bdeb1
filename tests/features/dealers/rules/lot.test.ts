import { describe, expect, test } from 'vitest';
import { firstChange, lotHours } from '#features/dealers/rules/lot-hours.ts';
import { summarizeRows } from '#features/dealers/rules/stock-summary.ts';
import { kindsLabel } from '#features/dealers/words/stock-kinds.ts';
import { priceRange } from '#features/dealers/words/stock-line.ts';

const open = { opens: '09:00', closes: '18:00' };
const orlando = { state: 'FL', latitude: 28.5, longitude: -81.4, hours: { MONDAY: open, SATURDAY: open } };

describe('a lot', () => {
  test('is open by the clocks of its own place', () => {
    const now = new Date('2026-11-21T23:30:00Z'); // A Saturday, 6:30 PM in Orlando, 3:30 PM in Seattle.
    expect(lotHours(orlando, now)?.state).toEqual({ kind: 'opens', at: new Date('2026-11-23T14:00:00Z') });
    const seattle = { ...orlando, state: 'WA', latitude: 47.6, longitude: -122.3 };
    expect(lotHours(seattle, now)?.state).toEqual({ kind: 'open', until: new Date('2026-11-22T02:00:00Z') });
  });

  test('opens next week where this week is over', () => {
    const mondays = { ...orlando, hours: { MONDAY: open } };
    const { state } = lotHours(mondays, new Date('2026-11-23T23:30:00Z')) ?? {};
    expect(state).toEqual({ kind: 'opens', at: new Date('2026-11-30T14:00:00Z') });
  });

  test('says nothing of hours it did not give', () => {
    expect(lotHours({ ...orlando, hours: {} }, new Date())).toBeNull();
  });

  test('of several, the first change is when a page is drawn anew', () => {
    expect(firstChange([null, new Date(2000), undefined, new Date(1000)])).toBe(new Date(1000).toISOString());
    expect(firstChange([null])).toBeUndefined();
  });

  test('is summed up by kind and price', () => {
    const stock = summarizeRows([
      { kind: 'SEDAN', count: 1, from: 680_000, to: 680_000 },
      { kind: 'SUV', count: 4, from: 990_000, to: 2_430_000 },
      { kind: null, count: 1, from: null, to: null },
    ]);
    expect(stock).toMatchObject({ count: 6, kinds: [{ kind: 'SUV' }, { kind: 'SEDAN' }] });
    expect(priceRange(stock)).toBe('$6,800–$24,300');
    expect(priceRange(summarizeRows([{ kind: null, count: 1, from: null, to: null }]))).toBeNull();
    expect(['SUV', 'SEDAN', 'BOATS'].map((kind) => kindsLabel(kind as 'SUV'))).toEqual(['SUVs', 'Sedans', 'Boats']);
  });
});
