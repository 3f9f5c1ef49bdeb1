import { describe, expect, test } from 'vitest';
import { createPageCache } from '#platform/cache/index.ts';
import type { Ctx } from '#platform/context.ts';
import { listOwn, submitListForm } from '#features/listings/server/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { create, hasRow, member, publish, readRow, update } from './support.ts';

function post(ctx: Ctx, fields: Record<string, string>) {
  const request = new Request('http://localhost:4321/my/list', { method: 'POST', body: new URLSearchParams(fields) });
  return submitListForm({ ctx, request });
}

const now = (status: string) => ({ kind: 'go', to: `/my/list?now=${status}` });

describe.each(ENGINES)('the forms of one’s own list on %s', (engine) => {
  const cleared: string[] = [];
  const cache = createPageCache();
  const spied = { ...cache, invalidate: async (tags: readonly string[]) => void cleared.push(...tags) };
  const services = useServices({ engine, cache: spied });

  test('do what their buttons say, and the public page follows', async () => {
    const { ctx, id, unique_id } = await publish(services());
    const steps = [
      ['reserve', 'RESERVED'],
      ['release', 'PUBLISHED'],
      ['hide', 'PUBLISHED_AND_NOT_LISTED'],
      ['show', 'PUBLISHED'],
      ['takeDown', 'INACTIVE'],
      ['putBack', 'PUBLISHED'],
      ['archive', 'ARCHIVED'],
      ['restore', 'DRAFT'],
    ] as const;
    for (const [action, status] of steps) {
      cleared.length = 0;
      expect(await post(ctx, { ref: unique_id, do: action })).toEqual(now(status));
      expect((await readRow(services(), id)).status).toBe(status);
      expect(cleared).toContain(`listing:${id}`);
    }
  });

  test('answer a renewal where it was asked for', async () => {
    const { ctx, id, unique_id } = await publish(services());
    expect(await post(ctx, { ref: id, do: 'renew' })).toEqual(now('RENEWED'));
    const there = { kind: 'go', to: `/my/listing/${unique_id}?now=RENEWED` };
    expect(await post(ctx, { ref: id, do: 'renew', back: 'listing' })).toEqual(there);
    expect(await post(ctx, { ref: id, do: 'renew', back: 'https://example.com' })).toEqual(now('RENEWED'));
  });

  test('keep how and for how much it sold, also when it is archived later', async () => {
    const { ctx, id } = await publish(services());
    const sale = { ref: id, do: 'sell', outcome: 'SOLD_ELSEWHERE', price: '$11,250' };
    expect(await post(ctx, sale)).toEqual(now('SOLD'));
    const sold = { saleOutcome: 'SOLD_ELSEWHERE', salePriceCents: 1_125_000, soldAt: services().now() };
    expect(await readRow(services(), id)).toMatchObject(sold);
    await post(ctx, { ref: id, do: 'archive' });
    expect(await readRow(services(), id)).toMatchObject({ status: 'ARCHIVED', ...sold });
  });

  test('forget the sale when it fell through', async () => {
    const { ctx, id } = await publish(services());
    await post(ctx, { ref: id, do: 'sell', outcome: 'SOLD_HERE', price: '9000' });
    expect(await post(ctx, { ref: id, do: 'relist' })).toEqual(now('PUBLISHED'));
    expect(await readRow(services(), id)).toMatchObject({ saleOutcome: null, salePriceCents: null, soldAt: null });
  });

  test('take a listing down that nobody bought', async () => {
    const { ctx, id } = await publish(services());
    expect(await post(ctx, { ref: id, do: 'sell', outcome: 'NOT_SOLD', price: '9000' })).toEqual(now('INACTIVE'));
    expect(await readRow(services(), id)).toMatchObject({
      saleOutcome: 'NOT_SOLD',
      salePriceCents: null,
      soldAt: null,
    });
  });

  test('are taken twice without harm', async () => {
    const { ctx, id } = await publish(services());
    expect(await post(ctx, { ref: id, do: 'reserve' })).toEqual(now('RESERVED'));
    expect(await post(ctx, { ref: id, do: 'reserve' })).toEqual(now('RESERVED'));
  });

  test('answer 404 for somebody else’s listing and change nothing', async () => {
    const { id, unique_id } = await publish(services());
    const stranger = await member(services());
    const wanted: Record<string, string>[] = [
      { ref: unique_id, do: 'takeDown' },
      { ref: id, do: 'delete' },
      { ref: id, do: 'sell', outcome: 'SOLD_HERE' },
    ];
    for (const fields of wanted) expect(await post(stranger, fields)).toMatchObject({ kind: 'stay', status: 404 });
    expect(await readRow(services(), id)).toMatchObject({ status: 'PUBLISHED', saleOutcome: null });
  });

  test('refuse a move that is not offered', async () => {
    const ctx = await member(services());
    const draft = await create(ctx, completeAnswers());
    expect(await post(ctx, { ref: draft.id, do: 'show' })).toMatchObject({
      kind: 'stay',
      status: 422,
      message: 'A listing that is “Draft” can’t become “For sale.”',
    });
    expect((await readRow(services(), draft.id)).status).toBe('DRAFT');
    const sold = await publish(services());
    await update(sold.ctx, sold.id, { status: 'SOLD' });
    expect(await post(sold.ctx, { ref: sold.id, do: 'reserve' })).toMatchObject({ kind: 'stay', status: 422 });
    expect((await readRow(services(), sold.id)).status).toBe('SOLD');
  });

  test('say what they could not read, and change nothing', async () => {
    const { ctx, id } = await publish(services());
    const wrong: Record<string, string>[] = [
      {},
      { ref: id },
      { ref: id, do: 'explode' },
      { ref: '', do: 'reserve' },
      { ref: 'x'.repeat(5000), do: 'reserve' },
      { ref: id, do: 'sell' },
      { ref: id, do: 'sell', outcome: 'GIVEN_AWAY' },
      { ref: id, do: 'sell', outcome: 'SOLD_HERE', price: 'a lot' },
      { ref: id, do: 'sell', outcome: 'SOLD_HERE', price: '-5' },
      { ref: id, do: 'constructor' },
    ];
    for (const fields of wrong) expect(await post(ctx, fields)).toMatchObject({ kind: 'stay', status: 400 });
    expect(await post(ctx, { ref: 'not a listing', do: 'reserve' })).toMatchObject({ kind: 'stay', status: 404 });
    const json = new Request('http://localhost:4321/my/list', { method: 'POST', body: '{"do":"archive"}' });
    expect(await submitListForm({ ctx, request: json })).toMatchObject({ kind: 'stay', status: 400 });
    expect((await readRow(services(), id)).status).toBe('PUBLISHED');
  });

  test('delete a draft, and archive one that was public before', async () => {
    const ctx = await member(services());
    const draft = await create(ctx);
    expect(await post(ctx, { ref: draft.unique_id, do: 'delete' })).toEqual(now(`DELETED&draft=${draft.unique_id}`));
    expect(await hasRow(services(), draft.id)).toBe(false);
    const listing = await publish(services());
    await post(listing.ctx, { ref: listing.id, do: 'archive' });
    await post(listing.ctx, { ref: listing.id, do: 'restore' });
    expect(await post(listing.ctx, { ref: listing.id, do: 'delete' })).toEqual(now('ARCHIVED'));
    expect((await readRow(services(), listing.id)).status).toBe('ARCHIVED');
  });
});

describe.each(ENGINES)('one’s own list on %s', (engine) => {
  const services = useServices({ engine });

  test('holds drafts, listings and archived ones, last touched first, and nobody else’s', async () => {
    const { ctx, id, unique_id, path } = await publish(services());
    await publish(services());
    services().clock.advance(1000);
    const draft = await create(ctx, { year: 2014, make: 'Honda', model: 'Accord', vehicleType: 'CARS' });
    services().clock.advance(1000);
    const untitled = await create(ctx);
    expect(await listOwn({ ctx })).toMatchObject([
      { uniqueId: untitled.unique_id, title: 'Your vehicle', price: null, path: null },
      { uniqueId: draft.unique_id, title: '2014 Honda Accord', path: null, wasPublic: false, next: { ready: false } },
      { uniqueId: unique_id, path, price: { cents: 1_150_000, currency: 'USD' }, wasPublic: true, next: null },
    ]);
    await update(ctx, id, { status: 'ARCHIVED' });
    expect((await listOwn({ ctx })).find((listing) => listing.uniqueId === unique_id)).toMatchObject({
      status: 'ARCHIVED',
      path: null,
    });
  });

  test('sends a draft to its first unfinished step', async () => {
    const ctx = await member(services());
    const draft = await create(ctx, completeAnswers({ price: '' }));
    expect((await listOwn({ ctx }))[0]?.next).toMatchObject({
      path: `/stickers/vehicle/price?request=${draft.unique_id}`,
    });
  });
});
