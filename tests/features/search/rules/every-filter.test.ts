import { describe, expect, test } from 'vitest';
import { leadQuery } from '#features/search/contracts/leads.ts';
import { chipsOf } from '#features/search/rules/chips.ts';
import {
  activeGroups,
  FILTER_GROUPS,
  type FilterGroup,
  LIST_KEYS,
  NO_FILTERS,
  RANGES,
  resetGroup,
} from '#features/search/rules/filters.ts';
import { parseSearch, SEARCH_PARAMETERS } from '#features/search/rules/parse.ts';
import { toSearchQuery } from '#features/search/rules/query.ts';
import { groupsOf, SECTIONS, type SectionId } from '#features/search/rules/sections.ts';
import { leftOut } from '#features/search/words/search-left-out.ts';
import { searchPage } from '#features/search/words/search-page.ts';
import { widen } from '#features/search/words/widen.ts';

/** How a page shows what it found; these filter nothing. */
const SHOWN_BY: readonly string[] = ['sort_by', 'page', 'cursor', 'per_page'];
const FILTERS = SEARCH_PARAMETERS.filter((name) => !SHOWN_BY.includes(name));
const LISTS: readonly string[] = LIST_KEYS;

/** A value of each as an address has it. Lists of words take one of theirs, figures any. */
function exampleOf(name: string): string {
  const words: Readonly<Record<string, string>> = {
    q: 'red',
    category: 'VEHICLE',
    vehicle_type: 'BOATS',
    vehicle_class: 'PONTOON',
    style: 'SUV',
    home_type: 'HOUSE',
    lease: 'SIX_MONTHS',
    sale_type: 'ONLINE_SALE',
    goods: 'TOOLS',
    features: 'POOL',
    state: 'FL',
    condition: 'GOOD',
    deal: 'GREAT',
    date_min: '2026-11-21',
    date_max: '2026-11-22',
    postcode: '32801',
    bounds: '-82,28,-81,29',
    has_stock_photo: 'true',
  };
  return words[name] ?? (LISTS.includes(name) ? 'Honda' : '7');
}

/** A distance needs the place it starts from. */
const addressOf = (name: string) =>
  new URLSearchParams({ ...(name.startsWith('radius') ? { postcode: '32801' } : {}), [name]: exampleOf(name) });

const groupOf = (name: string) =>
  (Object.keys(FILTER_GROUPS) as FilterGroup[]).filter((group) =>
    (FILTER_GROUPS[group] as readonly string[]).includes(name),
  );

/** Groups that every part of the market offers, beside the sheet. */
const EVERYWHERE: readonly FilterGroup[] = ['text', 'photo'];
const vehicleTypes = ['CARS', 'RVS', 'MOTORCYCLES', 'BOATS', 'POWERSPORTS', 'OTHERS'] as const;
const offered = new Set<FilterGroup>([
  ...EVERYWHERE,
  ...(Object.keys(SECTIONS) as SectionId[]).flatMap((id) => [
    ...groupsOf(SECTIONS[id], NO_FILTERS),
    ...vehicleTypes.flatMap((type) => groupsOf(SECTIONS[id], { ...NO_FILTERS, vehicle_type: [type] })),
  ]),
]);

describe.each(FILTERS)('the filter %s', (name) => {
  const params = addressOf(name);
  const { filters, ignored } = parseSearch(params);

  test('is read from an address, and written to one that reads the same', () => {
    expect(ignored).toEqual([]);
    expect(filters[name]).not.toEqual((NO_FILTERS as Record<string, unknown>)[name]);
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
    const [group, ...more] = groupOf(name);
    expect(more).toEqual([]);
    expect(offered).toContain(group);
    expect(activeGroups(filters)).toEqual([group]);
    expect(activeGroups(resetGroup(filters, group as FilterGroup))).toEqual([]);
    if (!EVERYWHERE.includes(group as FilterGroup)) expect(Object.keys(searchPage)).toContain(`group_${group}`);
  });

  test('has words for a value that could not be read', () => {
    // The part of the map is written by the page, never by people.
    if (name !== 'bounds') expect(Object.keys(leftOut)).toContain(name);
  });

  test('has words for a search without it', () => {
    const subject = name.replace(/_(min|max)$/, '');
    const called: Readonly<Record<string, string>> = { date: 'dates', postcode: 'radius' };
    // Ranges that are widened step by step have words for each end: `priceMax`.
    const end = name.replace('_m', 'M');
    expect([called[subject] ?? subject, end, name].some((key) => Object.hasOwn(widen, key))).toBe(true);
  });
});

test('every list and every range is a filter of the address', () => {
  for (const key of LIST_KEYS) expect(FILTERS).toContain(key);
  for (const range of RANGES) expect(FILTERS).toEqual(expect.arrayContaining([`${range}_min`, `${range}_max`]));
});
