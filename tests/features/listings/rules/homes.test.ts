import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASSUMED_LOAN, homeCost, LOAN_YEARS, readPercent } from '#features/listings/rules/home-cost.ts';
import { bigFactsOf, featureGroups, lotText, owesLeadDisclosure } from '#features/listings/rules/home-facts.ts';
import { leaseFacts } from '#features/listings/rules/lease-facts.ts';
import { AMENITY_LABELS } from '#features/listings/rules/property.ts';
import { PROPERTY_TAX_SOURCE, propertyTaxIn } from '#features/listings/rules/property-taxes.ts';
import { US_STATES } from '#shared/us-states.ts';
import { paymentBar, paymentTexts } from '#features/listings/ui/home/payment-words.ts';
import { payment } from '#features/listings/words/homes.ts';

describe('what a home costs a month', () => {
  test('is principal, interest, tax, insurance and the HOA, which add up as they are read', () => {
    const home = { priceCents: 37_500_000, hoaCents: 21_500, stateTaxPercent: 1 };
    const cost = homeCost(home, ASSUMED_LOAN.figures);
    expect(cost).toEqual({
      downCents: 7_500_000,
      loanCents: 30_000_000,
      // $300,000 for 30 years at 6.5% is $1,896.20 a month by the textbook.
      parts: { loan: 189_600, tax: 31_300, insurance: 15_600, hoa: 21_500 },
      totalCents: 258_000,
    });
  });

  test('is made of whole dollars, and never grows with the money put down', () => {
    const figures = fc.record({
      downPercent: fc.integer({ min: 0, max: 99 }),
      ratePercent: fc.double({ min: 0, max: 25, noNaN: true }),
      years: fc.constantFrom(...LOAN_YEARS),
      taxPercent: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
      insurancePercent: fc.double({ min: 0, max: 10, noNaN: true }),
    });
    const home = fc.record({
      priceCents: fc.integer({ min: 100_000, max: 2_000_000_000 }),
      hoaCents: fc.integer({ min: 0, max: 10_000_000 }),
      stateTaxPercent: fc.option(fc.double({ min: 0, max: 3, noNaN: true })),
    });
    fc.assert(
      fc.property(home, figures, (of, by) => {
        const { parts, totalCents } = homeCost(of, by);
        const known = Object.values(parts).filter((cents) => cents !== null);
        for (const cents of known) expect(cents % 100).toBe(0);
        expect(known.reduce((sum, cents) => sum + cents)).toBe(totalCents);
        expect(homeCost(of, { ...by, downPercent: by.downPercent + 1 }).totalCents).toBeLessThanOrEqual(totalCents);
      }),
    );
  });

  test('rests on figures with a day, a public source, and words that say it is no offer', () => {
    expect(ASSUMED_LOAN.chosenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(ASSUMED_LOAN.source).toMatch(/^https:\/\//);
    for (const name of ['down', 'years', 'rate', 'insurance', 'day'])
      expect(payment.assumptions).toContain(`{${name}}`);
    expect(payment.assumptions).toContain('not a quote or an offer of credit');
  });

  test('takes the property tax of the state, or the visitor’s own rate instead', () => {
    const home = { priceCents: 30_000_000, hoaCents: 0, stateTaxPercent: propertyTaxIn('TX') };
    const taxBy = (taxPercent: number | null) => homeCost(home, { ...ASSUMED_LOAN.figures, taxPercent }).parts.tax;
    expect([taxBy(null), taxBy(2), taxBy(0)]).toEqual([35_000, 50_000, 0]);
  });

  test('leaves a property tax that nobody knows out of the total, and says so', () => {
    const home = { priceCents: 30_000_000, hoaCents: 0, stateTaxPercent: propertyTaxIn('NJ') };
    const cost = homeCost(home, ASSUMED_LOAN.figures);
    expect(cost.parts.tax).toBeNull();
    expect(paymentTexts(cost)).toMatchObject({
      tax: 'Not known',
      line: 'Est. payment $1,642/mo + property tax',
      scope: 'Before property tax',
    });
    expect(paymentBar(cost).find(({ part }) => part === 'tax')).toMatchObject({ width: 0 });
    const own = homeCost(home, { ...ASSUMED_LOAN.figures, taxPercent: 2 });
    expect(paymentTexts(own)).toMatchObject({ tax: '$500', line: 'Est. payment $2,142/mo', scope: '' });
  });

  test('knows a rate for every state whose figure is confirmed, each within what homeowners pay', () => {
    const unknown = US_STATES.filter(({ code }) => propertyTaxIn(code) === null).map(({ code }) => code);
    expect(unknown).toEqual(['IL', 'NJ']);
    for (const { code } of US_STATES) {
      const rate = propertyTaxIn(code);
      if (rate !== null) expect(rate, code).toSatisfy((percent: number) => percent >= 0.25 && percent <= 2.5);
    }
    expect([propertyTaxIn('PR'), propertyTaxIn(null)]).toEqual([null, null]);
    expect(PROPERTY_TAX_SOURCE.href).toMatch(/^https:\/\/taxfoundation\.org\//);
    expect(payment.taxKnown).toContain('{year}');
  });

  test.each([
    ['6.5', 6.5],
    [' 6.5% ', 6.5],
    ['.5', 0.5],
    ['25', 25],
    ['25.1', null],
    ['', null],
    ['-1', null],
    ['6,5', null],
    ['1e1', null],
    ['low', null],
  ])('a rate of “%s” is read as %s', (typed, percent) => {
    expect(readPercent(typed, 'ratePercent')).toBe(percent);
  });
});

describe('the large facts', () => {
  const house = { homeType: 'HOUSE', bedrooms: 3, bathrooms: 2.5, area: 1_480 };
  const told = (details: object, price: object | null) =>
    bigFactsOf({ details, price } as never).map(({ figure, unit }) => `${figure} ${unit}`);

  test('of a home for sale end with its price by the square foot', () => {
    const price = { cents: 37_000_000, currency: 'USD' };
    expect(told(house, price)).toEqual(['3 bd', '2.5 ba', '1,480 sq ft', '$250 /sq ft']);
  });

  test('of a rental are its rooms alone, and a studio is called one', () => {
    const price = { cents: 95_000, currency: 'USD', lease: 'TWELVE_MONTHS' };
    expect(told({ ...house, bedrooms: 0 }, price)).toEqual(['Studio no bedroom', '2.5 ba', '1,480 sq ft']);
  });

  test('of land are its acres', () => {
    const price = { cents: 11_520_000, currency: 'USD' };
    expect(told({ homeType: 'LAND', lot: 4.8 }, price)).toEqual(['4.8 acres', '$24,000 /acre']);
    expect(told({ homeType: 'LAND', lot: 0.2 }, null)).toEqual(['0.2 acre']);
  });

  test('a small lot is told in square feet too', () => {
    expect([lotText(0.21), lotText(0.5), lotText(4.8)]).toEqual(['0.21 acre (9,150 sq ft)', '0.5 acre', '4.8 acres']);
  });

  test('lead paint is spoken of before 1978 only, and never of land', () => {
    expect([1977, 1978].map((yearBuilt) => owesLeadDisclosure({ ...house, yearBuilt }))).toEqual([true, false]);
    expect(owesLeadDisclosure({ homeType: 'LAND', yearBuilt: 1950 })).toBe(false);
    expect(owesLeadDisclosure(house)).toBe(false);
  });
});

test('every amenity stands in one group of features', () => {
  const all = Object.keys(AMENITY_LABELS);
  const told = featureGroups({ amenities: all }).flatMap(({ labels }) => labels);
  expect(told.toSorted()).toEqual(Object.values(AMENITY_LABELS).toSorted());
  expect(featureGroups({})).toEqual([]);
});

describe('a lease', () => {
  const base = { pets: 'CATS', deposit: 190_000, availableFrom: '2026-12-01', amenities: ['UTILITIES'] };
  const read = (details: object, today = '2026-11-23') =>
    leaseFacts({ rentCents: 170_000, term: 'TWELVE_MONTHS', details: details as never }, today);

  test('says what is due at move-in, from when, and what the rent includes', () => {
    expect(read(base)).toMatchObject({
      atMoveInCents: 360_000,
      from: '2026-12-01',
      pets: 'Cats only',
      includes: { utilities: true, internet: false, furnished: false },
    });
  });

  test('that could have begun begins now, and a deposit nobody named is not made up', () => {
    expect(read(base, '2026-12-01').from).toBeNull();
    expect(read({})).toMatchObject({ from: null, depositCents: null, atMoveInCents: null, pets: null });
    expect(read({ deposit: 0 })).toMatchObject({ depositCents: 0, atMoveInCents: 170_000 });
  });
});
