import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPaymentCents } from '#shared/loan.ts';

test.each([
  // Figures of the textbook formula, worked out apart from it with a spreadsheet's PMT.
  [{ principalCents: 20_000_00, ratePercent: 7.5, months: 60 }, 400_76],
  [{ principalCents: 300_000_00, ratePercent: 6.5, months: 360 }, 1_896_20],
  [{ principalCents: 12_000_00, ratePercent: 0, months: 48 }, 250_00],
  [{ principalCents: 0, ratePercent: 5, months: 60 }, 0],
  [{ principalCents: 5_000_00, ratePercent: 5, months: 0 }, 0],
])('%o costs %i cents a month', (loan, cents) => {
  expect(monthlyPaymentCents(loan)).toBe(cents);
});

test('a higher rate never costs less, and a longer loan never costs more a month', () => {
  const rates = fc.double({ min: 0, max: 30, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      rates,
      fc.integer({ min: 1, max: 480 }),
      (principalCents, ratePercent, months) => {
        const now = monthlyPaymentCents({ principalCents, ratePercent, months });
        expect(monthlyPaymentCents({ principalCents, ratePercent: ratePercent + 1, months })).toBeGreaterThanOrEqual(
          now,
        );
        expect(monthlyPaymentCents({ principalCents, ratePercent, months: months + 12 })).toBeLessThanOrEqual(now);
      },
    ),
  );
});
