import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEAL_STEPS } from '#features/valuation/rules/steps.ts';
import { writeArea } from '#features/search/rules/area.ts';
import { FILTERS } from '#features/search/rules/filter-records.ts';
import { LIST_KEYS, type SearchFilters } from '#features/search/rules/filters.ts';
import { type FigureFilter, type Filter, parametersOf } from '#features/search/rules/filters-by-kind.ts';
import { parseSearch } from '#features/search/rules/parse.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import { toWatched } from '#features/saved/server/create-search.ts';
import { filtersOf } from '#features/saved/server/search-view.ts';
import { matchAmong, searchListings } from '#features/search/server/index.ts';
import { useServices } from '../../../support/services.ts';
import { AREAS, figureIn, type Item, makeItems, matches, stock, valuesIn } from '../../search/server/support.ts';

/** Some of them with a badge, as the job that rates prices writes it. */
const items: Item[] = makeItems(160, 'alerts').map((item, at) => {
  const { priceCents } = item;
  if (priceCents === null || at % 3 === 0) return item;
  const market = {
    cents: priceCents,
    low: priceCents * 0.9,
    high: priceCents * 1.1,
    basis: { kind: 'VALUE', rows: 9 },
  };
  const step = DEAL_STEPS[at % DEAL_STEPS.length];
  return { ...item, deal: { kind: 'rated', step, priceCents, market, alike: null } } as Item;
});

/** What has neither choices nor figures, each as it stands in an address, by the kind of filter. */
const WRITTEN: Readonly<Record<Exclude<Filter['kind'], 'list' | 'range' | 'minimum'>, Values>> = {
  text: { q: ['mustang', 'new tires', 'F-150', 'red'] },
  days: {
    date_min: ['2026-11-20', '2026-11-22', '2026-12-01'],
    date_max: ['2026-11-20', '2026-11-22', '2026-12-01'],
  },
  radius: {
    postcode: ['32801', '10001', '00000'],
    radius_min: ['50', '300'],
    radius_max: ['25', '500', '2000'],
  },
  bounds: { bounds: ['-82,28,-80.9,29', '-88,24,-79,36'] },
  area: { area: AREAS.map(writeArea) },
  payment: { payment_max: ['40', '180', '350'] },
  pictures: { has_stock_photo: ['true'] },
};
type Values = Readonly<Record<string, readonly string[]>>;

/** Figures of which some of the stock has more and some less, in the units of an address. */
function figuresIn(filter: FigureFilter): string[] {
  const figures = items.map((item) => figureIn(item, filter)).filter((figure) => figure !== null);
  const sorted = [...new Set(figures.map((figure) => ('halves' in filter ? figure : Math.round(figure))))].sort(
    (a, b) => a - b,
  );
  return [0.2, 0.5, 0.8].map((share) => String(sorted[Math.floor(sorted.length * share)]));
}

function valuesOf(filter: Filter): Values {
  if (filter.kind === 'list') {
    const all = items.flatMap((item) => valuesIn(item, filter.key));
    return { [filter.key]: [...new Set(all)].sort().slice(0, 8) };
  }
  if (!('column' in filter)) return WRITTEN[filter.kind];
  return Object.fromEntries(parametersOf(filter).map((parameter) => [parameter, figuresIn(filter)]));
}

/** Every parameter of every filter, with values that some of the stock passes and some does not. */
const VALUES: Values = Object.assign({}, ...FILTERS.map(valuesOf));
const PARAMETERS = FILTERS.flatMap((filter: Filter): readonly string[] => parametersOf(filter));
const oneOf = (parameter: string): fc.Arbitrary<string> => {
  const values = VALUES[parameter] ?? [];
  const isList = LIST_KEYS.some((key) => key === parameter);
  if (!isList) return fc.constantFrom(...values);
  return fc
    .subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) })
    .map((list) => list.join(','));
};
/** Few filters find much, many find little. */
const asked = fc
  .subarray(PARAMETERS, { minLength: 1, maxLength: 4 })
  .chain((parameters) => fc.record(Object.fromEntries(parameters.map((one) => [one, oneOf(one)]))));

/** What alerts look for must be what the results page finds, or a saved search would tell of other things than it shows. */
describe('a search as alerts read it', () => {
  const services = useServices();
  beforeAll(() => stock(services(), items));
  const ids = items.map(({ id }) => id);

  /** Every listing on every page. */
  async function shown(filters: SearchFilters): Promise<string[]> {
    const found: string[] = [];
    for (let next: SearchFilters | null = { ...filters, per_page: 60 }; next; ) {
      const { listings, pages, corrected } = await searchListings({ ctx: services(), input: next });
      // Alerts take words as typed; here nothing is misspelt.
      expect(corrected).toBeNull();
      found.push(...listings.map(({ id }) => id));
      next = pages.next;
    }
    return found.sort();
  }
  async function told(filters: SearchFilters): Promise<string[]> {
    const [finds] = await matchAmong({ ctx: services(), input: { ids, searches: [filters] } });
    return ids.filter((id) => finds?.(id)).sort();
  }

  test.each(PARAMETERS)(
    'by %s alone finds some of what is there, and what the results page finds',
    async (parameter) => {
      const beside = parameter.startsWith('radius') ? 'postcode=32801&' : '';
      const counts = new Set<number>();
      for (const value of VALUES[parameter] ?? []) {
        const { filters } = parseSearch(new URLSearchParams(`${beside}${parameter}=${encodeURIComponent(value)}`));
        const found = await told(filters);
        counts.add(found.length);
        expect(found, value).toEqual(await shown(filters));
      }
      const everything = (await told(parseSearch(new URLSearchParams(beside)).filters)).length;
      // A ZIP code by itself says where distances start, and hides nothing.
      if (parameter === 'postcode') expect([...counts]).toEqual([everything]);
      else expect([...counts].some((count) => count > 0 && count < everything)).toBe(true);
    },
  );

  test('by any of them finds what the page finds, and the same once it was saved', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const { filters } = parseSearch(new URLSearchParams(query));
        const saved = filtersOf({ query: toSearchQuery(toWatched(toSearchQuery(filters))) });
        const page = await shown(filters);
        expect(await told(filters)).toEqual(page);
        expect(await told(saved)).toEqual(page);
        expect(page).toEqual(
          items
            .filter((item) => matches(item, filters))
            .map(({ id }) => id)
            .sort(),
        );
      }),
      { numRuns: 150 },
    );
  });
});
