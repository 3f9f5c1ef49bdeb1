import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluateVehicle } from '#features/valuation/server/index.ts';
import { learnMarket } from '#features/valuation/server/drift/learn-market.ts';
import { marketDrifts } from '#features/valuation/schema.ts';
import { rateListings } from '#features/valuation/server/deals/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, makeServices, type TestServices } from '../../../support/services.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { create, member, publish, readRow, update } from '../../listings/server/support.ts';

const CAR = { vehicleType: 'CARS', make: 'Tesla', model: 'Model 3', year: 2021 } as const;
const ASKED = { year: '2021', make: 'Tesla', model: 'Model 3', miles: '40000' };

describe.each(ENGINES)('what the market teaches on the %s engine', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await makeServices({ engine });
  });
  afterAll(() => services.stop());

  const figure = async (asked: Record<string, string> = ASKED) => {
    const result = await evaluateVehicle({ ctx: makeCtx(services), input: { miles: asked.miles, ...asked } });
    if (result.kind === 'none') throw new Error(result.message);
    return result;
  };
  const likely = async (asked?: Record<string, string>) => (await figure(asked)).channels.privateParty.likely;

  test('a model at a usual ask is fair once twenty people ask it, and the value names what it stands on', async () => {
    const before = await figure();
    const camry = await likely({ year: '2019', make: 'Toyota', model: 'Camry', miles: '60000' });
    const usual = Math.round((before.channels.privateParty.likely * 0.8) / 10_000) * 10_000;
    const ids: string[] = [];
    for (let at = 0; at < 20; at++) {
      const { id } = await publish(services, { ...CAR, mileage: 38_000 + at * 200, price: usual + (at - 10) * 10_000 });
      ids.push(id);
    }
    expect(await learnMarket({ services })).toBe(20);
    const after = await figure();
    expect(after.basis).toMatchObject({ asks: 20, marketVersion: expect.stringMatching(/^market-\d{4}-/) });
    expect(after.basis.sentence).toMatch(/with 20 current listings\.$/);
    await rateListings({ services, ids });
    const { deal } = await readRow(services, ids[10] as string);
    expect(deal).toMatchObject({ kind: 'rated', step: 'FAIR' });
    const width = ({ low, high, likely: middle }: typeof after.channels.privateParty) => (high - low) / middle;
    expect(width(after.channels.privateParty)).toBeLessThan(width(before.channels.privateParty));
    // An ordinary car is hardly the cheaper for it.
    const moved = (await likely({ year: '2019', make: 'Toyota', model: 'Camry', miles: '60000' })) / camry;
    expect(Math.abs(moved - 1)).toBeLessThan(0.03);
  });

  test('a version is kept only when something moved', async () => {
    const versions = async () => (await services.db.select().from(marketDrifts)).map(({ id }) => id);
    const before = await versions();
    await learnMarket({ services });
    expect(await versions()).toEqual(before);
    await publish(services, { ...CAR, mileage: 41_000, price: 1_900_000 });
    await learnMarket({ services });
    expect((await versions()).length).toBe(before.length + 1);
  });

  test('one seller with forty listings moves a model by no more than 3 %', async () => {
    const honda = { year: '2018', make: 'Honda', model: 'Civic', miles: '70000' };
    const before = await likely(honda);
    const seller = await member(services);
    for (let at = 0; at < 40; at++) {
      const mileage = 70_000 + at;
      const car = { vehicleType: 'CARS', make: 'Honda', model: 'Civic', year: 2018, mileage };
      const draft = await create(seller, completeAnswers({ ...car, price: Math.round(before * 0.75) }));
      await update(seller, draft.id, { status: 'PUBLISHED' });
    }
    await learnMarket({ services });
    expect(Math.abs((await likely(honda)) / before - 1)).toBeLessThan(0.03);
  });
});
