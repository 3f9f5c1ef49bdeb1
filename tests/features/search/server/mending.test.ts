import { beforeAll, describe, expect, test } from 'vitest';
import { NO_FILTERS, type SearchFilters } from '#features/search/rules/filters.ts';
import { searchListings } from '#features/search/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { makeItems, stock } from './support.ts';

describe.each(ENGINES)('a typing error on %s', (engine) => {
  const services = useServices({ engine });
  beforeAll(() => stock(services(), makeItems(120)));
  const search = (filters: Partial<SearchFilters>) =>
    searchListings({ ctx: services(), input: { ...NO_FILTERS, ...filters } });

  test.each([
    ['hunda', 'honda'],
    ['hnda acord', 'honda accord'],
    ['mustnag', 'mustang'],
    ['mercedez', 'mercedes'],
    ['defendr 2010', 'defender 2010'],
    ['land rovr', 'land rover'],
  ])('in %s is mended to %s', async (from, to) => {
    const { corrected, total } = await search({ q: from });
    expect(corrected).toMatchObject({ from, to });
    expect(total.count).toBeGreaterThan(0);
    expect((await search({ q: to })).total).toEqual(total);
  });

  test.each([
    [{ make: ['Hunda'] }, { make: ['Honda'] }],
    [{ make: ['landrover'] }, { make: ['Land Rover'] }],
    [
      { make: ['Ford'], model: ['Mustnag'] },
      { make: ['Ford'], model: ['Mustang'] },
    ],
  ])('in the address %j is mended to %j', async (from, to) => {
    const { corrected, total } = await search(from);
    expect(corrected?.filters).toMatchObject(to);
    expect(total).toEqual((await search(to)).total);
    expect(total.count).toBeGreaterThan(0);
  });

  test.each(['honda', 'tires', 'f-150', 'F150', 'f 150', 'benz', 'traded', 'CR-V'])('is not seen in %s', async (q) => {
    const { corrected, total } = await search({ q });
    expect(corrected).toBeNull();
    expect(total.count).toBeGreaterThan(0);
  });

  test.each(['zzzzqqqq', '12345678', '🚗🚗', 'кириллица'])('is not made out of %s', async (q) => {
    const { corrected } = await search({ q });
    expect(corrected).toBeNull();
  });

  test('is not mended where the words alone find something', async () => {
    const { corrected } = await search({ q: 'honda', price_max: 1 });
    expect(corrected).toBeNull();
  });

  test('words in the title come before words in the description', async () => {
    const { listings } = await search({ q: 'mustang', per_page: 60 });
    const titled = listings.map(({ title }) => title.includes('Mustang'));
    expect(titled).toContain(true);
    expect(titled).toContain(false);
    expect(titled.indexOf(false)).toBe(titled.filter(Boolean).length);
  });
});
