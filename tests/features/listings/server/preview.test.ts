import { beforeEach, describe, expect, test } from 'vitest';
import { addItem, listSaleItems } from '#features/garage/server/index.ts';
import { createRequest, readPreview } from '#features/listings/server/index.ts';
import type { Answers } from '#shared/answers.ts';
import type { Ctx } from '#platform/context.ts';
import { completeItem, completeOpenHouse, completeSale } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { create, fault, KEY, member, OTHER_KEY, visitor } from './support.ts';

describe.each(ENGINES)('a draft before it is published, on %s', (engine) => {
  const services = useServices({ engine });
  beforeEach(() => services().database.empty());
  const begin = (ctx: Ctx, flow: 'garage' | 'property', answers: Answers) =>
    createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } });

  test('is its owner’s alone, by account or by the key of this browser', async () => {
    const ctx = await member(services());
    const { id, unique_id } = await create(ctx, { make: 'Honda', model: 'Civic' });
    const { listing, answers } = await readPreview({ ctx, ref: unique_id });
    expect([listing.id, answers.make]).toEqual([id, 'Honda']);
    const own = await create(visitor(services(), KEY), { make: 'Ford' });
    expect((await readPreview({ ctx: visitor(services(), KEY), ref: own.id })).answers.make).toBe('Ford');
    for (const [other, ref] of [
      [await member(services()), id],
      [visitor(services()), id],
      [visitor(services(), OTHER_KEY), own.id],
      [ctx, 'zzzzzzzzzz'],
    ] as const)
      await expect(readPreview({ ctx: other, ref })).rejects.toMatchObject(fault('missing'));
  });

  test('shows the times that an open house will have, and writes none', async () => {
    const ctx = await member(services());
    const draft = await begin(
      ctx,
      'property',
      completeOpenHouse({ openDays: ['2030-05-04T13:00/14:00'], visitPlaces: 2 }),
    );
    const { openings } = await readPreview({ ctx, ref: draft.id });
    expect(openings.map(({ left }) => left)).toEqual([2, 2, 2]);
    const [first, second] = openings;
    expect(Number(second?.startsAt) - Number(first?.startsAt)).toBe(20 * 60_000);
    const [{ n } = { n: -1 }] = await services().database.sql<{ n: number }[]>`select count(*)::int as n from openings`;
    expect(n).toBe(0);
  });

  test('shows what waits on the tables of a garage sale, and its hours', async () => {
    const ctx = await member(services());
    const days = ['2030-05-04T08:00/14:00'];
    const sale = await begin(ctx, 'garage', completeSale({ saleDays: days }));
    for (let at = 0; at < 2; at++)
      await addItem({ ctx, ref: sale.id, input: { key: crypto.randomUUID(), answers: completeItem() } });
    const { items, listing } = await readPreview({ ctx, ref: sale.id });
    expect(items.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT']);
    expect(await listSaleItems({ ctx, saleId: sale.id }), 'nobody else sees them yet').toEqual([]);
    expect(listing.details.days).toEqual(days);
  });
});
