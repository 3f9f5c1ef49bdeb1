import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import { findZip, locateZip, milesBetween, nearestZips, searchPlaces } from '#features/places/server/index.ts';

const ctx = {} as Ctx;
const locate = (zip: unknown) => locateZip({ ctx, input: { zip } });

describe('ZIP codes', () => {
  it.each([
    ['32801', 'Orlando', 'FL'],
    ['10001', 'New York', 'NY'],
    ['96701', 'Aiea', 'HI'],
    ['00601', 'Adjuntas', 'PR'],
    ['90210', 'Beverly Hills', 'CA'],
    ['99501', 'Anchorage', 'AK'],
    ['20001', 'Washington', 'DC'],
    ['12345', 'Schenectady', 'NY'],
    ['00802', 'St Thomas', 'VI'],
  ])('%s is in %s, %s', (zip, city, state) => {
    expect(findZip(zip)).toMatchObject({ zip, city, state });
  });

  it('military ZIPs are known but are nowhere on the map', () => {
    expect(findZip('34001')).toMatchObject({ city: 'APO', state: 'AA', latitude: null, longitude: null });
  });

  it('nothing lies at 0, 0', () => {
    expect(nearestZips({ latitude: 0, longitude: 0 }, { miles: 500 })).toEqual([]);
  });

  it('takes a ZIP+4 and spaces around it', () => {
    expect(locate(' 32801-1234 ').city).toBe('Orlando');
  });

  it.each(['99999', '00000', '00002'])('%s is answered as unknown or as no ZIP, never with a place', (zip) => {
    expect(() => locate(zip)).toThrow(/ZIP/);
  });

  it.each(['', 'abcde', '3280', '🚗🚗🚗🚗🚗', '-32801', '1e309', null, {}, ['32801'], '٣٢٨٠١'])(
    'refuses %j in one sentence',
    (zip) => {
      expect(() => locate(zip)).toThrow('Enter a 5-digit ZIP code.');
    },
  );

  it('never breaks, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        searchPlaces(text);
        try {
          locate(text);
        } catch (error) {
          expect(error).toMatchObject({ name: 'AppError' });
        }
      }),
    );
  });
});

describe('distances', () => {
  it('Orlando to Miami Beach is about 204 miles', () => {
    const [a, b] = [findZip('32801'), findZip('33139')];
    expect(milesBetween(a as never, b as never)).toBeGreaterThan(195);
    expect(milesBetween(a as never, b as never)).toBeLessThan(215);
  });

  it('finds the ZIPs around a point, itself first, none farther than asked', () => {
    const near = nearestZips(findZip('32801') as never, { miles: 10, limit: 200 });
    expect(near[0]?.miles).toBeCloseTo(0, 3);
    expect(near.map(({ place }) => place.zip)).toContain('32803');
    expect(near.every(({ miles }) => miles <= 10)).toBe(true);
    expect([...near].sort((a, b) => a.miles - b.miles)).toEqual(near);
  });
});

describe('type-ahead', () => {
  it.each([
    ['orl', 'Orlando, FL'],
    ['ORLANDO, FL', 'Orlando, FL'],
    ['new yo', 'New York, NY'],
    ['st. louis', 'Saint Louis, MO'],
  ])('%s suggests %s first', (typed, label) => {
    expect(searchPlaces(typed)[0]?.label).toBe(label);
  });

  it('digits suggest ZIPs', () => {
    expect(searchPlaces('3280').every((place) => place.zip.startsWith('3280'))).toBe(true);
  });

  it('needs two characters', () => {
    expect(searchPlaces('o')).toEqual([]);
  });
});
