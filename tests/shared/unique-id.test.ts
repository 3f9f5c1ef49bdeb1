import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseListingRef, toUniqueId } from '#shared/unique-id.ts';
import { HOSTILE } from '../support/hostile.ts';

describe('the ten characters of a listing', () => {
  test('come back from being read out, in any letter case and with the usual slips', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
        const id = toUniqueId(bytes);
        expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
        const misheard = id.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o');
        expect(parseListingRef(misheard)).toEqual({ by: 'uniqueId', value: id });
      }),
    );
  });

  test('differ when the bytes differ', () => {
    const all = Array.from({ length: 32 }, (_, byte) => toUniqueId(new Uint8Array(10).fill(byte)));
    expect(new Set(all).size).toBe(32);
  });
});

describe('a reference to a listing', () => {
  test('may be a UUID in any letter case', () => {
    const value = '3f2b1a90-5c4d-4e6f-8a7b-9c0d1e2f3a4b';
    expect(parseListingRef(value.toUpperCase())).toEqual({ by: 'id', value });
  });

  test.each(['', '7HQ2K9X4M', '7HQ2K9X4MBB', '7HQ2K9X4MU', '3f2b1a90-5c4d-4e6f-8a7b-9c0d1e2f3a4b-accord', '%'])(
    'is not %j',
    (text) => expect(parseListingRef(text)).toBeNull(),
  );

  test('is nothing hostile', () => {
    for (const text of HOSTILE.filter((it) => typeof it === 'string')) expect(parseListingRef(text)).toBeNull();
  });
});
