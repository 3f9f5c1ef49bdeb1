import { describe, expect, test } from 'vitest';
import { cameFrom, placeInAddress } from '#features/places/server/index.ts';
import { guessPlace } from '#features/places/server/guess-place.ts';

const SITE = 'https://curbtag.test';

describe('where a visitor is', () => {
  test('is the ZIP code in the address, and nowhere for one that nobody uses', () => {
    const of = (query: string) => placeInAddress(new URL(`${SITE}/cars${query}`));
    expect(of('?postcode=32801-1234')).toEqual({ zip: '32801', city: 'Orlando' });
    for (const query of ['', '?postcode=', '?postcode=99948', '?postcode=<b>']) expect(of(query)).toBeNull();
  });

  test('is the nearest ZIP code to a point in the US, else what the proxy says', () => {
    const told = (header: string | null) => guessPlace({ at: null, header });
    expect(guessPlace({ at: { latitude: 28.54, longitude: -81.38 }, header: null })).toMatchObject({ city: 'Orlando' });
    // Frankfurt has US post offices; the middle of the Atlantic has none.
    expect(guessPlace({ at: { latitude: 50.05, longitude: 8.57 }, header: '32801' })).toBeNull();
    expect(guessPlace({ at: { latitude: 40, longitude: -40 }, header: null })).toBeNull();
    expect(told('32801')).toMatchObject({ city: 'Orlando', state: 'FL' });
    for (const header of [null, '', 'SW1A 1AA', '99948', '32801; drop']) expect(told(header)).toBeNull();
  });
});

describe('a point in the middle of a city', () => {
  test.each([
    ['Orlando, where 32802 is the post office', 28.5383, -81.3792, '32801'],
    ['Orlando, at the door of a company with a number of its own', 28.5456, -81.3782, '32801'],
    ['Atlanta, at the capitol', 33.749, -84.388, '30303'],
    ['Denver', 39.7392, -104.9903, '80202'],
    ['New York', 40.7549, -73.984, '10018'],
    ['Dallas', 32.7767, -96.797, '75202'],
  ])('is in a ZIP code with streets: %s', (_, latitude, longitude, zip) => {
    expect(guessPlace({ at: { latitude, longitude }, header: null })?.zip).toBe(zip);
  });

  test('is in the nearest one where the table knows none with streets', () => {
    expect(guessPlace({ at: { latitude: 18.0111, longitude: -66.6141 }, header: null })).toMatchObject({ state: 'PR' });
  });
});

describe('the page to go back to', () => {
  test('is the one that the form names, else the one that was shown', () => {
    expect(cameFrom({ to: '/cars?make=Honda', referer: `${SITE}/property` }, SITE)).toBe('/cars?make=Honda');
    expect(cameFrom({ to: null, referer: `${SITE}/property?beds_min=2` }, SITE)).toBe('/property?beds_min=2');
  });

  test('is home for another site, the form itself, and anything that is no address', () => {
    for (const to of [
      'https://elsewhere.test/cars',
      '//elsewhere.test/cars',
      '/\\elsewhere.test',
      'javascript:alert(1)',
      '/near?to=/cars',
      'http://[',
    ])
      expect(cameFrom({ to, referer: null }, SITE), to).toBe('/');
    expect(cameFrom({ to: null, referer: null }, SITE)).toBe('/');
  });
});
