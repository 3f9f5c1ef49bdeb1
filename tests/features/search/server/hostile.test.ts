import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { leadQuery } from '#features/search/contracts/leads.ts';
import { MAX_PER_PAGE, NO_FILTERS, type SearchFilters } from '#features/search/rules/filters.ts';
import { parseSearch, SEARCH_PARAMETERS } from '#features/search/rules/parse.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { searchListings } from '#features/search/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { makeItems, stock } from './support.ts';

/** Milliseconds; a slow machine under load stays far below. */
const BOUND = 3_000;
const NASTY = [
  "'; drop table listings; --",
  '<script>alert(1)</script>',
  '" onload="x',
  '\u0000\u0001',
  '%00%27',
  '\\',
  "') or 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '-1',
  '1e9',
  '9'.repeat(400),
  'NaN',
  '__proto__',
  '\ud800',
  'a'.repeat(5_000),
  `${'honda '.repeat(800)}`,
  ','.repeat(3_000),
  ':*&|!()',
];

describe.each(ENGINES)('hostile searches on %s', (engine) => {
  const services = useServices({ engine });
  const items = makeItems(60);
  beforeAll(() => stock(services(), items));

  async function answered(filters: SearchFilters) {
    const began = performance.now();
    const found = await searchListings({ ctx: services(), input: filters });
    expect(performance.now() - began).toBeLessThan(BOUND);
    expect(found.listings.length).toBeLessThanOrEqual(MAX_PER_PAGE);
    return found;
  }

  test('with anything in any parameter are answered, and the address that comes back is stable', async () => {
    const nasty = fc.constantFrom(...NASTY);
    const any = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.integer().map(String));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...SEARCH_PARAMETERS), any), { maxLength: 12 }),
        async (pairs) => {
          const { filters } = parseSearch(new URLSearchParams(pairs as [string, string][]));
          await answered(filters);
          const query = toSearchQuery(filters);
          expect(toSearchQuery(parseSearch(new URLSearchParams(query)).filters)).toBe(query);
        },
      ),
      { numRuns: 60 },
    );
    expect(await services().db.$count(schema.listings)).toBe(60);
  });

  test.each(NASTY)('of the API with %j are answered or refused, never an error of ours', async (text) => {
    const app = createApp({ findServices: services });
    for (const parameter of Object.keys(leadQuery.shape)) {
      const response = await app.request(`/api/public/leads?${new URLSearchParams({ [parameter]: text })}`);
      expect(response.status, parameter).toBeLessThan(500);
      const body = await response.text();
      expect(() => JSON.parse(body)).not.toThrow();
    }
  });

  test.each([
    'page=1000000000',
    'per_page=1000000',
    `q=${'x'.repeat(5_000)}`,
    'price_min=-5',
    'state=ZZ',
    'sort_by=best',
    'cursor=%27',
  ])('of the API with %s are refused', async (query) => {
    const response = await createApp({ findServices: services }).request(`/api/public/leads?${query}`);
    expect([400, 422]).toContain(response.status);
  });

  test('of pages far beyond the last are empty and say how many there are', async () => {
    const { filters } = parseSearch(new URLSearchParams('page=1000000000&per_page=1000000'));
    const { listings, total, pages } = await answered(filters);
    expect(listings).toEqual([]);
    expect(total.count).toBeGreaterThan(0);
    expect(pages.next).toBeNull();
  });

  test('with ten filters at once, many at a time, all come back', async () => {
    const query =
      'make=Honda,Ford&style=SUV,SEDAN&price_min=1&price_max=99999&year_min=2000&mileage_max=200000&postcode=32801&radius_max=3000&state=FL,GA&condition=GOOD&q=red+seats';
    const { filters } = parseSearch(new URLSearchParams(query));
    await Promise.all(Array.from({ length: 40 }, () => answered(filters)));
  });

  test('with made-up cursors begin where they say, or at the beginning', async () => {
    for (const cursor of [
      'x',
      'AAAA',
      Buffer.from('NaN_1').toString('base64url'),
      Buffer.from('-1_-1').toString('base64url'),
    ])
      await answered({ ...NO_FILTERS, cursor });
  });
});
