import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '#features/schema.ts';
import { mailWatches } from '#features/saved/server/price-alerts/index.ts';
import { isDown } from '#features/saved/server/price-alerts/lower-price.ts';
import { newId } from '#platform/ids.ts';
import { ENGINES } from '../../../../support/database.ts';
import { useServices } from '../../../../support/services.ts';
import { publish } from '../../../listings/server/support.ts';

const { listings, priceWatches } = schema;

describe.each(ENGINES)('a price that came down on %s', (engine) => {
  const services = useServices({ engine });
  const watch = (listingId: string, fields: Partial<typeof priceWatches.$inferInsert> = {}) => ({
    id: newId(),
    listingId,
    email: `${newId()}@private.example`,
    priceCents: 1_000_000,
    createdAt: new Date(),
    confirmedAt: new Date(),
    ...fields,
  });
  const cost = (id: string, priceCents: number) =>
    services().db.update(listings).set({ priceCents }).where(eq(listings.id, id));

  test('is worth an email from a hundred dollars on, or two percent of what is cheap', async () => {
    const { db } = services();
    const { id } = await publish(services());
    const row = watch(id);
    await db.insert(priceWatches).values(row);
    const worth = async (fromCents: number, toCents: number) => {
      await db.update(priceWatches).set({ priceCents: fromCents }).where(eq(priceWatches.id, row.id));
      await cost(id, toCents);
      const found = await db
        .select({ one: sql`1` })
        .from(priceWatches)
        .innerJoin(listings, eq(listings.id, priceWatches.listingId))
        .where(and(eq(priceWatches.id, row.id), isDown(priceWatches)));
      return found.length === 1;
    };
    for (const [from, to, told] of [
      [1_000_000, 990_000, true],
      [1_000_000, 990_100, false],
      [5_000_000, 4_990_000, true],
      [200_000, 196_000, true],
      [200_000, 196_100, false],
      [100, 99, false],
      [100, 98, true],
      [0, 0, false],
      [1_000_000, 1_200_000, false],
    ] as const)
      expect([from, to, await worth(from, to)]).toEqual([from, to, told]);
  });

  test('is told however many others came down by too little to tell', async () => {
    const { db } = services();
    const [little, enough] = [await publish(services()), await publish(services())];
    await cost(little.id, 999_900);
    await cost(enough.id, 900_000);
    await db.insert(priceWatches).values(Array.from({ length: 600 }, () => watch(little.id)));
    const last = watch(enough.id);
    await db.insert(priceWatches).values(last);
    expect(await mailWatches({ services: services() })).toBe(1);
    const [told] = await db.select().from(priceWatches).where(eq(priceWatches.id, last.id));
    expect(told?.toldPriceCents).toBe(900_000);
  });
});
