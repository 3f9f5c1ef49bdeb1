import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSearchAddress } from '#features/search/rules/address.ts';
import { SECTIONS } from '#features/search/rules/sections.ts';
import * as schema from '#features/schema.ts';
import { moveDemoDays } from '#app/demo/index.ts';
import { later } from '#app/demo/move-days.ts';
import { demoPlaces } from '#app/demo/places.ts';
import { demoThings } from '#app/demo/things/index.ts';
import { writeThings } from '#app/demo/write-market.ts';
import { searchListings } from '#features/search/server/index.ts';
import { ENGINES } from '../../support/database.ts';
import { useServices } from '../../support/services.ts';

const DAY = 86_400_000;
const weekday = (text: string) => new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay();

describe('days of the demo market that are over', () => {
  test('come again on the same days of the week, at the same hours, not before today', () => {
    const days = ['2026-11-21T08:00/14:00', '2026-11-22T09:00/12:00'];
    for (const today of ['2026-11-23', '2026-11-28', '2026-11-29', '2026-12-24', '2027-06-01'])
      for (const id of ['one', 'two', 'three', 'four']) {
        const moved = later(days, today, id);
        expect(moved.map(weekday)).toEqual([6, 0]);
        expect(moved.map((day) => day.slice(10))).toEqual(['T08:00/14:00', 'T09:00/12:00']);
        expect(moved.every((day) => day >= today)).toBe(true);
        expect(moved).toEqual(later(days, today, id));
      }
  });
});

describe.each(ENGINES)('a demo market that grows old on %s', (engine) => {
  const services = useServices({ engine });
  const { listings, listingHistory, openings } = schema;
  const dated = () =>
    services()
      .db.select()
      .from(listings)
      .where(and(eq(listings.demo, true), inArray(listings.category, ['GARAGE', 'PROPERTY_OPEN'])));
  const onWeekend = async (section: 'garage' | 'property') => {
    const { path, categories } = SECTIONS[section];
    const address = new URL(`http://localhost${path}?when=weekend`);
    const { filters } = readSearchAddress(address, { path, category: categories, now: services().now() });
    const category = section === 'garage' ? 'GARAGE' : 'PROPERTY_OPEN';
    const { total } = await searchListings({ ctx: services(), input: { ...filters, category: [category] } });
    return total.count;
  };
  beforeAll(async () => {
    const owners = new Set(demoThings(services().now(), demoPlaces()).map(({ ownerId }) => ownerId));
    const people = [...owners].map((id) => ({ id, email: `${id}@example.com`, fullName: 'Somebody' }));
    await services().db.insert(schema.users).values(people);
    await writeThings(services());
  });

  test('has sales and open houses on every weekend, and its record stays as it was', async () => {
    const record = await services().db.select().from(listingHistory).orderBy(listingHistory.id);
    for (let day = 0; day < 42; day += 1) {
      services().clock.advance(DAY);
      await moveDemoDays({ services: services() });
      expect(await onWeekend('garage'), `sales on ${services().now().toISOString()}`).toBeGreaterThan(3);
      expect(await onWeekend('property'), `open houses on ${services().now().toISOString()}`).toBeGreaterThan(0);
    }
    expect(await services().db.select().from(listingHistory).orderBy(listingHistory.id)).toEqual(record);
    const ahead = await services().db.select().from(openings).where(eq(openings.status, 'OPEN'));
    expect(ahead.some(({ startsAt }) => startsAt > services().now())).toBe(true);
  });

  test('is current at once when it was switched off for months, and then stays as it is', async () => {
    services().clock.advance(100 * DAY);
    await moveDemoDays({ services: services() });
    for (const { endsAt, details, status } of await dated())
      if (endsAt && status !== 'SOLD') expect(endsAt > services().now(), JSON.stringify(details)).toBe(true);
    expect(await moveDemoDays({ services: services() })).toBe(0);
  });

  test('leaves what somebody else sells where it is', async () => {
    const sale = (await dated()).find(({ status, endsAt }) => status === 'PUBLISHED' && endsAt);
    const ended = new Date(services().now().getTime() - 3 * DAY);
    await services()
      .db.update(listings)
      .set({ demo: false, endsAt: ended })
      .where(eq(listings.id, sale?.id ?? ''));
    expect(await moveDemoDays({ services: services() })).toBe(0);
  });
});
