import { beforeAll, describe, expect, test } from 'vitest';
import { isListed } from '#features/listings/rules/status.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import {
  listIndexablePages,
  listSitemapEntries,
  listSitemapParts,
  marketSummary,
  searchListings,
} from '#features/search/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { makeItems, matches, stock } from './support.ts';

const items = makeItems(150);
const medianOf = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low, high] = [sorted[half - 1] as number, sorted[half] as number];
  return sorted.length % 2 === 1 ? high : Math.round((low + high) / 2);
};

describe.each(ENGINES)('the market on %s', (engine) => {
  const services = useServices({ engine });
  beforeAll(() => stock(services(), items));

  test.each([
    {},
    { make: 'honda' },
    { make: 'land-rover', model: 'defender' },
    { state: 'FL' },
    { body: 'SUV' },
    { make: 'nobody' },
  ])('of %j is summed up from what is listed', async (of) => {
    const { make, model, state, body } = of as Record<string, string>;
    const filters = {
      ...NO_FILTERS,
      category: ['VEHICLE'] as const,
      make: make ? [make] : [],
      model: model ? [model] : [],
      state: state ? [state] : [],
      style: body ? (['SUV'] as const) : [],
    };
    const own = items.filter((item) => matches(item, filters));
    const prices = own.flatMap(({ priceCents }) => priceCents ?? []);
    const summary = await marketSummary({ ctx: services(), input: of });
    expect(summary.count).toBe(own.length);
    expect(summary.prices).toEqual(
      prices.length === 0 ? null : { low: Math.min(...prices), median: medianOf(prices), high: Math.max(...prices) },
    );
    for (const { year, count, medianCents } of summary.byYear) {
      const thatYear = own.filter((item) => item.year === year).flatMap(({ priceCents }) => priceCents ?? []);
      expect([count, medianCents]).toEqual([thatYear.length, medianOf(thatYear)]);
    }
    const changes = own.map(({ updatedAt }) => updatedAt.getTime());
    expect(summary.changedAt?.getTime() ?? null).toBe(changes.length === 0 ? null : Math.max(...changes));
  });

  test('has a page for every make, model, state and body that has something, with as many as a search finds', async () => {
    const pages = await listIndexablePages({ ctx: services() });
    expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(['make', 'model', 'state', 'body']));
    for (const { kind, slug, label, make, count } of pages) {
      const key = { make: 'make', model: 'model', state: 'state', body: 'style' }[kind];
      const value = kind === 'make' || kind === 'model' ? slug : label;
      const filters = {
        ...NO_FILTERS,
        category: ['VEHICLE'] as const,
        [key]: [value],
        ...(make ? { make: [make.slug] } : {}),
      };
      expect((await searchListings({ ctx: services(), input: filters })).total.count, `${kind} ${slug}`).toBe(count);
      expect(count).toBeGreaterThan(0);
    }
  });

  test('is in the site map whole, each page once, with the time of its last change', async () => {
    const parts = await listSitemapParts({ ctx: services() });
    const entries = (
      await Promise.all(parts.map((part) => listSitemapEntries({ ctx: services(), input: part })))
    ).flat();
    const shown = items.filter(({ status }) => isListed(status as never));
    expect(entries).toHaveLength(shown.length);
    for (const { id, updatedAt } of shown) {
      const entry = entries.find(({ path }) => path.includes(id));
      expect(entry?.lastmod).toEqual(updatedAt);
    }
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(shown.length);
  });
});
