import { describe, expect, test } from 'vitest';
import { compareRows } from '#features/saved/ui/compare-table.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';

const listing = (price: number | null, changes: Partial<PublicListing> = {}) =>
  ({
    price: price === null ? null : { cents: price * 100, currency: 'USD' },
    status: 'PUBLISHED',
    place: { city: 'Orlando', region: 'FL' },
    vehicleType: 'CARS',
    year: 2014,
    mileage: 72_400,
    details: { make: 'Honda', year: changes.year ?? 2014, mileage: changes.mileage ?? 72_400, fuel: 'GASOLINE' },
    ...changes,
  }) as PublicListing;

const rowsOf = (...listings: PublicListing[]) => new Map(compareRows(listings).map((row) => [row.label, row]));

describe('listings side by side', () => {
  test('say in words where they differ, and which is cheapest, newest and least driven', () => {
    const rows = rowsOf(listing(11_500), listing(9_000, { year: 2012, mileage: 120_000 }));
    expect(rows.get('Price')).toMatchObject({
      differs: true,
      cells: [{ text: '$11,500' }, { text: '$9,000', note: 'Lowest price' }],
    });
    expect(rows.get('Year')?.cells).toEqual([{ text: '2014', note: 'Newest' }, { text: '2012' }]);
    expect(rows.get('Mileage')?.cells[0]).toMatchObject({ note: 'Fewest miles' });
    expect(rows.get('Fuel')).toMatchObject({ differs: false, cells: [{ text: 'Gasoline' }, { text: 'Gasoline' }] });
  });

  test('praise nobody when two are the same, and invent nothing that was not said', () => {
    const rows = rowsOf(listing(9_000), listing(9_000), listing(null, { details: { make: 'Honda' }, mileage: null }));
    expect(rows.get('Price')?.cells).toEqual([{ text: '$9,000' }, { text: '$9,000' }, { text: 'Not answered' }]);
    expect(rows.get('Mileage')?.cells.some(({ note }) => note)).toBe(false);
    expect(rows.get('Fuel')).toMatchObject({ differs: true });
    expect(rows.has('Overall condition')).toBe(false);
  });
});
