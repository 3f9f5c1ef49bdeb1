import { expect, test } from 'vitest';
import { marketTimeOf, pricePoints } from '#features/listings/rules/market-time.ts';
import type { HistoryEntry } from '#features/listings/rules/public.ts';

const status = (after: string, day: number): HistoryEntry => ({
  kind: 'STATUS',
  before: null,
  after,
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const now = new Date(Date.UTC(2026, 1, 10));

test('days count from the first moment that the record knows', () => {
  expect(marketTimeOf([status('PUBLISHED', 29)], now)).toMatchObject({ days: 12, relists: 0, open: true });
});

test('taking it down and listing it again does not set the clock back, nor does it count the time between', () => {
  const time = marketTimeOf([status('PUBLISHED', 1), status('INACTIVE', 11), status('PUBLISHED', 36)], now);
  expect(time).toMatchObject({ days: 15, relists: 1, firstListedAt: '2026-01-01T00:00:00.000Z' });
  expect(time?.listedAt).toBe('2026-02-05T00:00:00.000Z');
});

test('a reservation is no relisting, and a sale ends the count', () => {
  const record = [status('PUBLISHED', 1), status('RESERVED', 3), status('PUBLISHED', 5), status('SOLD', 8)];
  expect(marketTimeOf(record, now)).toMatchObject({ days: 7, relists: 0, open: false });
});

test('what never was for sale has no days, and no price is made up', () => {
  expect(marketTimeOf([], now)).toBeNull();
  expect(pricePoints([status('PUBLISHED', 1)])).toEqual([]);
});
