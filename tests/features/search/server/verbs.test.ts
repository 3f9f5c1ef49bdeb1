import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingStatus } from '#shared/enums.ts';
import { canMove } from '#features/listings/rules/status.ts';
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { searchListings } from '#features/search/server/index.ts';
import {
  findDrift,
  indexIfNew,
  indexPhotos,
  LiveIndex,
  liveIndex,
  reindexAll,
  type Snapshot,
} from '#features/search-index/server/index.ts';
import { BOTH_ENGINES } from '../../../support/database.ts';
import { type TestServices, useServices } from '../../../support/services.ts';
import { publish, update } from '../../listings/server/support.ts';

const NONE = { missing: 0, extra: 0, different: 0 };

/** Everything the index says, but for versions, which only tell that something was written. */
async function contents({ db }: TestServices): Promise<unknown> {
  const rows = await db.execute(sql`
    select to_jsonb(s) - 'version' as row, t.title::text, t.words::text from listing_search s
      join listing_text t on t.ref = s.ref order by s.ref`);
  return [...rows];
}

/** What is listed in a copy of the index, in one order whatever way it was read. */
function listed({ columns }: Snapshot): unknown[] {
  const { data, size } = columns;
  return Array.from({ length: size }, (_, slot) =>
    Object.fromEntries(Object.entries(data).map(([key, list]) => [key, list[slot]])),
  )
    .filter((row) => row.listed === 1)
    .sort((a, b) => (a.ref as number) - (b.ref as number));
}

type Step = { at: number; status?: ListingStatus; price?: number; make?: string; photo?: boolean };
const step: fc.Arbitrary<Step> = fc.record(
  {
    at: fc.nat(3),
    status: fc.constantFrom<ListingStatus>(
      'PUBLISHED',
      'RESERVED',
      'SOLD',
      'PUBLISHED_AND_NOT_LISTED',
      'INACTIVE',
      'ARCHIVED',
    ),
    price: fc.integer({ min: 1_000, max: 5_000_000 }),
    make: fc.constantFrom('Honda', 'Toyota', 'Kia'),
    photo: fc.boolean(),
  },
  { requiredKeys: ['at'] },
);

describe.each(BOTH_ENGINES)('the index on %s', (engine) => {
  const services = useServices({ engine });

  test('is what a reindex would write, after any sequence of changes, and every copy in memory follows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        await services().database.empty();
        const cars = [
          await publish(services()),
          await publish(services()),
          await publish(services()),
          await publish(services()),
        ];
        const status = cars.map((): ListingStatus => 'PUBLISHED');
        for (const { at, status: to, price, make, photo } of steps) {
          services().clock.advance(1_000);
          const { ctx, id } = cars[at] as (typeof cars)[number];
          const moves = to && canMove(status[at] as ListingStatus, to) ? { status: to } : {};
          if (to && 'status' in moves) status[at] = to;
          const answers = { ...(price ? { price: price * 100 } : {}), ...(make ? { make } : {}) };
          await update(ctx, id, { ...moves, answers });
          if (photo !== undefined) await setPhoto(services(), id, photo);
          await liveIndex(services()).fresh();
        }
        const kept = listed(await liveIndex(services()).fresh());
        expect(kept).toEqual(listed(await new LiveIndex(services().db).fresh()));
        expect(kept).toHaveLength(status.filter((one) => one === 'PUBLISHED' || one === 'RESERVED').length);
        expect(await findDrift({ services: services() })).toEqual(NONE);
        const before = await contents(services());
        await reindexAll({ services: services() });
        expect(await contents(services())).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  test('notices what was changed behind its back, and a reindex mends it', async () => {
    await services().database.empty();
    const [a, b, c] = [await publish(services()), await publish(services()), await publish(services())];
    const { db } = services();
    await db.execute(sql`update listing_search set price_cents = 1 where listing_id = ${a.id}`);
    await db.execute(sql`delete from listing_search where listing_id = ${b.id}`);
    await db.execute(sql`update listings set status = 'SOLD' where id = ${c.id}`);
    expect(await findDrift({ services: services() })).toEqual({ missing: 1, extra: 1, different: 1 });
    await reindexAll({ services: services() });
    expect(await findDrift({ services: services() })).toEqual(NONE);
    const { total } = await searchListings({ ctx: services(), input: NO_FILTERS });
    expect(total.count).toBe(2);
  });

  test('of an installation that had none is made at the next start', async () => {
    await services().database.empty();
    await publish(services());
    await services().db.execute(sql`truncate listing_search, listing_text, search_terms, search_clock`);
    await indexIfNew({ services: services() });
    expect(await findDrift({ services: services() })).toEqual(NONE);
    expect((await searchListings({ ctx: services(), input: { ...NO_FILTERS, make: ['honda'] } })).total.count).toBe(1);
  });

  test('shows nothing of a change that was taken back', async () => {
    await services().database.empty();
    const { id } = await publish(services());
    const undone = services().db.transaction(async (tx) => {
      await tx.execute(sql`update listing_search set listed = false where listing_id = ${id}`);
      await indexPhotos({ tx, listingId: id });
      throw new Error('No.');
    });
    await expect(undone).rejects.toThrow('No.');
    expect((await searchListings({ ctx: services(), input: NO_FILTERS })).total.count).toBe(1);
  });
});

async function setPhoto({ db }: TestServices, listingId: string, there: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from photos where listing_id = ${listingId}`);
    if (there) await tx.insert(schema.photos).values({ id: newId(), listingId, position: 0, status: 'READY' });
    await indexPhotos({ tx, listingId });
  });
}
