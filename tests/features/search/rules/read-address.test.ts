import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchAddress } from '#features/search/rules/address.ts';

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

  test('drops the category that the page stands for, and what follows visitors around', () => {
    expect(read('/cars?category=GARAGE').moved).toBe('/cars');
    expect(read('/cars').searched.category).toEqual(['VEHICLE']);
    expect(read('/cars?utm_source=mail&gclid=1&fbclid=2&page=3')).toMatchObject({ moved: '/cars?page=3', dropped: [] });
  });

  test('keeps what it could not understand only to name it', () => {
    const { moved, filters, dropped, isFiltered } = read('/cars?q=&state=ZZ&state=FL&price_max=abc&foo=1&price_min=');
    expect(moved).toBe('/cars?foo=1&price_max=abc&state=FL,ZZ');
    expect(filters).toMatchObject({ state: ['FL'] });
    expect(filters.price_max).toBeUndefined();
    expect(dropped.map(({ kind, name, value }) => [kind, name, value])).toEqual([
      ['unread', 'state', 'ZZ'],
      ['unread', 'price_max', 'abc'],
      ['unknown', 'foo', '1'],
    ]);
    expect(read(moved ?? '')).toMatchObject({ moved: null, filters, dropped, isFiltered });
  });

  test('says when a word for days means nothing, and nothing about a page that is no number', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const readAt = (query: string) =>
      readSearchAddress(new URL(`https://curbtag.test/cars?${query}`), { ...CARS, now });
    expect(readAt('when=someday').dropped).toEqual([{ kind: 'unread', name: 'when', value: 'someday' }]);
    expect(readAt('when=today').moved).toBe('/cars?date_max=2026-11-20&date_min=2026-11-20');
    expect(readAt('page=x&per_page=y&cursor=!&bounds=1')).toMatchObject({ moved: '/cars', dropped: [] });
  });

  test('never moves twice, whatever was typed', () => {
    const names = fc.constantFrom(
      'q',
      'make',
      'state',
      'price_min',
      'postcode',
      'page',
      'sort_by',
      'radius_max',
      'x',
      'when',
      '__proto__',
    );
    const values = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc
        .array(fc.constantFrom('FL', 'ZZ', ' ', '\u0000', '5', 'x'.repeat(70), 'nearest'), { maxLength: 5 })
        .map((all) => all.join(',')),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (pairs) => {
        const { moved } = read(`/cars?${new URLSearchParams(pairs)}`);
        if (moved !== null) expect(read(moved).moved).toBeNull();
      }),
    );
  });
});
