import { describe, expect, test } from 'vitest';
import { LISTING_STATUSES, type ListingStatus } from '#shared/enums.ts';
import { canMove } from '#features/listings/rules/status.ts';
import { createPageCache } from '#platform/cache/index.ts';
import { findBrokenLink, readHistory, readListing } from '#features/listings/server/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { BOTH_ENGINES } from '../../../support/database.ts';
import { type TestServices, useServices } from '../../../support/services.ts';
import { create, fault, KEY, member, publish, readRow, update, visitor } from './support.ts';

const recordOf = async (services: TestServices, listingId: string) =>
  (await readHistory({ db: services.db, listingId })).map(({ kind, before, after }) => `${kind} ${before} → ${after}`);

const brokenLink = (services: TestServices, listingId: string) => findBrokenLink({ db: services.db, listingId });

describe.each(BOTH_ENGINES)('publishing on %s', (engine) => {
  const cleared: string[][] = [];
  const cache = createPageCache();
  const spied = { ...cache, invalidate: async (tags: readonly string[]) => void cleared.push([...tags]) };
  const services = useServices({ engine, cache: spied });

  test('makes a page with an address, and the first lines of its record', async () => {
    const ctx = await member(services());
    const { id } = await create(ctx, completeAnswers());
    cleared.length = 0;
    const listing = await update(ctx, id, { status: 'PUBLISHED' });
    expect(listing).toMatchObject({
      status: 'PUBLISHED',
      path: `/cars/${id}-2014-honda-accord-ex-l`,
      published_at: services().now().toISOString(),
      missing: [],
    });
    expect(await recordOf(services(), id)).toEqual(['STATUS DRAFT → PUBLISHED', 'PRICE null → 1150000']);
    expect(cleared).toEqual([[`listing:${id}`, 'listings', `seller:${(await readRow(services(), id)).ownerId}`]]);
    expect(await readListing({ ctx: visitor(services()), ref: id })).toMatchObject({ title: '2014 Honda Accord EX-L' });
    const row = await readRow(services(), id);
    expect(row.expiresAt?.getTime()).toBe(services().now().getTime() + 60 * 86_400_000);
  });

  test('asks a visitor to sign in, and takes the draft along when they have', async () => {
    const { id } = await create(visitor(services(), KEY), completeAnswers());
    await expect(update(visitor(services(), KEY), id, { status: 'PUBLISHED' })).rejects.toMatchObject(
      fault('refused', 'sign_in_required'),
    );
    const ctx = await member(services());
    const holder = { ...ctx, actor: { ...ctx.actor, sessionKey: KEY } };
    expect(await update(holder, id, { status: 'PUBLISHED' })).toMatchObject({ status: 'PUBLISHED', owned: true });
    await expect(update(visitor(services(), KEY), id, { answers: { price: 100 } })).rejects.toMatchObject(
      fault('missing'),
    );
  });

  test('asks for a confirmed address', async () => {
    const ctx = await member(services(), { confirmed: false });
    const { id } = await create(ctx, completeAnswers());
    await expect(update(ctx, id, { status: 'PUBLISHED' })).rejects.toMatchObject(fault('refused', 'email_unconfirmed'));
    expect(await readRow(services(), id)).toMatchObject({ status: 'DRAFT', publishedAt: null });
  });

  test('names every answer that is missing or wrong, and leaves the draft as it was', async () => {
    const ctx = await member(services());
    const { id } = await create(ctx, completeAnswers({ price: 'a lot', description: 'short', year: null }));
    const refusal = await update(ctx, id, { status: 'PUBLISHED' }).catch((error) => error);
    expect(refusal).toMatchObject(fault('refused', 'not_publishable'));
    const fields = refusal.faults.map((one: { field: string }) => one.field);
    expect(fields.sort()).toEqual(['answers.description', 'answers.price', 'answers.year']);
    expect(await readRow(services(), id)).toMatchObject({ status: 'DRAFT', version: 1 });
    expect(await recordOf(services(), id)).toEqual([]);
  });

  test('takes the last answers and the status in one request', async () => {
    const ctx = await member(services());
    const { price, ...rest } = completeAnswers();
    const { id } = await create(ctx, rest);
    expect(await update(ctx, id, { answers: { price: price ?? null }, status: 'PUBLISHED' })).toMatchObject({
      price_cents: 1_150_000,
    });
  });

  test('once more, or many times at once, is one publication', async () => {
    const ctx = await member(services());
    const { id } = await create(ctx, completeAnswers());
    await Promise.all(Array.from({ length: 6 }, () => update(ctx, id, { status: 'PUBLISHED' })));
    expect(await recordOf(services(), id)).toEqual(['STATUS DRAFT → PUBLISHED', 'PRICE null → 1150000']);
    expect(await brokenLink(services(), id)).toBeNull();
  });
});

describe.each(BOTH_ENGINES)('a published listing on %s', (engine) => {
  const services = useServices({ engine });

  test('follows its edits, and its old addresses still name it', async () => {
    const { ctx, id } = await publish(services());
    const edited = await update(ctx, id, { answers: { trim: 'Sport', mileage: '80,100', postcode: '30301' } });
    expect(edited.path).toBe(`/cars/${id}-2014-honda-accord-sport`);
    expect(await readListing({ ctx: visitor(services()), ref: id })).toMatchObject({
      slug: '2014-honda-accord-sport',
      mileage: 80_100,
      place: { postcode: '30301', city: 'Atlanta', region: 'GA' },
    });
  });

  test('never loses an answer it needs', async () => {
    const { ctx, id } = await publish(services());
    const refusal = await update(ctx, id, { answers: { price: null, mileage: 'many' } }).catch((error) => error);
    expect(refusal).toMatchObject(fault('refused', 'not_publishable'));
    expect(await readRow(services(), id)).toMatchObject({ priceCents: 1_150_000, mileage: 72_400 });
  });

  test('records every price in one whole chain', async () => {
    const { ctx, id } = await publish(services());
    await update(ctx, id, { answers: { price: 1_090_000 } });
    await update(ctx, id, { answers: { price: 1_090_000, description: 'The same price, and words that changed.' } });
    await update(ctx, id, { answers: { price: 999_900 } });
    expect(await recordOf(services(), id)).toEqual([
      'STATUS DRAFT → PUBLISHED',
      'PRICE null → 1150000',
      'PRICE 1150000 → 1090000',
      'PRICE 1090000 → 999900',
    ]);
    expect(await brokenLink(services(), id)).toBeNull();
  });

  test('records a price that changed while nobody could see it', async () => {
    const { ctx, id } = await publish(services());
    await update(ctx, id, { status: 'INACTIVE' });
    await update(ctx, id, { answers: { price: 800_000 } });
    await update(ctx, id, { status: 'PUBLISHED' });
    expect((await recordOf(services(), id)).slice(2)).toEqual([
      'STATUS PUBLISHED → INACTIVE',
      'STATUS INACTIVE → PUBLISHED',
      'PRICE 1150000 → 800000',
    ]);
  });

  test('edited from many sides at once keeps one consistent record', async () => {
    const { ctx, id } = await publish(services());
    const prices = [1_000_000, 1_010_000, 1_020_000, 1_030_000, 1_040_000];
    await Promise.all(prices.map((price) => update(ctx, id, { answers: { price } })));
    const record = (await readHistory({ db: services().db, listingId: id })).filter(({ kind }) => kind === 'PRICE');
    expect(record.map(({ before }) => before)).toEqual([null, ...record.slice(0, -1).map(({ after }) => after)]);
    expect(record).toHaveLength(6);
    const row = await readRow(services(), id);
    expect(String(row.priceCents)).toBe(record.at(-1)?.after);
    expect(row.version).toBe(7);
    expect(await brokenLink(services(), id)).toBeNull();
  });

  test('taken down is gone, brought back is there, never existed is missing', async () => {
    const { ctx, id, unique_id } = await publish(services());
    const read = (ref = id) => readListing({ ctx: visitor(services()), ref });
    for (const status of ['INACTIVE', 'ARCHIVED'] as const) {
      await update(ctx, id, { status });
      await expect(read()).rejects.toMatchObject(fault('gone'));
      await expect(read(unique_id)).rejects.toMatchObject(fault('gone'));
      if (status === 'INACTIVE') await update(ctx, id, { status: 'PUBLISHED' });
      else await update(ctx, id, { status: 'DRAFT' });
    }
    await expect(read()).rejects.toMatchObject(fault('gone'));
    await update(ctx, id, { status: 'PUBLISHED' });
    expect(await read()).toMatchObject({ id });
    const { id: draft } = await create(ctx, completeAnswers());
    await expect(read(draft)).rejects.toMatchObject(fault('missing'));
    await expect(read('no such thing')).rejects.toMatchObject(fault('missing'));
  });

  test('sold says when and how, also after it is put away, and not once it is for sale again', async () => {
    const { ctx, id } = await publish(services());
    await update(ctx, id, { status: 'SOLD', sale_outcome: 'SOLD_HERE', sale_price_cents: 1_100_000 });
    expect(await readListing({ ctx: visitor(services()), ref: id })).toMatchObject({ status: 'SOLD' });
    const sold = { saleOutcome: 'SOLD_HERE', salePriceCents: 1_100_000, soldAt: services().now() };
    expect(await readRow(services(), id)).toMatchObject(sold);
    await update(ctx, id, { status: 'ARCHIVED' });
    expect(await readRow(services(), id)).toMatchObject(sold);
    await update(ctx, id, { status: 'DRAFT' });
    await update(ctx, id, { status: 'PUBLISHED' });
    expect(await readRow(services(), id)).toMatchObject({ saleOutcome: null, salePriceCents: null, soldAt: null });
  });

  test.each(LISTING_STATUSES.filter((status) => status !== 'DRAFT'))(
    'goes from PUBLISHED to %s exactly where the table of moves says so',
    async (to: ListingStatus) => {
      const { ctx, id } = await publish(services());
      const moved = update(ctx, id, { status: to });
      if (canMove('PUBLISHED', to)) await expect(moved).resolves.toMatchObject({ status: to });
      else await expect(moved).rejects.toMatchObject(fault('refused', 'status_move'));
      expect(await brokenLink(services(), id)).toBeNull();
    },
  );
});

describe.each(BOTH_ENGINES)('the record on %s', (engine) => {
  const services = useServices({ engine });

  test('refuses to be rewritten, shortened or emptied', async () => {
    const { id } = await publish(services());
    const { sql } = services().database;
    await expect(sql`update listing_history set after = '1' where listing_id = ${id}`).rejects.toThrow(/append-only/);
    await expect(sql`delete from listing_history where listing_id = ${id}`).rejects.toThrow(/append-only/);
    await expect(sql`truncate listing_history`).rejects.toThrow(/append-only/);
  });

  test.each([
    ['changed', `update listing_history set after = '100' where kind = 'PRICE' and before is null and listing_id = $1`],
    ['taken out', `delete from listing_history where kind = 'PRICE' and before is null and listing_id = $1`],
    ['dated back', `update listing_history set at = at - interval '1 day' where kind = 'STATUS' and listing_id = $1`],
  ])('shows when somebody with the database in hand has %s a line', async (_what, statement) => {
    const { ctx, id } = await publish(services());
    await update(ctx, id, { answers: { price: 900_000 } });
    expect(await brokenLink(services(), id)).toBeNull();
    await services().database.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx.unsafe(statement, [id]);
    });
    expect(await brokenLink(services(), id)).toEqual(expect.any(Number));
  });
});
