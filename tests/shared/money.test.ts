import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, MAX_CENTS, parseMoney } from '#shared/money.ts';
import { HOSTILE } from '../support/hostile.ts';

describe('an amount on the page', () => {
  it.each([
    [1_250_000, {}, '$12,500'],
    [0, {}, '$0'],
    [1_250_050, {}, '$12,501'],
    [1_250_000, { currency: 'EUR' as const }, '€12,500'],
    [499, { exact: true }, '$4.99'],
    [-150_000, {}, '-$1,500'],
  ])('%d cents %j is %s', (cents, format, text) => expect(formatMoney(cents, format)).toBe(text));

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('is a dash for %s', (cents) => {
    expect(formatMoney(cents)).toBe('—');
  });
});

describe('an amount as typed', () => {
  it.each([
    ['12500', 1_250_000],
    ['$12,500', 1_250_000],
    ['  $ 12,500.00 ', 1_250_000],
    ['USD 12,500', 1_250_000],
    ['US$12,500', 1_250_000],
    ['12,500 dollars', 1_250_000],
    ['€900', 90_000],
    ['12.5k', 1_250_000],
    ['$12K', 1_200_000],
    ['12500.5', 1_250_050],
    ['.99', 99],
    ['12500.', 1_250_000],
    ['12500.9900', 1_250_099],
    ['1.005k', 100_500],
    ['0', 0],
    ['$12,500', 1_250_000],
    [12500, 1_250_000],
  ])('%j is %d cents', (text, cents) => expect(parseMoney(text)).toEqual({ ok: true, value: cents }));

  it.each([
    ['', 'Enter an amount.'],
    ['-5', 'Enter an amount without a minus sign.'],
    ['$-5', 'Enter an amount without a minus sign.'],
    ['(500)', 'Enter an amount without a minus sign.'],
    ['12.345', 'Use at most 2 digits after the decimal point.'],
    ['twelve', 'Enter the amount in digits, like 12,500.'],
    ['12,50', 'Enter the amount in digits, like 12,500.'],
    ['1,2500', 'Enter the amount in digits, like 12,500.'],
    ['12 500 000 000', 'Enter the amount in digits, like 12,500.'],
    ['1e9', 'Enter the amount in digits, like 12,500.'],
    ['0x10', 'Enter the amount in digits, like 12,500.'],
    ['$', 'Enter the amount in digits, like 12,500.'],
    ['.', 'Enter the amount in digits, like 12,500.'],
    ['12.5.1', 'Enter the amount in digits, like 12,500.'],
    ['99999999999', 'Enter $21,474,836 or less.'],
  ])('%j is refused: %s', (text, reason) => expect(parseMoney(text)).toEqual({ ok: false, reason }));

  it('keeps to its bounds', () => {
    expect(parseMoney('99', { min: 10_000 })).toEqual({ ok: false, reason: 'Enter $100 or more.' });
    expect(parseMoney('101', { max: 10_000 })).toEqual({ ok: false, reason: 'Enter $100 or less.' });
    expect(parseMoney('100', { min: 10_000, max: 10_000 })).toEqual({ ok: true, value: 10_000 });
  });

  it.each(HOSTILE)('of hostile input %# is refused with a sentence', (input) => {
    expect(parseMoney(input)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('never drifts by a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(parseMoney(formatMoney(cents, { exact: true }))).toEqual({ ok: true, value: cents });
        expect(parseMoney((cents / 100).toFixed(2))).toEqual({ ok: true, value: cents });
      }),
    );
  });

  it('is a whole number of cents or a reason, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$k- €eE') }), (text) => {
        const read = parseMoney(text);
        if (read.ok) expect(Number.isSafeInteger(read.value) && read.value >= 0 && read.value <= MAX_CENTS).toBe(true);
      }),
    );
  });
});
