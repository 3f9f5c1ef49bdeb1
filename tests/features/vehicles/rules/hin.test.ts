import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hinWarnings, parseHin } from '#features/vehicles/rules/hin.ts';

const read = (text: unknown) => {
  const result = parseHin(text, 2027);
  if (!result.ok) throw new Error(result.reason.message);
  return result.value;
};
const faultOf = (text: unknown) => {
  const result = parseHin(text, 2027);
  if (result.ok) throw new Error(`${result.value.hin} is a HIN.`);
  return result.reason;
};

describe('a hull identification number', () => {
  it.each([
    ['ABC12345D585', 'current', 1985, 1985, 4],
    ['ABC12345K485', 'current', 1985, 1984, 11],
    ['TNRD1234H394', 'current', 1994, 1993, 8],
    ['ABC12345L900', 'current', 2000, 1999, 12],
    ['ABC12345A011', 'current', 2011, 2010, 1],
    ['ABC12345G627', 'current', 2027, 2026, 7],
    ['CCMP8281M81G', 'model-year', 1981, 1981, 2],
    ['ABC12345M82A', 'model-year', 1982, 1981, 8],
    ['ABC12345M82L', 'model-year', 1982, 1982, 7],
    ['ABC123451272', 'straight', null, 1972, 12],
    ['ABC123450679', 'straight', null, 1979, 6],
  ] as const)('%s is written in the %s form', (hin, format, modelYear, year, month) => {
    expect(read(hin)).toMatchObject({ hin, format, modelYear, built: { year, month } });
    expect(hinWarnings(read(hin))).toEqual([]);
  });

  it('is read as people write it, and without the country in front of it', () => {
    for (const text of ['us-abc12345d585', 'ABC 12345 D5 85', ' abc-12345-d585 ', 'ＡＢＣ12345Ｄ585'])
      expect(read(text)).toMatchObject({ hin: 'ABC12345D585', makerCode: 'ABC', serial: '12345' });
  });

  it.each([
    ['', 'empty', 'Enter the HIN.'],
    ['ABC1234', 'too-short', 'add 5 more'],
    ['ABC12345D5851', 'too-long', 'take 1 away'],
    ['AB212345D585', 'maker-code', 'begins with 3 letters'],
    ['ABC1O345D585', 'letter-i-o-q', 'Character 5 is probably 0'],
    ['ABC12345D5%5', 'illegal-character', 'Character 11 (%)'],
    ['ABC12345X585', 'date', 'X585'],
    ['ABC123451372', 'date', '1372'],
    ['ABC12345D583', 'date', 'D583'],
    ['ABC12345D545', 'date', 'D545'],
    [null, 'empty', 'Enter the HIN.'],
  ])('refuses %j with what is wrong', (text, code, sentence) => {
    const fault = faultOf(text);
    expect(fault.code).toBe(code);
    expect(fault.message).toContain(sentence);
  });

  it.each([
    ['ABC1O345D585', 'ABC10345D585'],
    ['ABC12345DS85', 'ABC12345D585'],
    ['A8C12345D585', 'ABC12345D585'],
    ['ABC123458585', 'ABC12345B585'],
    ['ABC12345O679', 'ABC123450679'],
    ['ABC12345MB2H', 'ABC12345M82H'],
  ])('offers for %s what it probably is, %s', (typed, meant) => {
    const fault = faultOf(typed);
    expect(fault.instead).toBe(meant);
    expect(fault.message).toContain(`Did you mean ${meant}?`);
    expect(read(fault.instead).hin).toBe(meant);
  });

  it('is questioned, not refused, when its dates or the year somebody claims disagree', () => {
    expect(hinWarnings(read('ABC12345D894')).map(({ code }) => code)).toEqual(['hin_dates_apart']);
    expect(hinWarnings(read('ABC12345D585'), { year: 1987 })[0]?.message).toBe('The HIN says 1985, not 1987.');
    expect(hinWarnings(read('ABC123450679'), { year: 1980 })).toEqual([]);
    expect(hinWarnings(read('ABC123450679'), { year: 1990 })).toHaveLength(1);
  });

  it('never throws, reads what it accepts again, and offers only what it accepts', () => {
    const near = fc.string({ unit: fc.constantFrom(...'ABCDHLMIOQ0123456789- '), maxLength: 16 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        const result = parseHin(text, 2027);
        if (result.ok) {
          expect(result.value.hin).toHaveLength(12);
          expect(read(result.value.hin)).toEqual(result.value);
          const { built, modelYear } = result.value;
          expect(built.month).toBeGreaterThanOrEqual(1);
          expect(built.month).toBeLessThanOrEqual(12);
          if (modelYear !== null) expect(built.year).toBeLessThanOrEqual(modelYear + 1);
        } else {
          expect(result.reason.message).not.toMatch(/\{[a-z]+\}/);
          if (result.reason.instead !== null) expect(parseHin(result.reason.instead, 2027).ok).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
