import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONDITION_GRADES } from '#domain/enums.ts';
import { createBaseline, loadBaseline, priceIndex, type Subject } from '#server/valuation/index.ts';
import { knowsModel } from '#server/vehicles/index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const valuator = createBaseline({ now: () => NOW, knowsModel });
const subject = (changes: Partial<Subject> = {}): Subject => ({
  vehicleType: 'CARS',
  year: 2018,
  make: 'Toyota',
  models: ['Camry'],
  body: 'SEDAN',
  mileage: 80_000,
  grade: null,
  cleanTitle: null,
  postcode: '32801',
  ...changes,
});
const value = async (changes: Partial<Subject> = {}) => {
  const result = await valuator.evaluate(subject(changes));
  if (result.kind === 'none') throw new Error(result.message);
  return result;
};
const likely = async (changes: Partial<Subject> = {}) => (await value(changes)).channels.privateParty.likely;

describe('an estimate', () => {
  it('is a range in whole cents per channel, rounded to $50 or $100', async () => {
    const { channels } = await value();
    for (const { low, likely: middle, high } of Object.values(channels)) {
      expect(low).toBeLessThan(middle);
      expect(middle).toBeLessThan(high);
      for (const cents of [low, middle, high]) expect(cents % 5000).toBe(0);
    }
    expect(channels.tradeIn.likely).toBeLessThan(channels.privateParty.likely);
    expect(channels.privateParty.likely).toBeLessThan(channels.dealerRetail.likely);
  });

  it('is believable for cars everybody knows', async () => {
    const camry = await likely();
    expect(camry).toBeGreaterThan(1_000_000);
    expect(camry).toBeLessThan(2_000_000);
    expect(
      await likely({ make: 'Ford', models: ['F-150'], body: 'PICKUP', year: 2021, mileage: 60_000 }),
    ).toBeGreaterThan(2_200_000);
  });

  it('says how rough it is, what it stands on, and that it is good for seven days', async () => {
    const estimate = await value();
    expect(estimate.roughness).toMatch(/from [\d,]+ dealer prices for this model/);
    expect(estimate.basis).toMatchObject({ scope: 'model', asOf: '2023-08' });
    expect(estimate.goodUntil.getTime() - NOW.getTime()).toBe(7 * 86_400_000);
  });

  it('falls back from model to make, wider, and says so', async () => {
    const model = await value();
    const make = await value({ make: 'Toyota', models: ['Celica'], body: 'COUPE', year: 2005 });
    expect(make.basis.scope).toBe('make');
    expect(make.roughness).not.toBe(model.roughness);
    const width = ({ channels: { privateParty: range } }: typeof model) => (range.high - range.low) / range.likely;
    expect(width(make)).toBeGreaterThan(width(model));
    expect(make.confidence).toBe('LOW');
  });
});

describe('it never gives a figure', () => {
  it.each([
    ['a model nobody built', { models: ['Flibbertigibbet'] }, 'unknown-model'],
    ['a make nobody knows', { make: 'Zorblax', models: ['Camry'], body: null }, 'unknown-make'],
    ['a make nobody knows though the shape is', { make: 'Zorblax', models: ['One'] }, 'unknown-model'],
    ['a motorcycle', { vehicleType: 'MOTORCYCLES' }, 'vehicle-type'],
    ['a branded title', { cleanTitle: false }, 'branded-title'],
    ['a collector car', { year: 1972 }, 'too-old'],
    ['a year to come', { year: 2028 }, 'too-new'],
    ['a broken odometer', { mileage: Number.NaN }, 'mileage'],
    ['negative miles', { mileage: -1 }, 'mileage'],
    ['absurd miles', { mileage: 5_000_000 }, 'mileage'],
  ])('for %s', async (_, changes, reason) => {
    expect(await valuator.evaluate(subject(changes as Partial<Subject>))).toMatchObject({ kind: 'none', reason });
  });
});

const { models } = await loadBaseline();

describe('order that everybody expects', () => {
  const anyModel = fc.constantFrom(...Object.keys(models)).map((key) => key.split('|') as [string, string]);
  const anyYear = fc.integer({ min: 2002, max: 2026 });

  it('more miles never raise a value', async () => {
    const miles = fc.integer({ min: 0, max: 400_000 });
    await fc.assert(
      fc.asyncProperty(anyModel, anyYear, miles, miles, async ([make, model], year, a, b) => {
        const car = { make, models: [model], year, body: null };
        const fewer = await value({ ...car, mileage: Math.min(a, b) });
        const more = await value({ ...car, mileage: Math.max(a, b) });
        for (const channel of ['tradeIn', 'privateParty', 'dealerRetail'] as const)
          for (const end of ['low', 'likely', 'high'] as const)
            expect(more.channels[channel][end]).toBeLessThanOrEqual(fewer.channels[channel][end]);
      }),
    );
  });

  it('a worse condition never raises a value', async () => {
    await fc.assert(
      fc.asyncProperty(anyModel, anyYear, async ([make, model], year) => {
        const values = await Promise.all(
          CONDITION_GRADES.map((grade) => likely({ make, models: [model], year, body: null, grade })),
        );
        expect(values).toEqual([...values].sort((a, b) => b - a));
      }),
    );
  });

  it('a year older at its usual mileage is never worth more', async () => {
    const { usualMiles } = await loadBaseline();
    for (const [make, model] of Object.keys(models).map((key) => key.split('|') as [string, string])) {
      const byAge = await Promise.all(
        [1, 4, 8, 12, 16].map((age) =>
          likely({ make, models: [model], body: null, year: 2026 - age, mileage: usualMiles[age] as number }),
        ),
      );
      expect(byAge, `${make} ${model}`).toEqual([...byAge].sort((a, b) => b - a));
    }
  });
});

describe('the price index', () => {
  it('is 1 from a month to itself and carries its last reading forward', () => {
    expect(priceIndex('2023-08', '2023-08').factor).toBe(1);
    expect(priceIndex('2023-08', '2026-11')).toEqual(priceIndex('2023-08', '2030-01'));
  });

  it('lies between its readings in between', () => {
    const { factor } = priceIndex('2023-08', '2023-11');
    expect(factor).toBeLessThan(1);
    expect(factor).toBeGreaterThan(0.96);
  });
});
