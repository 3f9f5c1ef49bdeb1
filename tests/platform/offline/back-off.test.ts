import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAt, FRESH_PACE, hurry, type Pace, slowDown } from '#platform/offline/back-off.ts';

const backOff = { firstMs: 1_000, maxMs: 30_000 };
const failed = (times: number, chance: number): Pace =>
  Array.from({ length: times }).reduce<Pace>((pace) => slowDown(pace, { backOff, now: 0, chance }), FRESH_PACE);

test.each([
  [1, 500, 1_000],
  [2, 1_000, 2_000],
  [3, 2_000, 4_000],
  [5, 8_000, 16_000],
  [6, 15_000, 30_000],
  [2_000, 15_000, 30_000],
])('after failure %i the next try comes between %i and %i ms later', (times, least, most) => {
  expect(dueAt(failed(times, 0))).toBe(least);
  expect(dueAt(failed(times, 1))).toBe(most);
});

test('what the server asked for counts where it is longer, and trying at once for a new reason does not shorten it', () => {
  fc.assert(
    fc.property(
      fc.nat(12),
      fc.integer({ min: 0, max: 600 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (times, retryAfter, chance) => {
        const pace = slowDown(failed(times, chance), { backOff, now: 5_000, chance, retryAfter });
        expect(dueAt(pace)).toBeGreaterThanOrEqual(5_000 + retryAfter * 1000);
        expect(dueAt(pace)).toBeGreaterThan(5_000);
        expect(dueAt(hurry(pace))).toBe(5_000 + retryAfter * 1000);
      },
    ),
  );
});
