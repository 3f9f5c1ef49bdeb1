import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carryZip, movePage, zipIn } from '#features/places/rules/carried.ts';
import { readKeptPlace } from '#features/places/rules/kept-place.ts';
import { parseSearch } from '#features/search/rules/parse.ts';
import { SECTIONS } from '#features/search/rules/sections.ts';

describe('a link to a page that can be near a place', () => {
  test('carries the ZIP code to every part of the market, home, dealers and the day plan', () => {
    for (const { path } of Object.values(SECTIONS)) expect(carryZip(path, '32801')).toBe(`${path}?postcode=32801`);
    expect(carryZip('/', '32801')).toBe('/?postcode=32801');
    expect(carryZip('/dealers', '32801')).toBe('/dealers?postcode=32801');
    expect(carryZip('/plan?stops=ABCDEFGHIJ', '32801')).toBe('/plan?stops=ABCDEFGHIJ&from=32801');
    expect(carryZip('https://curbtag.test/cars?make=Honda,Toyota', '32801')).toBe(
      'https://curbtag.test/cars?make=Honda,Toyota&postcode=32801',
    );
  });

  test('keeps what it says of where, and other pages are left alone', () => {
    for (const href of [
      '/cars?postcode=10001',
      '/cars?bounds=-82,28,-81,29',
      '/cars?area=xyzABC',
      '/plan?from=10001',
      '/cars/toyota',
      '/my/saved',
    ])
      expect(carryZip(href, '32801')).toBe(href);
    expect(carryZip('/cars', '')).toBe('/cars');
  });

  test('reads as a search near that ZIP code', () => {
    const { searchParams, search } = new URL(carryZip('https://curbtag.test/cars?make=Honda', '32801'));
    expect(parseSearch(searchParams).filters).toMatchObject({ make: ['Honda'], postcode: '32801' });
    expect(zipIn(search)).toBe('32801');
  });
});

describe('another place for the page that is shown', () => {
  test('keeps what was chosen, and begins at the first page', () => {
    expect(movePage('/cars?make=Honda&postcode=10001&radius_max=50&page=3', '32801')).toBe(
      '/cars?make=Honda&radius_max=50&postcode=32801',
    );
    expect(movePage('/cars?bounds=-82,28,-81,29', '32801')).toBe('/cars?postcode=32801');
    expect(movePage('/cars?area=xyzABC', '32801')).toBe('/cars?postcode=32801');
  });

  test('or none at all; a page that is near nothing has no other', () => {
    expect(movePage('/cars?make=Honda&postcode=10001&radius_max=50', '')).toBe('/cars?make=Honda');
    expect(movePage('/cars/toyota', '32801')).toBeNull();
  });
});

test('a remembered place is a ZIP code with a city, whatever else stands in the storage', () => {
  expect(readKeptPlace('{"zip":"32801","city":"Orlando"}')).toEqual({ zip: '32801', city: 'Orlando' });
  for (const stored of [null, '', '{"zip":"","city":""}', '{"zip":"<b>","city":"x"}', '{"zip":"32801"}', 'null', '[1]'])
    expect(readKeptPlace(stored)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => readKeptPlace(stored) === null));
});
