import { beforeEach, describe, expect, test } from 'vitest';
import { leadQuery } from '#features/search/contracts/leads.ts';
import type { Answers } from '#shared/answers.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { readListing } from '#features/listings/server/index.ts';
import { readShelves } from '#features/home/server/index.ts';
import { searchListings } from '#features/search/server/index.ts';
import { SECRETS, TELLING } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { type TestServices, useServices } from '../../../support/services.ts';
import { publish, update, visitor } from './support.ts';

const listTitles = async (services: TestServices, filters: Record<string, string> = {}) => {
  const { listings } = await searchListings({ ctx: visitor(services), input: leadQuery.parse(filters) });
  return listings.map(({ title }) => title);
};

const BOAT = {
  vehicleClass: 'BOWRIDER',
  hull: 'FIBERGLASS',
  propulsion: 'OUTBOARD',
  engineHours: 410,
  hullHealth: { value: true, comment: '' },
} as const;

describe.each(ENGINES)('what everybody may see on %s', (engine) => {
  const services = useServices({ engine });
  const everything = async (id: string) =>
    JSON.stringify([
      await readListing({ ctx: visitor(services()), ref: id }),
      await searchListings({ ctx: visitor(services()), input: leadQuery.parse({}) }),
      await readShelves({ ctx: visitor(services()), input: { zip: null } }),
    ]);

  test('holds nothing that its seller did not choose to show', async () => {
    const { ctx, id } = await publish(services(), { ...SECRETS, source: 'VIN' });
    const shown = await everything(id);
    expect(shown).toContain('Honda');
    const { actor } = ctx;
    const owner = actor.kind === 'user' ? actor.userId : '';
    for (const secret of [...TELLING, 'Gonzalez', 'private.example', owner]) expect(shown).not.toContain(secret);
    for (const key of ['ownerId', 'sessionKeyHash', 'answers', 'phone', 'email', 'licensePlate', 'version'])
      expect(shown).not.toContain(`"${key}"`);
  });

  test('holds the VIN and the street once each was said yes to, and loses them with a no', async () => {
    const { ctx, id } = await publish(services(), { ...SECRETS, source: 'VIN', vinPublic: true, addressPublic: false });
    expect(await everything(id)).toContain(SECRETS.vin);
    expect(await everything(id)).not.toContain(SECRETS.street);
    await update(ctx, id, { answers: { vinPublic: false, addressPublic: true } });
    expect(await everything(id)).not.toContain(SECRETS.vin);
    expect(await everything(id)).toContain(SECRETS.street);
  });

  test.each([
    ['serialNumber', '7F02C123456', { year: 1969, vehicleType: 'CARS' }],
    ['hin', 'ABC12345M72H', { year: 1972, vehicleType: 'BOATS', ...BOAT }],
  ] as const)('holds the %s by its own yes alone', async (field, number, said) => {
    const { ctx, id } = await publish(services(), { ...said, source: 'MANUAL', [field]: number, vinPublic: true });
    expect(await everything(id)).not.toContain(number);
    await update(ctx, id, { answers: { [`${field}Public`]: true } });
    expect(await everything(id)).toContain(number);
    await update(ctx, id, { answers: { [`${field}Public`]: false } });
    expect(await everything(id)).not.toContain(number);
  });

  test('names its seller by first name and initial', async () => {
    const { id } = await publish(services());
    const { seller } = await readListing({ ctx: visitor(services()), ref: id });
    expect(seller).toEqual({ name: 'Maria G.', type: 'SELLER', since: expect.any(String), path: null });
  });

  test('shows finished photos alone, in their order', async () => {
    const { id } = await publish(services());
    const photo = (position: number, status: (typeof schema.photos.$inferSelect)['status']) => ({
      id: newId(),
      listingId: id,
      position,
      status,
    });
    await services()
      .db.insert(schema.photos)
      .values([photo(0, 'PROCESSING'), photo(2, 'READY'), photo(1, 'READY'), photo(3, 'FAILED')]);
    expect((await readListing({ ctx: visitor(services()), ref: id })).photos).toHaveLength(2);
  });
});

describe.each(ENGINES)('lists on %s', (engine) => {
  const services = useServices({ engine });
  beforeEach(() => services().database.empty());

  const stock = async () => {
    const cars: Answers[] = [
      { make: 'Honda', model: 'Accord', trim: 'EX-L', price: 1_150_000, year: 2014, mileage: 72_400 },
      { make: 'Ford', model: 'F_150', trim: '100% stock', price: 2_500_000, year: 2019, mileage: 41_000 },
      { make: 'Ford', model: 'FX150', trim: 'XLT', price: 800_000, year: 2008, mileage: 160_000, postcode: '30301' },
    ];
    for (const car of cars) {
      services().clock.advance(60_000);
      await publish(services(), car);
    }
  };

  test('show what is for sale, the newest first', async () => {
    await stock();
    const { ctx, id } = await publish(services(), { model: 'Hidden' });
    await update(ctx, id, { status: 'PUBLISHED_AND_NOT_LISTED' });
    const sold = await publish(services(), { model: 'Sold' });
    await update(sold.ctx, sold.id, { status: 'SOLD' });
    expect(await listTitles(services())).toEqual([
      '2008 Ford FX150 XLT',
      '2019 Ford F_150 100% stock',
      '2014 Honda Accord EX-L',
    ]);
    expect(await readListing({ ctx: visitor(services()), ref: id })).toMatchObject({ id });
  });

  test.each([
    [{ make: 'honda' }, ['2014 Honda Accord EX-L']],
    [{ q: 'F_150' }, ['2019 Ford F_150 100% stock']],
    [{ q: '100%' }, ['2019 Ford F_150 100% stock']],
    [{ q: '\\ fx150' }, ['2008 Ford FX150 XLT']],
    [{ q: 'ford xlt' }, ['2008 Ford FX150 XLT']],
    [{ model: 'F_150' }, ['2019 Ford F_150 100% stock']],
    [{ make: '%' }, []],
    [{ state: 'ga' }, ['2008 Ford FX150 XLT']],
    [{ price_min: '10000', price_max: '20000' }, ['2014 Honda Accord EX-L']],
    [{ year_min: '2019', year_max: '' }, ['2019 Ford F_150 100% stock']],
    [{ mileage_min: '100000' }, ['2008 Ford FX150 XLT']],
    [{ price_min: '2000000000' }, []],
    [{ q: "'; drop table listings; --" }, []],
  ])('with %j hold %j', async (filters: Record<string, string>, titles) => {
    await stock();
    expect(await listTitles(services(), filters)).toEqual(titles);
  });

  test('come in pages, with the number of all', async () => {
    await stock();
    const filters = leadQuery.parse({ per_page: '2', page: '2' });
    const { listings, total } = await searchListings({ ctx: visitor(services()), input: filters });
    expect(listings.map(({ title }) => title)).toEqual(['2014 Honda Accord EX-L']);
    expect(total).toEqual({ count: 3, capped: false });
  });
});
