import { expect, test } from 'vitest';
import { listedWords, nextMidnight } from '#features/listings/ui/listed-words.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const listed = (publishedAt: string | null, more: object = {}) =>
  listedWords({ category: 'VEHICLE', status: 'PUBLISHED', publishedAt, ...more } as never, NOW);

test.each([
  ['2026-11-21T14:59:00Z', 'Listed today'],
  // Still the evening of the day before in New York.
  ['2026-11-21T04:59:00Z', 'Listed yesterday'],
  ['2026-11-21T05:00:00Z', 'Listed today'],
  ['2026-11-18T12:00:00Z', 'Listed 3 days ago'],
  ['2026-11-08T12:00:00Z', 'Listed 13 days ago'],
  ['2026-11-07T12:00:00Z', 'Listed 2 weeks ago'],
  ['2026-09-22T12:00:00Z', 'Listed 8 weeks ago'],
  ['2026-09-21T12:00:00Z', 'Listed 2 months ago'],
  ['2026-11-22T12:00:00Z', 'Listed today'],
])('what was listed at %s was “%s”', (at, words) => {
  expect(listed(at)).toBe(words);
});

test('nothing is said of what has days of its own, is gone, or was never listed', () => {
  expect(listed('2026-11-18T12:00:00Z', { category: 'GARAGE' })).toBeUndefined();
  expect(listed('2026-11-18T12:00:00Z', { status: 'SOLD' })).toBeUndefined();
  expect(listed(null)).toBeUndefined();
});

test('the words change at midnight in New York, also on the day that has 25 hours', () => {
  expect(nextMidnight(NOW)).toBe('2026-11-22T05:00:00.000Z');
  expect(nextMidnight(new Date('2026-11-01T04:30:00Z'))).toBe('2026-11-02T05:00:00.000Z');
});
