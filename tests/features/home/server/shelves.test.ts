import { describe, expect, test } from 'vitest';
import { readShelves } from '#features/home/server/index.ts';
import { createRequest } from '#features/listings/server/index.ts';
import { addDays, weekendOf } from '#shared/days.ts';
import { toLocal } from '#shared/time-zones.ts';
import { completeSale } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { member, publish, update, visitor } from '../../listings/server/support.ts';

describe.each(ENGINES)('the rows of the home page on %s', (engine) => {
  const services = useServices({ engine });
  const read = (zip: string | null) => readShelves({ ctx: visitor(services()), input: { zip } });
  const rowOf = async (kind: string, zip: string | null) => (await read(zip)).find((shelf) => shelf.kind === kind);
  const cities = async (zip: string | null) =>
    (await rowOf('cars', zip))?.listings.map(({ place }) => place.city) ?? [];

  const publishSale = async (day: string) => {
    const ctx = await member(services());
    const answers = completeSale({ saleDays: [`${day}T08:00/14:00`] });
    const draft = await createRequest({ ctx, input: { flow: 'garage', flow_type: 'DEFAULT', answers } });
    await update(ctx, draft.id, { status: 'PUBLISHED' });
  };

  test('show the newest of the country, and what is near once a ZIP code is known', async () => {
    for (const postcode of ['10001', '32801', '32803', '32801', '10001']) await publish(services(), { postcode });
    expect(await cities(null)).toHaveLength(5);
    expect(await rowOf('cars', null)).toMatchObject({ where: 'any', href: '/cars' });
    const near = await rowOf('cars', '32801');
    expect(near).toMatchObject({ where: 'near', href: '/cars?postcode=32801' });
    expect(near?.listings.map(({ place }) => place.city)).toEqual(['Orlando', 'Orlando', 'Orlando']);
    expect(near?.listings.every(({ miles }) => miles !== null && miles < 100)).toBe(true);
  });

  test('show the nearest there are where little is near', async () => {
    // Miles City, Montana.
    const far = await rowOf('cars', '59301');
    const miles = far?.listings.map((listing) => listing.miles ?? 0) ?? [];
    expect(far).toMatchObject({ where: 'far', href: '/cars?postcode=59301' });
    expect(miles.length).toBeGreaterThan(2);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    expect(miles[0]).toBeGreaterThan(100);
  });

  test('show the garage sales of the weekend that comes', async () => {
    const { last } = weekendOf(toLocal(services().now(), 'America/New_York').day);
    for (const day of [last, last, last, addDays(last, 20)]) await publishSale(day);
    const sales = await rowOf('sales', null);
    expect(sales?.weekend).toBe(true);
    expect(sales?.listings).toHaveLength(3);
    expect(sales?.href).toContain(`date_max=${last}`);
  });
});
