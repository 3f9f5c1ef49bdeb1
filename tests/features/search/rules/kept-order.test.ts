import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepOrder } from '#features/search/rules/kept-order.ts';
import { orderedAddress, orderFor } from '#features/search/rules/ordered-address.ts';

const SITE = 'https://curbtag.test';
const KEPT = JSON.stringify({ '/cars': 'price_low' });

describe('the order that was chosen last', () => {
  test('is kept by part of the market until the usual one is chosen again', () => {
    const cars = keepOrder({}, '/cars', 'price_low');
    expect(keepOrder(cars, '/garage', 'soonest')).toEqual({ '/cars': 'price_low', '/garage': 'soonest' });
    expect(keepOrder(cars, '/cars', '')).toEqual({});
  });

  test('is not kept when it needs words or a ZIP code', () => {
    expect(keepOrder({}, '/cars', 'nearest')).toEqual({});
    expect(keepOrder({ '/cars': 'price_low' }, '/cars', 'relevance')).toEqual({});
  });

  test('is added to the way there, never to an address that names its own or to another page', () => {
    expect(orderedAddress(`${SITE}/cars`, KEPT)).toBe(`${SITE}/cars?sort_by=price_low`);
    expect(orderedAddress(`${SITE}/cars?make=Honda,Toyota`, KEPT)).toBe(
      `${SITE}/cars?make=Honda,Toyota&sort_by=price_low`,
    );
    expect(orderedAddress(`${SITE}/cars?sort_by=year_new`, KEPT)).toBeNull();
    expect(orderedAddress(`${SITE}/cars/toyota`, KEPT)).toBeNull();
    expect(orderedAddress(`${SITE}/cars`, null)).toBeNull();
  });

  test('is nothing, whatever else stands in the storage', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => orderFor('/cars', stored) === null));
    for (const stored of ['{"/cars":"<b>"}', '{"/cars":1}', 'null', '[]', '{"__proto__":"x"}'])
      expect(orderFor('/cars', stored)).toBeNull();
    expect(orderFor('__proto__', '{}')).toBeNull();
  });
});
