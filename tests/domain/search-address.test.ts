import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchAddress } from '../../src/domain/search/address.ts';

const CARS = { path: '/cars', category: ['VEHICLE'] } as const;
const read = (address: string) => readSearchAddress(new URL(address, 'https://curbtag.test'), CARS);

describe('the address of a results page', () => {
  test('is left alone when it is the one address of its search', () => {
    for (const address of ['/cars', '/cars?make=Honda,Toyota&price_max=20000', '/cars?page=2', '/cars?q=red%20truck'])
      expect(read(address).moved).toBeNull();
  });

  test('loses what a plain form sends in vain', () => {
    expect(read('/cars?q=&make=Honda&make=Toyota&price_min=&price_max=20,000&sort_by=').moved).toBe(
      '/cars?make=Honda,Toyota&price_max=20000',
    );
    expect(read('/cars?q=').moved).toBe('/cars');
  });

  test('drops names that nobody reads, and the category that the page stands for', () => {
    expect(read('/cars?colour=red&page=3').moved).toBe('/cars?page=3');
    expect(read('/cars?category=GARAGE').moved).toBe('/cars');
    expect(read('/cars').searched.category).toEqual(['VEHICLE']);
  });

  test('never moves twice, whatever was typed', () => {
    const names = fc.constantFrom('q', 'make', 'state', 'price_min', 'postcode', 'page', 'sort_by', 'x', '__proto__');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ maxLength: 12 })), { maxLength: 6 }), (pairs) => {
        const { moved } = read(`/cars?${new URLSearchParams(pairs)}`);
        if (moved !== null) expect(read(moved).moved).toBeNull();
      }),
    );
  });
});
