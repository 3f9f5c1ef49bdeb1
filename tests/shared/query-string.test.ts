import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQueryString, splitList, toQueryString } from '#shared/query-string.ts';

describe('a query string', () => {
  it.each([
    [{ make: 'Honda', page: 2 }, 'make=Honda&page=2'],
    [{ make: ['Honda', 'Kia'] }, 'make=Honda,Kia'],
    [{ b: 1, a: undefined, c: null }, 'b=1'],
    [{ list: [undefined, 'x', null] }, 'list=x'],
    [{ list: [] }, ''],
    [{ z: 1, a: 2 }, 'a=2&z=1'],
    [{ sold: false, page: 0, text: '' }, 'page=0&sold=false&text='],
    [{ q: 'Town & Country = #1? 🚗' }, 'q=Town%20%26%20Country%20%3D%20%231%3F%20%F0%9F%9A%97'],
    [{ q: '\ud800' }, 'q=%EF%BF%BD'],
    [{}, ''],
  ])('of %j is %s', (record, query) => expect(toQueryString(record)).toBe(query));

  it('does not depend on the order of the keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(toQueryString(turned)).toBe(toQueryString(record));
      }),
    );
  });

  it('is read back as it was, keys like __proto__ included', () => {
    const text = fc.string({ unit: 'grapheme' });
    const key = fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toString'));
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(key, text), { selector: ([name]) => name }), (entries) => {
        const read = parseQueryString(`?${toQueryString(Object.fromEntries(entries))}`);
        expect(Object.entries(read).sort()).toEqual(entries.toSorted());
      }),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each(['%', '%zz', '&&&', '=', '?', '🚗', '&'.repeat(10_000)])(
    '%# that is garbled is read without a fault',
    (query) => {
      expect(() => parseQueryString(query)).not.toThrow();
    },
  );

  it('takes the last of a repeated key, and lists apart', () => {
    expect(parseQueryString('a=1&a=2')).toEqual({ a: '2' });
    expect(splitList(parseQueryString('make=Honda%2CKia,').make)).toEqual(['Honda', 'Kia']);
    expect(splitList(undefined)).toEqual([]);
  });
});
