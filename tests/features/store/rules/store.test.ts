import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORE } from '#shared/constants.ts';
import { MAX_CENTS } from '#shared/money.ts';
import { STICKER_PRODUCTS } from '#features/sticker-codes/rules/sticker-products.ts';
import { CATALOGUE, findVariant } from '#features/store/rules/catalogue.ts';
import { applyDiscount, DISCOUNTS, findDiscount, share } from '#features/store/rules/discounts.ts';
import { parseQuantity } from '#features/store/rules/limits.ts';
import { fromMoneyV2, toMoneyV2 } from '#features/store/rules/money-v2.ts';
import { canMove, movesFrom, ORDER_STATES } from '#features/store/rules/order-state.ts';
import { priceCart } from '#features/store/rules/price-cart.ts';
import { SALES_TAX, taxOf } from '#features/store/rules/tax.ts';
import { US_STATES } from '#shared/us-states.ts';

const CODES = STICKER_PRODUCTS.map(({ code }) => code);

const items = fc
  .uniqueArray(fc.constantFrom(...CODES), { minLength: 1, maxLength: STORE.maxCartLines })
  .chain((codes) =>
    fc.tuple(
      ...codes.map((variant) =>
        fc.record({
          variant: fc.constant(variant),
          quantity: fc.integer({ min: 1, max: 100 }),
          priceCents: fc.integer({ min: 1, max: 9_999 }),
        }),
      ),
    ),
  );
const state = fc.option(fc.constantFrom(...Object.keys(SALES_TAX)), { nil: null });
const codes = fc.subarray([...DISCOUNTS.map(({ code }) => code), 'NOBODY']);

describe('money at the edge', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_250, '12.50'],
    [MAX_CENTS, '21474836.47'],
  ])('%i cents are written %s and read back', (cents, amount) => {
    expect(toMoneyV2(cents)).toEqual({ amount, currencyCode: 'USD' });
    expect(fromMoneyV2(amount)).toBe(cents);
  });

  test.each([
    ['12.5', 1_250],
    ['12', 1_200],
    ['12.500', 1_250],
  ])('%s is read too', (amount, cents) => expect(fromMoneyV2(amount)).toBe(cents));

  test.each(['12.505', '-1.00', '1e3', '', 'free', '99999999999.00', '1,000.00'])('%s is no amount', (amount) =>
    expect(fromMoneyV2(amount)).toBeNull(),
  );

  test('no cent is lost on the way out and in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => fromMoneyV2(toMoneyV2(cents).amount) === cents),
    );
  });
});

describe('the catalogue', () => {
  test('sells every sticker product of the specification, within its limits, by title', () => {
    expect(CATALOGUE.flatMap(({ variants }) => variants.map(({ code }) => code)).sort()).toEqual([...CODES].sort());
    expect(CATALOGUE.length).toBeLessThanOrEqual(STORE.maxProducts);
    expect(CATALOGUE.map(({ title }) => title)).toEqual(CATALOGUE.map(({ title }) => title).toSorted());
    for (const { variants } of CATALOGUE) expect(variants.length).toBeLessThanOrEqual(STORE.maxVariants);
  });

  test('names a discount code that exists, and a price before that is higher', () => {
    for (const { discountCode, description, variants } of CATALOGUE) {
      expect(findDiscount(discountCode)).not.toBeNull();
      expect(description).not.toBe('');
      for (const { priceCents, compareAtCents } of variants) {
        expect(priceCents).toBeGreaterThan(0);
        expect(compareAtCents ?? Number.POSITIVE_INFINITY).toBeGreaterThan(priceCents);
      }
    }
  });

  test('finds a size by its code alone', () => {
    expect(findVariant('1222')?.product.handle).toBe('vehicle-sticker');
    expect(findVariant('9999')).toBeNull();
  });
});

describe('quantities', () => {
  test.each([
    ['1', 1],
    [' 7 ', 7],
    [100, 100],
  ])('%s is a quantity', (typed, value) => expect(parseQuantity(typed)).toBe(value));
  test.each(['0', '-1', '101', '1.5', 'two', '', null, 0, 1.5])('%s is none', (typed) =>
    expect(parseQuantity(typed)).toBeNull(),
  );
});

describe('sharing cents', () => {
  test('gives parts that add up and exceed nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 10 }),
        fc.nat(100),
        (weights, percent) => {
          const sum = weights.reduce((all, one) => all + one, 0);
          const total = Math.round((sum * percent) / 100);
          const parts = share(total, weights);
          expect(parts.reduce((all, one) => all + one, 0)).toBe(total);
          parts.forEach((part, at) => {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(weights[at] ?? 0);
          });
        },
      ),
    );
  });
});

describe('discounts', () => {
  const line = (variant: string, quantity: number, price: number) => ({
    variant,
    quantity,
    subtotalCents: quantity * price,
  });
  test.each([
    ['nobody knows', 'HELLO', [line('1111', 9, 399)], 'DISCOUNT_NOT_FOUND'],
    ['doesn’t apply to the products', 'YARD15', [line('1111', 9, 399)], 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    ['needs more pieces', 'CURB10', [line('1111', 2, 399)], 'DISCOUNT_QUANTITY_NOT_IN_RANGE'],
    ['needs more money', 'STAKE5', [line('1501', 2, 1_499)], 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
  ])('a code that %s takes nothing off', (_, code, lines, why) => {
    expect(applyDiscount(code, lines)).toEqual({ kind: 'does-not', why });
  });

  test('a code takes off only what it is for, in any case of letters', () => {
    expect(applyDiscount(' curb 10', [line('1111', 3, 399), line('1600', 1, 1_299)])).toEqual({
      kind: 'applies',
      off: [120, 0],
    });
    expect(applyDiscount('STAKE5', [line('1501', 3, 1_499)])).toEqual({ kind: 'applies', off: [500] });
  });

  test('codes do not add up: the first that applies counts', () => {
    const price = priceCart({
      items: [
        { variant: '1111', quantity: 5, priceCents: 399 },
        { variant: '1600', quantity: 2, priceCents: 1_299 },
      ],
      codes: ['NOBODY', 'YARD15', 'CURB10'],
      state: null,
    });
    expect(price.codes.map(({ code, applicable }) => [code, applicable])).toEqual([
      ['NOBODY', false],
      ['YARD15', true],
      ['CURB10', false],
    ]);
    expect(price.discountCents).toBe(390);
  });
});

describe('tax', () => {
  test('is known for every state and no other place', () => {
    expect(Object.keys(SALES_TAX).sort()).toEqual(US_STATES.map(({ code }) => code).sort());
    expect(taxOf(10_000, 'PR')).toBeNull();
    expect(taxOf(10_000, null)).toBeNull();
  });

  test.each([
    ['FL', 600],
    ['OR', 0],
    ['MN', 688],
    ['CA', 725],
    ['MO', 423],
  ])('on $100 in %s is %i cents', (state, cents) => expect(taxOf(10_000, state)).toBe(cents));
});

describe('what a cart costs', () => {
  test('adds up to the cent, whatever is in it', () => {
    fc.assert(
      fc.property(items, codes, state, (items, codes, state) => {
        const price = priceCart({ items, codes, state });
        const sum = items.reduce((all, { quantity, priceCents }) => all + quantity * priceCents, 0);
        expect(price.subtotalCents).toBe(sum);
        expect(price.lines.reduce((all, line) => all + line.totalCents, 0)).toBe(sum - price.discountCents);
        expect(price.totalCents).toBe(sum - price.discountCents + (price.taxCents ?? 0));
        expect(price.discountCents).toBeGreaterThanOrEqual(0);
        expect(price.discountCents).toBeLessThanOrEqual(sum);
        expect(price.codes.filter(({ applicable }) => applicable).length).toBeLessThanOrEqual(1);
        expect(price.discountCents > 0).toBe(price.codes.some(({ applicable }) => applicable));
      }),
    );
  });

  test('never falls when a piece is added', () => {
    fc.assert(
      fc.property(items, state, (items, state) => {
        const before = priceCart({ items, codes: [], state });
        const more = items.map((item, at) => (at === 0 ? { ...item, quantity: item.quantity + 1 } : item));
        expect(priceCart({ items: more, codes: [], state }).totalCents).toBeGreaterThan(before.totalCents);
      }),
    );
  });
});

describe('an order', () => {
  test('is paid, printed and shipped in this order, and called off only before it is printed', () => {
    const allowed = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => canMove(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowed).toEqual(['PLACED>PAID', 'PLACED>CANCELLED', 'PAID>PRINTED', 'PAID>CANCELLED', 'PRINTED>SHIPPED']);
    expect(movesFrom('SHIPPED')).toEqual([]);
    expect(movesFrom('CANCELLED')).toEqual([]);
  });
});
