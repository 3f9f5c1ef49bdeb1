import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseShop, SHOP_STEPS, shopHref, shopResultHref, stepAfter, stepBefore } from '#features/search/rules/shop.ts';

const read = (query: string) => parseShop(new URLSearchParams(query));

describe('shopping without knowing what', () => {
  test('asks budget, brand, body and timing, and ends in a filled search', () => {
    expect(SHOP_STEPS.map((step) => stepAfter(step))).toEqual(['brand', 'body', 'timing', null]);
    expect(SHOP_STEPS.map((step) => stepBefore(step))).toEqual([null, 'budget', 'brand', 'body']);
    const answers = read('budget=15000&make=Toyota&style=SUV&timing=WEEKS');
    expect(answers).toEqual({ budget: 15_000, make: 'Toyota', style: 'SUV', timing: 'WEEKS' });
    expect(shopResultHref(answers)).toBe('/cars?make=Toyota&price_max=15000&style=SUV&vehicle_type=CARS');
  });

  test('goes on without an answer that was skipped', () => {
    expect(shopHref('budget')).toBe('/shop');
    expect(shopHref('brand', {})).toBe('/shop/brand');
    expect(shopResultHref({})).toBe('/cars?vehicle_type=CARS');
  });

  test('reads a budget the way people type it', () => {
    expect(read('budget=%2412,500')).toEqual({ budget: 12_500 });
  });

  test('leaves out what nobody could have chosen', () => {
    expect(read('budget=-3&style=TANK&timing=SOON&make=')).toEqual({});
    expect(read('budget=1e99')).toEqual({});
    expect(read('budget=Infinity')).toEqual({});
  });

  test('carries its answers from address to address whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.double(), (make, budget) => {
        const answers = read(String(new URLSearchParams({ make, budget: String(budget) })));
        const address = new URL(shopHref('body', answers), 'https://curbtag.test');
        expect(parseShop(address.searchParams)).toEqual(answers);
      }),
    );
  });
});
