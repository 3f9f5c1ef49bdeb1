import { getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { groupTitle } from '#features/search/ui/section-words.ts';
import { leadList, leadQuery } from '#features/search/contracts/leads.ts';
import { FIELDS } from '#features/listings/rules/fields/index.ts';
import { writeArea } from '#features/search/rules/area.ts';
import { chipsOf } from '#features/search/rules/chips.ts';
import { FILTERS } from '#features/search/rules/filter-records.ts';
import { activeGroups, FILTER_GROUPS, NO_FILTERS, resetGroup } from '#features/search/rules/filters.ts';
import {
  type Filter,
  type FilterGroup,
  type FilterParameter,
  groupOf,
  parametersOf,
} from '#features/search/rules/filters-by-kind.ts';
import { parseSearch, SEARCH_PARAMETERS } from '#features/search/rules/parse.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import { groupsOf } from '#features/search/rules/section-filters.ts';
import { SECTIONS, type SectionId } from '#features/search/rules/sections.ts';
import { filterWords, unreadFilters } from '#features/search/words/filters.ts';
import { listingSearch } from '#features/search/schema.ts';

/** How a page shows what it found; these filter nothing. */
const SHOWN_BY: readonly string[] = ['sort_by', 'page', 'cursor', 'per_page'];
const EACH: readonly { filter: Filter; name: FilterParameter }[] = FILTERS.flatMap((filter: Filter) =>
  parametersOf(filter).map((name) => ({ filter, name })),
);

/** A value of each as an address has it. Lists of words take one of theirs, figures any. */
function exampleOf(filter: Filter, name: FilterParameter): string {
  switch (filter.kind) {
    case 'list':
      return ('values' in filter && filter.values[0]) || 'Honda';
    case 'days':
      return name === 'date_min' ? '2026-11-21' : '2026-11-22';
    case 'bounds':
      return '-82,28,-81,29';
    case 'area':
      return writeArea([
        [-82, 28],
        [-81, 28.5],
        [-81.4, 29],
      ]);
    case 'pictures':
      return 'true';
    case 'text':
      return 'red';
    case 'radius':
    case 'range':
    case 'minimum':
    case 'payment':
      return name === 'postcode' ? '32801' : '7';
  }
}

/** A distance needs the place it starts from. */
const addressOf = (filter: Filter, name: FilterParameter) =>
  new URLSearchParams({ ...(filter.kind === 'radius' ? { postcode: '32801' } : {}), [name]: exampleOf(filter, name) });

/** Groups that every part of the market offers, beside the sheet. */
const EVERYWHERE: readonly FilterGroup[] = ['text', 'photo'];
const vehicleTypes = ['CARS', 'RVS', 'MOTORCYCLES', 'BOATS', 'POWERSPORTS', 'OTHERS'] as const;
const searches = [NO_FILTERS, ...vehicleTypes.map((type) => ({ ...NO_FILTERS, vehicle_type: [type] as const }))];
/** Every group that is offered anywhere, with what it is called there. */
const offers = (Object.keys(SECTIONS) as SectionId[]).flatMap((id) =>
  searches.flatMap((search) =>
    groupsOf(SECTIONS[id], search).map((group) => ({ group, title: groupTitle(group, SECTIONS[id], search) })),
  ),
);

describe.each(EACH)('the filter $name', ({ filter, name }) => {
  const params = addressOf(filter, name);
  const { filters, ignored } = parseSearch(params);

  test('is read from an address, and written to one that reads the same', () => {
    expect(ignored).toEqual([]);
    expect(filters[name]).not.toEqual(NO_FILTERS[name]);
    expect(parseSearch(new URLSearchParams(toSearchQuery(filters))).filters).toEqual(filters);
  });

  test('is a parameter of the API that means the same', () => {
    expect(Object.keys(leadQuery.shape)).toContain(name);
    expect(leadQuery.parse(Object.fromEntries(params))[name]).toEqual(filters[name]);
  });

  test('is one chip, which takes it away', () => {
    const [chip, ...more] = chipsOf(filters);
    expect(more).toEqual([]);
    expect(chip?.label).toMatch(/\S/);
    expect(chip?.without).toEqual(NO_FILTERS);
  });

  test('is offered and reset in one group that has a heading', () => {
    const group = groupOf(filter);
    const groups = (Object.keys(FILTER_GROUPS) as FilterGroup[]).filter((one) => FILTER_GROUPS[one].includes(name));
    expect(groups).toEqual([group]);
    expect(activeGroups(filters)).toEqual([group]);
    expect(activeGroups(resetGroup(filters, group))).toEqual([]);
    if (EVERYWHERE.includes(group)) return;
    const titles = offers.filter((offer) => offer.group === group).map(({ title }) => title);
    expect(titles).not.toEqual([]);
    for (const title of titles) expect(title).toMatch(/^[A-Z]/);
  });

  test('has words for a value that could not be read', () => {
    if (!('silent' in filter)) expect(unreadFilters[name]).toMatch(/^[A-Z]/);
  });

  test('has words for a search without it', () => {
    const words: { readonly without?: string; readonly wider?: object } = filterWords[filter.key];
    expect([words.without ?? words.wider]).not.toEqual([undefined]);
    expect('dropRank' in filter).toBe(words.without !== undefined);
  });
});

describe.each(FILTERS.filter((filter) => 'reads' in filter))('what the filter $key compares', (filter) => {
  test('has a column of the index to itself', () => {
    const columnOf = (one: Filter): string | null =>
      'coded' in one ? one.coded : 'bits' in one ? one.bits : 'column' in one ? one.column : null;
    const column = columnOf(filter);
    expect(Object.keys(getTableColumns(listingSearch))).toContain(column);
    expect(FILTERS.filter((one) => columnOf(one) === column)).toEqual([filter]);
  });

  test('is what sellers are asked for', () => {
    const { reads } = filter;
    const asked = 'answers' in reads ? reads.answers : 'answer' in reads ? [reads.answer] : [];
    for (const id of asked) expect(FIELDS.has(id), id).toBe(true);
  });

  test('fits into its column', () => {
    if ('bits' in filter) expect(filter.values.length).toBeLessThanOrEqual(31);
  });

  test('is counted for the API where there are choices', () => {
    if (filter.kind === 'list') expect(Object.keys(leadList.shape.facets.unwrap().shape)).toContain(filter.key);
  });
});

describe('the list of filters', () => {
  test('holds every parameter of an address that filters', () => {
    expect(SEARCH_PARAMETERS.filter((name) => !SHOWN_BY.includes(name))).toEqual(EACH.map(({ name }) => name));
  });

  test('names each once, and one head for each group', () => {
    expect(new Set(FILTERS.map(({ key }) => key)).size).toBe(FILTERS.length);
    for (const group of Object.keys(FILTER_GROUPS)) {
      const heads = FILTERS.filter((filter) => 'offered' in filter && groupOf(filter) === group);
      expect(heads.length, group).toBe(EVERYWHERE.some((one) => one === group) ? 0 : 1);
    }
  });

  test('says of every two which is given up first', () => {
    const ranks = FILTERS.flatMap((filter) => ('dropRank' in filter ? [filter.dropRank] : []));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});

test('where comes first on every part of the market', () => {
  for (const id of Object.keys(SECTIONS) as SectionId[])
    for (const search of searches) expect(groupsOf(SECTIONS[id], search)[0]).toBe('place');
});
