import { describe, expect, it } from 'vitest';
import { PAGE_PARAMETERS } from '#app/page-parameters.ts';
import { ALL_CHOICES, allChoicesIn, withAllChoices } from '#features/search/rules/all-choices.ts';

describe('the address of a results page with every choice of a filter', () => {
  it('is that of the same results, and says again what it said', () => {
    const address = new URL('https://curbtag.example/cars?make=Honda%2CKia&postcode=32801#top');
    const path = withAllChoices(address, ['make', 'state']);
    expect(path).toBe('/cars?make=Honda%2CKia&postcode=32801&choices=make%2Cstate');
    const again = new URL(path, address);
    expect(allChoicesIn(again.searchParams)).toEqual(['make', 'state']);
    expect(withAllChoices(again, ['make'])).toBe('/cars?make=Honda%2CKia&postcode=32801&choices=make');
  });

  it('asks for none where nothing is said', () => {
    expect(allChoicesIn(new URLSearchParams('make=Kia'))).toEqual([]);
    expect(allChoicesIn(new URLSearchParams('choices='))).toEqual([]);
  });

  it('is kept like any other page', () => {
    expect(PAGE_PARAMETERS.has(ALL_CHOICES)).toBe(true);
  });
});
