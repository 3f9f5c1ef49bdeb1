import { describe, expect, test } from 'vitest';
import {
  costBefore,
  findCartChange,
  keepAddedPrices,
  readAddedPrices,
  writeAddedPrices,
} from '#features/store/rules/cart-changes.ts';

describe('what changed about a cart', () => {
  test('prices of before are kept in one line, and nonsense in it is left out', () => {
    const prices = new Map([
      ['1111', 399],
      ['44556677889900', 1_299],
    ]);
    expect(writeAddedPrices(prices)).toBe('1111=399;44556677889900=1299');
    expect(readAddedPrices(writeAddedPrices(prices))).toEqual(prices);
    expect(readAddedPrices('')).toEqual(new Map());
    expect(readAddedPrices('1111=-5;=3;1222=12;x=<script>;1333=99999999999')).toEqual(new Map([['1222', 12]]));
  });

  test('known prices stay, new lines bring their own, lines that went are forgotten', () => {
    const kept = keepAddedPrices(
      new Map([
        ['a', 100],
        ['b', 200],
      ]),
      [
        { variant: 'a', priceCents: 150 },
        { variant: 'c', priceCents: 300 },
      ],
    );
    expect([...kept]).toEqual([
      ['a', 100],
      ['c', 300],
    ]);
  });

  test('the same price, or one nobody knows, is nothing to tell', () => {
    expect(costBefore(399, 450)).toBe(399);
    expect(costBefore(450, 450)).toBeNull();
    expect(costBefore(null, 450)).toBeNull();
    expect(costBefore(undefined, 450)).toBeNull();
  });

  test('what sold out comes before a new total; what was seen and is still so is no change', () => {
    const line = { title: 'Vehicle sticker, small', available: true };
    const cart = { lines: [line], totalCents: 500 };
    expect(findCartChange(cart, 500)).toBeNull();
    expect(findCartChange(cart, null)).toBeNull();
    expect(findCartChange(cart, 400)).toEqual({ kind: 'price', nowCents: 500, beforeCents: 400 });
    expect(findCartChange({ ...cart, lines: [line, { ...line, available: false }] }, 400)).toEqual({
      kind: 'sold-out',
      titles: ['Vehicle sticker, small'],
    });
  });
});
