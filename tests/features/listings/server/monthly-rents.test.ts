import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { withMonthlyRent } from '#features/listings/rules/rent-answers.ts';
import { findBrokenLink, readHistory, startHistories } from '#features/listings/server/index.ts';
import * as schema from '#features/schema.ts';
import { convertRows } from '#platform/db/load.ts';
import { listMigrations } from '#platform/db/tables.ts';
import { newId, newUniqueId } from '#platform/ids.ts';
import { LEASE_TERMS, type LeaseTerm } from '#shared/enums.ts';
import { ENGINES, type TestDatabase, useTestDatabase } from '../../../support/database.ts';

const { listings, savedListings, users } = schema;
const AT = new Date('2026-11-01T12:00:00Z');

type Old = { readonly leaseTerm: LeaseTerm; readonly rent: number };

/** A rental as the version before wrote it: everything is told for the whole term. */
async function writeOld(db: TestDatabase['db'], userId: string, { leaseTerm, rent }: Old): Promise<string> {
  const id = newId();
  await db.insert(listings).values({
    ...{ id, uniqueId: newUniqueId(), category: 'PROPERTY_RENTAL', flow: 'property', status: 'PUBLISHED' },
    ...{ answers: { leaseTerm, rent, propertyKind: 'PROPERTY_RENTAL' }, details: { leaseTerm }, priceCents: rent },
  });
  const told = { listingId: id, kind: 'PRICE' as const, actorId: null, at: AT };
  await startHistories({
    tx: db,
    changes: [
      { ...told, before: null, after: String(rent * 2) },
      { ...told, before: String(rent * 2), after: String(rent) },
    ],
  });
  await db.insert(savedListings).values({ userId, listingId: id, savedAt: AT, priceCents: rent, status: 'PUBLISHED' });
  return id;
}

/** The migration of the rows, as a backup of before goes through it. */
const migrateRows = (database: TestDatabase): Promise<unknown> =>
  database.sql.begin(async (tx) => convertRows(tx, (await listMigrations(tx)).slice(0, 18)));

describe.each(ENGINES)('rents that were stored for a term, on %s', (engine) => {
  const database = useTestDatabase(engine);
  const olds = fc.sample(
    fc.record({ leaseTerm: fc.constantFrom(...LEASE_TERMS), rent: fc.integer({ min: 2_400, max: 1_000_000_000 }) }),
    { numRuns: 40, seed: 7 },
  );
  const ids: string[] = [];
  beforeAll(async () => {
    const { db } = database();
    const userId = newId();
    await db.insert(users).values({ id: userId, email: 'saver@private.example' });
    for (const old of olds) ids.push(await writeOld(db, userId, old));
    await migrateRows(database());
  });

  const rows = () => database().db.select().from(listings);
  const month = (old: Old) => (withMonthlyRent(old as never) as unknown as { monthlyRent: number }).monthlyRent;

  test('are a month’s, as drafts of before are read', async () => {
    const found = new Map((await rows()).map((row) => [row.id, row]));
    const told = ids.map((id) => [found.get(id)?.priceCents, found.get(id)?.answers.monthlyRent]);
    expect(told).toEqual(olds.map((old) => [month(old), month(old)]));
    expect([...found.values()].every(({ answers }) => !Object.hasOwn(answers, 'rent'))).toBe(true);
  });

  test('keep their record unbroken, and it is read by the month', async () => {
    const { db } = database();
    for (const [at, id] of ids.entries()) {
      const old = olds[at] as Old;
      const [first, now] = [month({ ...old, rent: old.rent * 2 }), month(old)].map(String);
      const entries = await readHistory({ db, listingId: id });
      expect(entries).toMatchObject([
        { before: null, after: first },
        { before: first, after: now },
      ]);
      expect(await findBrokenLink({ db, listingId: id })).toBeNull();
    }
  });

  test('who saved one is told of no drop that is none', async () => {
    const rows = await database()
      .db.select({ saved: savedListings.priceCents, now: listings.priceCents })
      .from(savedListings)
      .innerJoin(listings, eq(listings.id, savedListings.listingId));
    expect(rows.filter(({ saved, now }) => saved !== now)).toEqual([]);
    expect(rows).toHaveLength(ids.length);
  });

  test('text that is no amount stays as it was typed', async () => {
    const { db } = database();
    const id = newId();
    const answers = { leaseTerm: 'SIX_MONTHS', rent: 'call me' };
    await db.insert(listings).values({ id, uniqueId: newUniqueId(), category: 'PROPERTY', flow: 'property', answers });
    await database().sql.begin(async (tx) => {
      await tx`delete from listings where id <> ${id}`;
      await convertRows(tx, (await listMigrations(tx)).slice(0, 18));
    });
    const [row] = await db.select({ answers: listings.answers }).from(listings).where(sql`${listings.id} = ${id}`);
    expect(row?.answers).toEqual({ leaseTerm: 'SIX_MONTHS', monthlyRent: 'call me' });
  });
});
