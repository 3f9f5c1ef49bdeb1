import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMiles, formatNumber, parseWholeNumber } from '#shared/numbers.ts';
import { HOSTILE } from '../support/hostile.ts';

describe('miles on the page', () => {
  it.each([
    [72_400, '72,400 mi'],
    [0, '0 mi'],
    [null, '—'],
    [undefined, '—'],
    [Number.NaN, '—'],
  ])('%s are %s', (miles, text) => expect(formatMiles(miles)).toBe(text));
});

describe('a count on the page', () => {
  it('is grouped by thousands, a dash when unknown', () => {
    expect([1_234_567, null, undefined, Number.POSITIVE_INFINITY].map(formatNumber)).toEqual([
      '1,234,567',
      '—',
      '—',
      '—',
    ]);
  });
});

describe('a whole number as typed', () => {
  it.each([
    ['72400', 72_400],
    ['72,400', 72_400],
    ['72,400 miles', 72_400],
    ['72400mi.', 72_400],
    ['72k', 72_000],
    ['72.4K', 72_400],
    ['5.0', 5],
    ['007', 7],
    ['72400', 72_400],
    [72_400, 72_400],
  ])('%j is %d', (text, value) => expect(parseWholeNumber(text)).toEqual({ ok: true, value }));

  it.each([
    ['', 'Enter a number.'],
    ['5.5', 'Enter a whole number.'],
    [5.5, 'Enter a whole number.'],
    ['72.4567k', 'Enter a whole number.'],
    ['many', 'Enter the number in digits, like 72,400.'],
    ['1e5', 'Enter the number in digits, like 72,400.'],
    ['72,40', 'Enter the number in digits, like 72,400.'],
    ['-1', 'Enter 0 or more.'],
    ['99999999999999999', 'Enter 9,007,199,254,740,991 or less.'],
  ])('%j is refused: %s', (text, reason) => expect(parseWholeNumber(text)).toEqual({ ok: false, reason }));

  it('keeps to its bounds', () => {
    expect(parseWholeNumber('1000001', { max: 1_000_000 })).toEqual({ ok: false, reason: 'Enter 1,000,000 or less.' });
    expect(parseWholeNumber('-3', { min: -5 })).toEqual({ ok: true, value: -3 });
  });

  it('never reads a negative zero', () => {
    expect(parseWholeNumber('-0', { min: -5 })).toEqual({ ok: true, value: 0 });
    expect(parseWholeNumber(-0)).toEqual({ ok: true, value: 0 });
  });

  it.each(HOSTILE)('of hostile input %# is refused with a sentence', (input) => {
    expect(parseWholeNumber(input)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(parseWholeNumber(formatNumber(value))).toEqual({ ok: true, value });
        expect(parseWholeNumber(formatMiles(value))).toEqual({ ok: true, value });
      }),
    );
  });
});
