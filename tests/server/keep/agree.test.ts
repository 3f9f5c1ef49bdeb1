import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answers } from '../../../src/domain/listing/answers.ts';
import { parseSearch } from '../../../src/domain/search/parse.ts';
import { freshListings } from '../../../src/server/keep/fresh-listings.ts';
import { matchAmong, searchListings } from '../../../src/server/search/index.ts';
import { useServices } from '../../support/services.ts';
import { publish, visitor } from '../listings/support.ts';

const CARS: Answers[] = [
  {},
  { make: 'Ford', model: 'F-150', body: 'TRUCK', price: 2_500_000, year: 2019, mileage: 41_000, postcode: '30301' },
  {
    make: 'Land Rover',
    model: 'Defender',
    body: 'SUV',
    price: 4_900_000,
    year: 2021,
    mileage: 22_000,
    postcode: '90210',
  },
  {
    make: 'Honda',
    model: 'Civic',
    trim: 'Sport',
    price: 900_000,
    year: 2012,
    mileage: 131_000,
    conditionGrade: 'FAIR',
  },
  {
    make: 'Chevrolet',
    model: 'Silverado 1500',
    body: 'PICKUP',
    price: 1_200_000,
    postcode: '32789',
    exteriorColor: 'RED',
  },
];

/** What alerts look for must be what the results page finds, or a saved search would tell of other things than it shows. */
describe('a search as alerts read it', () => {
  const services = useServices();
  beforeAll(async () => {
    for (const car of CARS) await publish(services(), car);
  });

  const some = (...values: string[]) => fc.subarray(values, { maxLength: 2 }).map((list) => list.join(','));
  const amount = (...values: number[]) => fc.constantFrom('', ...values.map(String));
  const asked = fc.record({
    q: fc.constantFrom('', 'honda', 'f150', 'F-150', 'chevy', 'red', 'orlando', 'one family', 'civics', 'nothing'),
    category: some('VEHICLE', 'GARAGE'),
    make: some('honda', 'land-rover', 'Ford', 'Chevrolet', 'Kia'),
    model: some('F-150', 'civic', 'silverado-1500'),
    style: some('SEDAN', 'SUV', 'TRUCK', 'PICKUP'),
    state: some('FL', 'GA', 'CA'),
    condition: some('GOOD', 'FAIR'),
    price_min: amount(9_000, 12_000),
    price_max: amount(9_000, 12_000, 25_000),
    year_min: amount(2013, 2019),
    mileage_max: amount(41_000, 100_000),
    postcode: fc.constantFrom('', '32801', '00000'),
    radius_max: amount(1, 25, 500),
    has_stock_photo: fc.constantFrom('', '', '1'),
  });

  test('finds what the results page finds', async () => {
    const fresh = (await Array.fromAsync(freshListings(services().db, new Date(0)))).flat();
    expect(fresh).toHaveLength(CARS.length);
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const { filters } = parseSearch(new URLSearchParams(query));
        const { listings, corrected } = await searchListings({ ctx: visitor(services()), input: filters });
        const ids = fresh.map(({ id }) => id);
        const searches = [corrected?.filters ?? filters];
        const [matches] = await matchAmong({ ctx: services(), input: { ids, searches } });
        const told = ids.filter((id) => matches?.(id));
        expect(told.sort()).toEqual(listings.map(({ id }) => id).sort());
      }),
      { numRuns: 300 },
    );
  });
});
