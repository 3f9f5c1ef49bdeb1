import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPriceBands } from '#features/valuation/server/deals/index.ts';
import { readListing } from '#features/listings/server/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { makeCtx, makeServices, type TestServices } from '../../../../support/services.ts';
import { publish, update } from '../../../listings/server/support.ts';

const BOAT = {
  vehicleType: 'BOATS',
  make: 'OTHER',
  makeCustom: 'Boston Whaler',
  model: 'Montauk',
  body: 'OTHER',
  year: 2016,
  engineHours: 210,
  mileage: null,
  vin: '',
};
const VEHICLE = { vehicleType: 'BOATS', year: 2016, make: 'Boston Whaler', model: 'Montauk', body: 'OTHER' } as const;

describe.each(ENGINES)('what was really paid on the %s engine', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await makeServices({ engine });
  });
  afterAll(() => services.stop());

  const asked = (dollars: number) => publish(services, { ...BOAT, price: dollars * 100 });
  async function sold(askedDollars: number, paidCents: number) {
    const { ctx, id } = await asked(askedDollars);
    await update(ctx, id, { status: 'SOLD', sale_outcome: 'SOLD_HERE', sale_price_cents: paidCents });
    return { ctx, id };
  }
  const read = () => readPriceBands({ ctx: makeCtx(services), input: { ...VEHICLE, id: null, miles: 0 } });
  async function market(): Promise<number | null> {
    const bands = await read();
    return bands.kind === 'bands' ? bands.marketCents : null;
  }

  test('moves the figures from the third seller on, and is shown to nobody', async () => {
    for (let at = 0; at < 8; at++) await asked(20_000);
    expect(await market()).toBe(2_000_000);
    const first = await sold(20_000, 1_743_210);
    await sold(20_000, 1_743_210);
    expect(await market()).toBe(2_000_000);
    for (let at = 0; at < 7; at++) await sold(20_000, 1_743_210);
    // Nobody sells a boat for a dollar, nor for ten times what they asked.
    await sold(20_000, 100);
    await sold(20_000, 20_000_000);
    expect(await market()).toBe(1_745_000);
    const page = await readListing({ ctx: makeCtx(services), ref: first.id });
    expect(JSON.stringify(page)).not.toMatch(/1743210|17,432|salePrice|sale_price/);
    const bands = await read();
    expect(bands).toMatchObject({ kind: 'bands', basis: /8 similar listings and 9 recent sales/ });
    expect(bands.comparables).toHaveLength(6);
    expect(JSON.stringify(bands)).not.toMatch(/1743210|17,432/);
  });

  test('is forgotten when the sale fell through', async () => {
    const before = await market();
    const { ctx, id } = await sold(20_000, 1_743_210);
    await update(ctx, id, { status: 'PUBLISHED' });
    expect(before).toBe(1_745_000);
    const [row] = await services.database.sql`select sale_price_cents as paid from listings where id = ${id}`;
    expect(row?.paid).toBeNull();
  });
});
