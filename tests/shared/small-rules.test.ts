import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProperty, listingCategoryOf } from '#features/listings/rules/categories.ts';
import {
  CURRENT_YEAR,
  FIRST_YEAR,
  PERSISTED_STATE,
  PROGRESS_BAR,
  SCANNER,
  SEARCH,
  SOCKET,
  TOAST,
} from '#shared/constants.ts';
import { readCookie, serializeCookie } from '#shared/cookies.ts';
import { LEASE_TERMS, REQUEST_CATEGORIES } from '#shared/enums.ts';
import { formatDistance, milesBetween } from '#shared/geo.ts';
import { leaseMonths, leaseSuffix } from '#features/listings/rules/lease.ts';

describe('the listing category of a request', () => {
  it('is a vehicle for cash, trade and claim, and the namesake for the rest', () => {
    expect(REQUEST_CATEGORIES.map((category) => [category, listingCategoryOf(category)])).toEqual([
      ['CASH', 'VEHICLE'],
      ['TRADE', 'VEHICLE'],
      ['CLAIM', 'VEHICLE'],
      ...REQUEST_CATEGORIES.slice(3).map((category) => [category, category]),
    ]);
    expect(REQUEST_CATEGORIES.filter((category) => isProperty(listingCategoryOf(category)))).toHaveLength(4);
  });
});

describe('a lease', () => {
  it('is told behind the rent', () => {
    expect(LEASE_TERMS.map((term) => [leaseSuffix(term), leaseMonths(term)])).toEqual([
      ['/ month', 1],
      ['/ 6 months', 6],
      ['/ year', 12],
      ['/ 2 years', 24],
      ['/ month', null],
    ]);
  });
});

describe('distance', () => {
  const orlando = { lat: 28.5384, lng: -81.3789 };

  it.each([
    ['Miami', { lat: 25.7617, lng: -80.1918 }, 204],
    ['New York', { lat: 40.7128, lng: -74.006 }, 938],
    ['itself', orlando, 0],
    ['the other side of the earth', { lat: -28.5384, lng: 98.6211 }, 12_437],
  ])('from Orlando to %s is right to a mile or two', (_, there, miles) => {
    expect(Math.abs(milesBetween(orlando, there) - miles)).toBeLessThan(2);
  });

  it('is the same both ways, never negative, never more than half around', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        const miles = milesBetween(a, b);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(12_437);
        expect(Math.abs(miles - milesBetween(b, a))).toBeLessThan(1e-6);
      }),
    );
  });

  it('is shown in whole miles', () => {
    expect([0.4, 1, 1.2, 12.6, 1234].map(formatDistance)).toEqual([
      'less than 1 mi',
      '1 mi',
      '1 mi',
      '13 mi',
      '1,234 mi',
    ]);
  });
});

describe('a cookie', () => {
  it('lasts the days it is given, on every path unless told otherwise', () => {
    expect(serializeCookie('theme', 'dark', { days: 30 })).toBe('theme=dark; Path=/; Max-Age=2592000; SameSite=Lax');
    expect(serializeCookie('theme', 'dark')).toBe('theme=dark; Path=/; SameSite=Lax');
    expect(serializeCookie('theme', '', { days: -1, path: '/my' })).toBe('theme=; Path=/my; Max-Age=0; SameSite=Lax');
  });

  it.each(['', 'a b', 'a;b', 'a=b', 'a\r\nSet-Cookie: x', 'ключ'])('cannot be called %j', (name) => {
    expect(() => serializeCookie(name, 'x')).toThrow(TypeError);
  });

  it.each(['my', '/my; Domain=evil.example', '/\n'])('cannot be put on the path %j', (path) => {
    expect(() => serializeCookie('a', 'x', { path })).toThrow(TypeError);
  });

  it('comes back as it went, and cannot carry another one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const cookie = serializeCookie('a', value);
        expect(cookie.split(';')).toHaveLength(3);
        expect(readCookie(`other=1; ${cookie.split(';')[0]}; b=2`, 'a')).toBe(value);
      }),
    );
    expect(readCookie('a=%zz', 'a')).toBeNull();
    expect(readCookie('ab=1', 'a')).toBeNull();
    expect(readCookie('=x', '')).toBeNull();
    expect(readCookie('b=2;  a = 1 ', 'a')).toBe('1');
  });
});

describe('the figures of the specification', () => {
  it('are kept', () => {
    expect(TOAST).toMatchObject({ autoClose: 6000, position: 'top-right', dragPercent: 80 });
    expect(SOCKET).toMatchObject({
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      connectTimeout: 20_000,
      maxUriLength: 8000,
    });
    expect(PROGRESS_BAR).toEqual({ minimum: 0.08, trickleRate: 0.02, trickleSpeed: 800, speed: 200 });
    expect(SCANNER).toMatchObject({ scansPerSecond: 10, pauseAfter: 300, decodeTimeout: 10_000 });
    expect(SEARCH).toEqual({ fuzzyThreshold: 0.3, partnerLimit: 1000 });
    expect(PERSISTED_STATE.restoreTimeout).toBe(5000);
    expect(FIRST_YEAR).toBe(1901);
    expect(CURRENT_YEAR()).toBe(new Date().getUTCFullYear());
  });
});
