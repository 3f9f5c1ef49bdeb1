import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import { addItem, listOwnItems, listSaleItems, listSoldItems, sellItem } from '#features/garage/server/index.ts';
import {
  createRequest,
  deleteRequest,
  expireListings,
  listOwn,
  readListing,
  updateRequest,
} from '#features/listings/server/index.ts';
import { completeItem, completeSale } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, type TestServices, useServices } from '../../../support/services.ts';
import { fault, hasRow, KEY, member, OTHER_KEY, visitor } from '../../listings/server/support.ts';

describe.each(ENGINES)('garage sales on the %s engine', (engine) => {
  const made = useServices({ engine });
  let services: TestServices;
  beforeAll(() => {
    services = made();
  });

  const begin = (ctx: Ctx, changes = {}) =>
    createRequest({ ctx, input: { flow: 'garage', flow_type: 'DEFAULT', answers: completeSale(changes) } });
  const publish = (ctx: Ctx, ref: string) => updateRequest({ ctx, ref, input: { status: 'PUBLISHED' } });
  const put = (ctx: Ctx, ref: string, changes = {}, key: string = randomUUID()) =>
    addItem({ ctx, ref, input: { key, answers: completeItem(changes) } });
  const onTables = async (saleId: string) =>
    (await listSaleItems({ ctx: makeCtx(services), saleId })).map(({ title }) => title);

  const sold = async (saleId: string) =>
    (await listSoldItems({ ctx: makeCtx(services), saleId })).map(({ title }) => title);

  test('a sale knows its days by the clocks of its place, and hides its street', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    await publish(ctx, sale.id);
    const seen = await readListing({ ctx: makeCtx(services), ref: sale.id });
    expect(seen).toMatchObject({
      category: 'GARAGE',
      title: 'Moving sale on Maple Street',
      price: null,
      startsAt: '2026-11-28T13:00:00.000Z',
      endsAt: '2026-11-29T17:00:00.000Z',
      details: { days: ['2026-11-28T08:00/14:00', '2026-11-29T09:00/12:00'], goods: ['TOOLS', 'FURNITURE'] },
    });
    expect(seen.path).toMatch(/^\/garage\/[0-9a-f-]{36}-moving-sale-on-maple-street$/);
    expect(JSON.stringify(seen)).not.toContain('Evergreen');
  });

  test('items wait for their sale, and go public with it', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    const drill = await put(ctx, sale.unique_id);
    expect(drill).toMatchObject({ category: 'GARAGE_ITEM', status: 'DRAFT', title: 'Cordless drill' });
    expect(await onTables(sale.id)).toEqual([]);
    await publish(ctx, sale.id);
    expect(await onTables(sale.id)).toEqual(['Cordless drill']);
    const seen = await readListing({ ctx: makeCtx(services), ref: drill.id });
    expect(seen).toMatchObject({ saleId: sale.id, price: { cents: 2_500 }, place: { postcode: '32801' } });
    expect(seen.path).toMatch(/^\/garage\/item\//);
  });

  test('what is sent twice is there once, whatever else was sent', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    await publish(ctx, sale.id);
    const key = randomUUID();
    const [first, again] = [await put(ctx, sale.id, {}, key), await put(ctx, sale.id, { itemName: 'Saw' }, key)];
    expect(again.id).toBe(first.id);
    const keys = Array.from({ length: 4 }, () => randomUUID());
    await Promise.all([...keys, ...keys].map((each) => put(ctx, sale.id, { itemName: 'Chair' }, each)));
    expect((await onTables(sale.id)).sort()).toEqual(['Chair', 'Chair', 'Chair', 'Chair', 'Cordless drill']);
  });

  test('things leave the tables at once when sold, with the last piece alone, and are told as sold', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    await publish(ctx, sale.id);
    const chairs = await put(ctx, sale.id, { itemName: 'Chairs', quantity: 3 });
    const gone: string[][] = [];
    const watched = makeCtx(services, { user: { id: (ctx.actor as { userId: string }).userId } });
    const cache = { ...services.cache, invalidate: async (tags: readonly string[]) => void gone.push([...tags]) };
    const sell = (count: number) => sellItem({ ctx: { ...watched, cache }, ref: chairs.id, count });
    expect(await sell(2)).toMatchObject({ status: 'PUBLISHED', answers: { quantity: 1 } });
    expect([await onTables(sale.id), await sold(sale.id)]).toEqual([['Chairs'], []]);
    expect(await sell(1)).toMatchObject({ status: 'SOLD' });
    expect(await sell(1)).toMatchObject({ status: 'SOLD' });
    expect([await onTables(sale.id), await sold(sale.id)]).toEqual([[], ['Chairs']]);
    expect(gone.every((tags) => tags.includes(`listing:${sale.id}`))).toBe(true);
    const { items } = await listOwnItems({ ctx, ref: sale.id });
    expect(items).toMatchObject([{ title: 'Chairs', status: 'SOLD' }]);
  });

  test('items come down with their sale, move with it, and come back with it; what was sold stays sold', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    await publish(ctx, sale.id);
    await put(ctx, sale.id, { itemName: 'Lamp' });
    const clock = await put(ctx, sale.id, { itemName: 'Clock' });
    await sellItem({ ctx, ref: clock.id, count: 1 });
    await updateRequest({ ctx, ref: sale.id, input: { answers: { postcode: '10001' } } });
    expect((await listSaleItems({ ctx, saleId: sale.id })).map(({ place }) => place.city)).toEqual(['New York']);
    await updateRequest({ ctx, ref: sale.id, input: { status: 'INACTIVE' } });
    expect(await onTables(sale.id)).toEqual([]);
    await publish(ctx, sale.id);
    expect([await onTables(sale.id), await sold(sale.id)]).toEqual([['Lamp'], ['Clock']]);
  });

  test('a visitor’s sale and items belong to whoever holds its key, and to nobody else', async () => {
    const sale = await begin(visitor(services, KEY));
    await put(visitor(services, KEY), sale.id);
    await expect(put(visitor(services, OTHER_KEY), sale.id)).rejects.toMatchObject(fault('missing'));
    await expect(put(await member(services), sale.id)).rejects.toMatchObject(fault('missing'));
    await expect(listOwnItems({ ctx: visitor(services), ref: sale.id })).rejects.toMatchObject(fault('missing'));
    expect((await listOwnItems({ ctx: visitor(services, KEY), ref: sale.id })).items).toHaveLength(1);
  });

  test('refuses items without a price, and items of what is no sale', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    await expect(put(ctx, sale.id, { itemPrice: '' })).rejects.toMatchObject(fault('refused', 'incomplete'));
    expect(await put(ctx, sale.id, { itemPrice: 0, itemName: '' })).toMatchObject({
      title: 'Garage sale item',
      price_cents: 0,
    });
    const car = await createRequest({ ctx, input: { flow: 'vehicle', flow_type: 'DEFAULT', answers: {} } });
    await expect(put(ctx, car.id)).rejects.toMatchObject(fault('refused', 'not_a_sale'));
  });

  test('lists a sale once, its items with it; a draft that is deleted takes them along', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    const item = await put(ctx, sale.id);
    expect((await listOwn({ ctx })).map(({ id }) => id)).toEqual([sale.id]);
    await deleteRequest({ ctx, ref: sale.id });
    expect(await hasRow(services, item.id)).toBe(false);
  });

  test('comes down by itself the day after its last day', async () => {
    const ctx = await member(services);
    const sale = await begin(ctx);
    await publish(ctx, sale.id);
    const item = await put(ctx, sale.id);
    const later = { ...services, now: () => new Date('2026-11-30T16:59:00Z') };
    await expireListings({ services: later });
    await expect(readListing({ ctx: makeCtx(services), ref: sale.id })).resolves.toBeDefined();
    const over = { ...services, now: () => new Date('2026-11-30T17:01:00Z') };
    await expireListings({ services: over });
    for (const ref of [sale.id, item.id])
      await expect(readListing({ ctx: makeCtx(services), ref })).rejects.toMatchObject(fault('gone'));
  });

  afterAll(() => expect(services.errors).toEqual([]));
});
