import { describe, expect, test } from 'vitest';
import { chipsOf } from '#features/search/rules/chips.ts';
import {
  activeGroups,
  FILTER_GROUPS,
  type FilterGroup,
  NO_FILTERS,
  resetAll,
  resetGroup,
  toggleValue,
} from '#features/search/rules/filters.ts';
import { parseSearch } from '#features/search/rules/parse.ts';
import { searchHref, toSearchQuery } from '#features/search/rules/query.ts';
import { closest, similarity } from '#features/search/rules/similarity.ts';
import { defaultSort, sortOf, sortsFor } from '#features/search/rules/sort.ts';
import { questionWords, wordsOf } from '#features/search/rules/words.ts';

const read = (query: string) => parseSearch(new URLSearchParams(query)).filters;
const EVERYTHING =
  'category=VEHICLE&condition=GOOD&has_stock_photo=true&make=Honda,Kia&mileage_max=90000&model=Accord&page=2&postcode=32801&price_max=20000&price_min=5000&q=red&radius_max=50&state=FL&style=SUV&vehicle_type=CARS&year_min=2012';

describe('the address of a search', () => {
  test('comes back as it was', () => expect(toSearchQuery(read(EVERYTHING))).toBe(EVERYTHING));

  test.each([
    ['', ''],
    ['page=1&per_page=24&sort_by=newest', ''],
    ['make=Honda&make=Kia', 'make=Honda,Kia'],
    ['make=Honda,,Honda', 'make=Honda'],
    ['price_max=%2420%2C000', 'price_max=20000'],
    ['price_min=20k&price_max=10k', 'price_max=20000&price_min=10000'],
    ['state=florida&style=suv&condition=very+good', 'condition=VERY_GOOD&state=FL&style=SUV'],
    ['postcode=32801-1234&radius_max=99999', 'postcode=32801&radius_max=6000'],
    ['radius_max=50', ''],
    ['has_stock_photo=0', ''],
    ['sort_by=nearest&postcode=32801', 'postcode=32801'],
    ['q=%20%20two%0Alines%20', 'q=two%20lines'],
    ['cursor=abc&page=7', 'cursor=abc'],
    ['utm_source=mail&unknown=1', ''],
  ])('%s is written %s', (typed, written) => expect(toSearchQuery(read(typed))).toBe(written));

  test('names what could not be used', () => {
    const { ignored } = parseSearch(new URLSearchParams('price_max=cheap&style=SPACESHIP&radius_max=50&make='));
    expect(ignored.map(({ name }) => name)).toEqual(['style', 'price_max', 'radius_max']);
  });

  test('is the page alone without filters', () => expect(searchHref('/cars', NO_FILTERS)).toBe('/cars'));
});

describe('chips', () => {
  test('take away one thing each, and all of them everything', () => {
    const filters = read(EVERYTHING);
    const chips = chipsOf(filters);
    expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
    for (const { without } of chips) {
      expect(chipsOf(without).length).toBeLessThan(chips.length);
      expect(without.page).toBe(1);
    }
    let left = filters;
    for (let [chip] = chipsOf(left); chip; [chip] = chipsOf(left)) left = chip.without;
    expect(toSearchQuery(left)).toBe('');
  });

  test('speak in words', () => {
    expect(chipsOf(read(EVERYTHING)).map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        '“red”',
        'Honda',
        '$5,000 to $20,000',
        'From 2012',
        'Up to 90,000 mi',
        'Within 50 mi of 32801',
        'Florida',
        'With photos',
      ]),
    );
  });
});

describe('groups', () => {
  test.each(Object.keys(FILTER_GROUPS) as FilterGroup[])('%s is reset alone', (group) => {
    const filters = read(EVERYTHING);
    const after = resetGroup(filters, group);
    expect(activeGroups(after)).toEqual(activeGroups(filters).filter((one) => one !== group));
  });

  test('are all reset together, but for the order', () =>
    expect(toSearchQuery(resetAll({ ...read(EVERYTHING), sort_by: 'price_low' }))).toBe('sort_by=price_low'));

  test('lose their models with their last make', () => {
    const filters = read('make=Honda&model=Accord&page=4');
    expect(toSearchQuery(toggleValue(filters, 'make', 'Honda'))).toBe('');
    expect(toSearchQuery(toggleValue(filters, 'make', 'Kia'))).toBe('make=Honda,Kia&model=Accord');
  });
});

describe('the order', () => {
  test.each([
    [{}, 'newest'],
    [{ postcode: '32801' }, 'nearest'],
    [{ q: 'red' }, 'relevance'],
    [{ q: 'red', postcode: '32801' }, 'relevance'],
  ])('for %j is %s unless asked otherwise', (asked, sort) => {
    expect(defaultSort(asked)).toBe(sort);
    expect(sortsFor(asked)[0]).toBe(sort);
  });

  test('by distance needs a place', () => {
    expect(sortOf({ sort_by: 'nearest' })).toBe('newest');
    expect(sortsFor({})).not.toContain('nearest');
  });
});

describe('words', () => {
  test.each([
    ['2018 Ford F-150 XLT', ['2018', 'ford', 'f', '150', 'f150', 'xlt']],
    ['F 150', ['f', 'f150', '150']],
    ['Citroën’s trucks & the vans', ['citroen', 'truck', 'van']],
    ['', []],
  ])('of %s are %j', (text, words) => expect(wordsOf(text).sort()).toEqual([...words].sort()));

  test.each([
    ['f-150', ['f150']],
    ['a Chevy with new tires', ['chevrolet', 'new', 'tire']],
    ['the and of', []],
    ["'; drop table", ['drop', 'table']],
  ])('asked for by %s are %j', (question, words) => expect(questionWords(question)).toEqual(words));

  test('are alike by their three-letter pieces, as in pg_trgm', () => {
    expect(similarity('word', 'two')).toBeCloseTo(0);
    expect(similarity('hunda', 'honda')).toBeCloseTo(1 / 3);
    expect(
      closest('acord', [
        { word: 'accord', weight: 1 },
        { word: 'civic', weight: 9 },
      ])?.word,
    ).toBe('accord');
    expect(closest('sofa', [{ word: 'civic', weight: 1 }])).toBeNull();
  });
});
