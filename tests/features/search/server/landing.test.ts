import { beforeAll, describe, expect, test } from 'vitest';
import { readListing } from '#features/listings/server/index.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { listSimilar, listVocabulary, readLanding } from '#features/search/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { publish, update, visitor } from '../../listings/server/support.ts';

const toyota = { make: 'Toyota', model: 'Camry', trim: 'LE', body: 'SEDAN' };

describe.each(ENGINES)('pages to land on, on %s', (engine) => {
  const services = useServices({ engine });
  const camrys: string[] = [];
  beforeAll(async () => {
    for (const [year, price] of [
      [2015, 1_000_000],
      [2018, 1_400_000],
      [2021, 2_200_000],
    ] as const)
      camrys.push((await publish(services(), { ...toyota, year, price })).id);
    await publish(services(), {
      make: 'Toyota',
      model: 'RAV4',
      trim: 'XLE',
      body: 'SUV',
      year: 2019,
      price: 1_900_000,
    });
    await publish(services(), {
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-L',
      year: 2014,
      price: 1_150_000,
      postcode: '90210',
    });
  });

  const read = (words: Parameters<typeof readLanding>[0]['input']['words'], page = 1) =>
    readLanding({ ctx: visitor(services()), input: { words, page } });

  test('a model says what it costs, how that moves with age, and counts its trims', async () => {
    const view = await read({ kind: 'model', make: 'toyota', model: 'camry' });
    expect(view?.market).toMatchObject({ count: 3, prices: { low: 1_000_000, median: 1_400_000, high: 2_200_000 } });
    expect(view?.market.byYear.map(({ year }) => year)).toEqual([2021, 2018, 2015]);
    expect(view?.trims).toEqual([{ trim: 'LE', count: 3 }]);
    expect(view?.result.listings.map(({ id }) => id).sort()).toEqual([...camrys].sort());
  });

  test('a make, a state and a body hold what is for sale of them', async () => {
    expect((await read({ kind: 'make', make: 'toyota' }))?.result.total.count).toBe(4);
    expect((await read({ kind: 'state', state: 'fl' }))?.result.total.count).toBe(4);
    expect((await read({ kind: 'body', body: 'suv' }))?.result.total.count).toBe(1);
  });

  test('words that mean nothing have no page; a well-known make without one for sale says so', async () => {
    expect(await read({ kind: 'make', make: 'zeppelin' })).toBeNull();
    expect(await read({ kind: 'make', make: 'Toyota' })).toBeNull();
    expect(await read({ kind: 'model', make: 'toyota', model: 'accord' })).toBeNull();
    expect(await read({ kind: 'state', state: 'zz' })).toBeNull();
    expect((await read({ kind: 'make', make: 'volvo' }))?.market.count).toBe(0);
  });

  test('similar ones are of the same model first, and never the listing itself', async () => {
    const [id = ''] = camrys;
    const listing = await readListing({ ctx: visitor(services()), ref: id });
    const similar = await listSimilar({ ctx: visitor(services()), input: { listing, limit: 3 } });
    expect(similar.map((one) => one.id)).not.toContain(id);
    expect(similar.slice(0, 2).map(({ model }) => model)).toEqual(['Camry', 'Camry']);
    expect(similar).toHaveLength(3);
  });

  test('the vocabulary holds makes with their models and trims, most first', async () => {
    const vocabulary = await listVocabulary({ ctx: visitor(services()) });
    expect(vocabulary.map(({ make, count }) => [make, count])).toEqual([
      ['Toyota', 4],
      ['Honda', 1],
    ]);
    expect(vocabulary[0]?.models[0]).toEqual({ model: 'Camry', count: 3, trims: ['LE'] });
  });

  test('what is sold leaves them at once', async () => {
    const sold = await publish(services(), { ...toyota, year: 2020, price: 2_000_000 });
    expect((await read({ kind: 'model', make: 'toyota', model: 'camry' }))?.market.count).toBe(4);
    await update(sold.ctx, sold.id, { status: 'SOLD' });
    expect((await read({ kind: 'model', make: 'toyota', model: 'camry' }))?.market.count).toBe(3);
  });

  test('similar ones are near in price before they are of the same age, and never far dearer', async () => {
    const prius = { make: 'Toyota', model: 'Prius', trim: 'Two', body: 'HATCHBACK', postcode: '98101' };
    const sell = async (year: number, price: number) => (await publish(services(), { ...prius, year, price })).id;
    const own = await sell(2012, 900_000);
    const dear = await sell(2013, 2_900_000);
    const older = await sell(2004, 850_000);
    const near = await sell(2013, 950_000);
    const some = await sell(2012, 1_600_000);
    // Those like one are read from a market that may be some seconds old.
    await liveIndex(services()).fresh();
    const listing = await readListing({ ctx: visitor(services()), ref: own });
    const similar = await listSimilar({ ctx: visitor(services()), input: { listing, limit: 6 } });
    const ids = similar.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([near, older, some]);
    expect(ids).not.toContain(dear);
    for (const { price } of similar) expect(price?.cents ?? 0).toBeLessThanOrEqual(2_250_000);
  });
});
