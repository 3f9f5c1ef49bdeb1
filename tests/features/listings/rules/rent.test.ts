import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaseMonths, leaseSuffix } from '#features/listings/rules/lease.ts';
import { comparedCents } from '#features/listings/rules/price.ts';
import { withMonthlyRent } from '#features/listings/rules/rent-answers.ts';
import { priceWords, termWords } from '#features/listings/words/price.ts';
import { LEASE_TERMS } from '#shared/enums.ts';
import { formatMoney, parseMoney } from '#shared/money.ts';

const terms = fc.constantFrom(...LEASE_TERMS);
/** Whole dollars, as the wizard took them. */
const totals = fc.integer({ min: 24, max: 10_000_000 }).map((dollars) => dollars * 100);

describe('a rent', () => {
  test.each([
    ['TWELVE_MONTHS', 165_000, '$1,650/mo', '$19,800 / year'],
    ['SIX_MONTHS', 165_000, '$1,650/mo', '$9,900 / 6 months'],
    ['TWENTY_FOUR_MONTHS', 287_500, '$2,875/mo', '$69,000 / 2 years'],
    ['MONTH_TO_MONTH', 165_000, '$1,650/mo', null],
    ['NEGOTIABLE', 165_000, '$1,650/mo', null],
  ] as const)('of %s is told by the month, and below it for its term', (lease, cents, month, term) => {
    expect([priceWords({ cents, lease }), termWords({ cents, lease })]).toEqual([month, term]);
  });

  test('what is not let has one line', () => {
    expect([priceWords({ cents: 1_250_000 }), termWords({ cents: 1_250_000 })]).toEqual(['$12,500', null]);
  });

  test('a term told before comes back to the dollar, whatever it was', () => {
    fc.assert(
      fc.property(terms, totals, (leaseTerm, rent) => {
        const { monthlyRent: cents } = withMonthlyRent({ leaseTerm, rent }) as { monthlyRent?: number };
        const asked = { cents, lease: leaseTerm };
        const months = leaseMonths(leaseTerm) ?? 1;
        const before = `${formatMoney(rent)} ${leaseSuffix(leaseTerm)}`;
        expect(termWords(asked) ?? before).toBe(before);
        expect(priceWords(asked)).toBe(`${formatMoney(Math.round(rent / months))}/mo`);
      }),
    );
  });

  test('a filter lets it in at the figure that its card shows, and not a dollar beside it', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 100, max: 1_000_000_000 }), (lease, cents) => {
        const shown = parseMoney(priceWords({ cents, lease }).replace('/mo', ''));
        expect(shown).toEqual({ ok: true, value: comparedCents(cents) });
      }),
    );
  });
});

describe('answers of before', () => {
  test.each([
    ['the term is said with it', { leaseTerm: 'TWELVE_MONTHS', rent: 2_280_000 }, {}, 190_000],
    ['the term was said before', { rent: 2_280_000 }, { leaseTerm: 'TWENTY_FOUR_MONTHS' }, 95_000],
    ['no term was said, and it was told by the month', { rent: 190_000 }, {}, 190_000],
    ['typed as money', { rent: '$22,800', leaseTerm: 'TWELVE_MONTHS' }, {}, 190_000],
    ['typed as something else', { rent: 'call me' }, { leaseTerm: 'TWELVE_MONTHS' }, 'call me'],
    ['taken back', { rent: null }, { leaseTerm: 'TWELVE_MONTHS' }, null],
    ['told both ways', { rent: 2_280_000, monthlyRent: 150_000, leaseTerm: 'TWELVE_MONTHS' }, {}, 150_000],
  ])('are read by the month: %s', (_, said, before, month) => {
    const read = withMonthlyRent(said, before);
    expect(read).toMatchObject({ monthlyRent: month });
    expect(read).not.toHaveProperty('rent');
    expect(withMonthlyRent(read, before)).toEqual(read);
  });

  test('without a rent stay as they are', () => {
    expect(withMonthlyRent({ leaseTerm: 'TWELVE_MONTHS' }, { rent: 5 })).toEqual({ leaseTerm: 'TWELVE_MONTHS' });
  });
});
