import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrder, LIST_KEYS, NO_FILTERS, type SearchFilters } from '#features/search/rules/filters.ts';
import type { SearchResult } from '#features/search/rules/result.ts';
import { slugify } from '#shared/slug.ts';
import { searchListings } from '#features/search/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { ARBITRARY, anyFilters, makeItems, matches, orderIn, sortValue, stock, valuesIn } from './support.ts';

const RUNS = { numRuns: 80 };
const items = makeItems(240);
const byId = new Map(items.map((item) => [item.id, item]));
const scanned = (filters: SearchFilters) => items.filter((item) => matches(item, inOrder(filters)));

describe.each(ENGINES)('search on %s', (engine) => {
  const services = useServices({ engine });
  beforeAll(() => stock(services(), items));
  const search = (filters: SearchFilters) => searchListings({ ctx: services(), input: filters });

  /** Every page, by the links that people follow. */
  async function walk(filters: SearchFilters): Promise<SearchResult[]> {
    const pages: SearchResult[] = [];
    for (let next: SearchFilters | null = filters; next; next = pages.at(-1)?.pages.next ?? null)
      pages.push(await search(next));
    return pages;
  }

  test.each(Object.keys(ARBITRARY) as (keyof typeof ARBITRARY)[])(
    'by %s alone finds what a plain scan finds',
    async (key) => {
      await fc.assert(
        fc.asyncProperty(ARBITRARY[key] as fc.Arbitrary<unknown>, async (value) => {
          const filters = { ...NO_FILTERS, [key]: value };
          expect((await search(filters)).total).toEqual({ count: scanned(filters).length, capped: false });
        }),
        { numRuns: 12 },
      );
    },
  );

  test('by any filters finds what a plain scan finds, in the order that was asked for, on pages that share nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom(7, 24, 60), async (asked, per_page) => {
        const filters = { ...asked, per_page };
        const pages = await walk(filters);
        const found = pages.flatMap(({ listings }) => listings.map(({ id }) => id));
        expect([...found].sort()).toEqual(
          scanned(filters)
            .map(({ id }) => id)
            .sort(),
        );
        const order = found.map((id) => sortValue(byId.get(id) as never, orderIn(filters), filters));
        // Miles are computed twice; the rest is exact.
        for (const [at, value] of order.entries())
          if (at > 0 && value !== order[at - 1]) expect(value).toBeGreaterThanOrEqual((order[at - 1] as number) - 1e-6);
        expect(new Set(pages.map(({ total }) => total.count))).toEqual(new Set([found.length]));
        expect(pages[0]?.pages.last).toBe(Math.max(1, Math.ceil(found.length / per_page)));
      }),
      RUNS,
    );
  });

  test('has the same pages by cursor as by number', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (asked) => {
        const filters = { ...asked, per_page: 9 };
        const numbered = (await walk(filters)).flatMap(({ listings }) => listings.map(({ id }) => id));
        const found: string[] = [];
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await search({ ...filters, cursor });
          found.push(...page.listings.map(({ id }) => id));
          cursor = page.pages.cursor;
        }
        expect(found).toEqual(numbered);
      }),
      { numRuns: 30 },
    );
  });

  test('counts for every choice what choosing it alone would find', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { facets } = await search(filters);
        if (scanned(filters).length === 0) return;
        for (const key of LIST_KEYS) {
          const asked = key !== 'model' || filters.make.length + filters.model.length > 0;
          // Features narrow each other; of everything else one choice takes the place of another.
          const others = asked ? scanned({ ...filters, ...(key === 'features' ? {} : { [key]: [] }) }) : [];
          const counted = new Map<string, number>();
          for (const item of others)
            for (const value of valuesIn(item, key)) {
              const slug = slugify(value);
              counted.set(slug, (counted.get(slug) ?? 0) + 1);
            }
          const shown = facets[key]
            .filter(({ count }) => count > 0)
            .map(({ value, count }) => [slugify(value), count] as const);
          expect(new Map(shown)).toEqual(counted);
          expect(
            facets[key]
              .filter(({ selected }) => selected)
              .map(({ value }) => value)
              .sort(),
          ).toEqual([...filters[key]].sort());
        }
        expect(facets.photos).toBe(scanned({ ...filters, has_stock_photo: true }).length);
      }),
      RUNS,
    );
  });

  test('says how a choice would do: each of its counts is the count of that search', async () => {
    const { facets } = await search({ ...NO_FILTERS, make: ['Honda'], state: ['FL'] });
    for (const key of LIST_KEYS)
      for (const { value, count } of facets[key]) {
        const chosen = { ...NO_FILTERS, make: ['Honda'], state: ['FL'], [key]: [value] };
        expect((await search(chosen)).total.count).toBe(count);
      }
  });

  test('offers ways out of nothing that find exactly what they say', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { total, widenings } = await search({ ...filters, price_max: 1_500 });
        if (total.count > 0) expect(widenings).toEqual([]);
        else expect(widenings.length).toBeGreaterThan(0);
        for (const { count, filters: wider, label } of widenings) {
          expect(label).not.toContain('{');
          expect(scanned(wider).length, label).toBe(count);
          expect((await search(wider)).total.count).toBe(count);
        }
      }),
      RUNS,
    );
  });
});
