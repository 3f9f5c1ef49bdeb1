import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateHash } from '#shared/certificate.ts';
import { CONDITION_GRADES } from '#shared/enums.ts';
import { isExotic } from '#features/valuation/rules/beyond.ts';
import { createModelValuator, loadModel, quickValue, type Subject } from '#features/valuation/server/index.ts';
import { valuation as words } from '#features/valuation/words/valuation.ts';
import { isBuilt, knowsModel } from '#features/vehicles/server/index.ts';
import { aSubject } from '../../../support/subjects.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const valuator = createModelValuator({ now: () => NOW, knowsModel });
const { header } = await loadModel();
const CHANNELS = ['tradeIn', 'privateParty', 'dealerRetail'] as const;

async function value(changes: Partial<Subject> = {}) {
  const result = await valuator.evaluate(aSubject(changes));
  if (result.kind === 'none') throw new Error(result.message);
  return result;
}
const likely = async (changes: Partial<Subject> = {}) => (await value(changes)).channels.privateParty.likely / 100;

/** Models that go by their own name; others may be found under their alias. */
const names = Object.keys(header.models).filter((name) => (header.models[name]?.[1] ?? 0) >= 5);
const YEARS = Array.from({ length: 25 }, (_, at) => 2002 + at);
const valued = await Promise.all(
  names.flatMap((name) =>
    YEARS.map(async (year) => {
      const [make = '', model = ''] = name.split('|');
      const isOpen = !isExotic(make, model) && (await isBuilt(make, model, year)) !== false;
      return isOpen ? [{ name, year }] : [];
    }),
  ),
);
const anyCar = fc.record({
  car: fc.constantFrom(...valued.flat()),
  mileage: fc.integer({ min: 0, max: 230_000 }),
  trim: fc.constantFrom(null, 'LE', 'XLT', 'Limited AWD', 'S'),
  state: fc.constantFrom(null, 'FL', 'TX', 'NJ'),
  grade: fc.constantFrom(null, ...CONDITION_GRADES),
});
type AnyCar = typeof anyCar extends fc.Arbitrary<infer Car> ? Car : never;
const toChanges = ({ car: { name, year }, ...rest }: AnyCar): Partial<Subject> => {
  const [make = '', model = ''] = name.split('|');
  return { ...rest, year, make, models: [model], body: null };
};

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
    const camry = await likely({ trim: 'LE' });
    expect(camry).toBeGreaterThan(9_000);
    expect(camry).toBeLessThan(20_000);
    const pickup = await likely({ make: 'Ford', models: ['F-150'], trim: 'XLT', year: 2021, mileage: 60_000 });
    expect(pickup).toBeGreaterThan(20_000);
    expect(pickup).toBeLessThan(45_000);
  });

  it('knows that a dearer trim is dearer', async () => {
    const honda = { make: 'Honda', models: ['CR-V'], year: 2020, mileage: 50_000 };
    expect(await likely({ ...honda, trim: 'Touring AWD' })).toBeGreaterThan(await likely({ ...honda, trim: 'LX' }));
  });

  it('says what it stands on and that it is good for seven days', async () => {
    const estimate = await value({ trim: 'LE' });
    expect(estimate.basis).toMatchObject({ scope: 'trim', asOf: '2023-08' });
    expect(estimate.goodUntil.getTime() - NOW.getTime()).toBe(7 * 86_400_000);
    expect(estimate.modelVersion).toBe(header.version);
  });

  it('adds up, to the dollar, for any car', async () => {
    await fc.assert(
      fc.asyncProperty(anyCar, async (car) => {
        const { start, adjustments, channels } = await value({ ...toChanges(car), accidents: 1, owners: 3 });
        const sum = adjustments.reduce((total, { amount }) => total + amount, start.amount);
        expect(sum).toBe(channels.privateParty.likely / 100);
        for (const { label, amount } of adjustments)
          expect([label.length > 0, Number.isInteger(amount)]).toEqual([true, true]);
      }),
    );
  });

  it('stays between a floor and the highest prices seen', async () => {
    await fc.assert(
      fc.asyncProperty(anyCar, async (car) => {
        const [, , top] = header.models[car.car.name] ?? [0, 0, 0];
        const { channels } = await value(toChanges(car));
        expect(channels.dealerRetail.likely / 100).toBeLessThanOrEqual(Math.exp(top) * 1.15 + 100);
        expect(channels.tradeIn.likely / 100).toBeGreaterThan(100);
      }),
    );
  });

  it('carries a certificate whose hash is that of its text, which holds every figure', async () => {
    const { certificate, channels, adjustments, start } = await value({ trim: 'LE' });
    expect(certificate.hash).toBe(await certificateHash(certificate.input));
    const read = JSON.parse(certificate.input);
    expect(read).toMatchObject({ modelVersion: header.version, channels, adjustments, start });
    expect(read.vehicle).toMatchObject({ make: 'Toyota', mileage: 80_000, trim: 'LE' });
    const other = await value({ trim: 'LE', mileage: 80_001 });
    expect(other.certificate.hash).not.toBe(certificate.hash);
    expect((await value({ trim: 'LE' })).certificate).toEqual(certificate);
  });
});

it('the quick value is the likely private sale before bounds and rounding', async () => {
  await fc.assert(
    fc.asyncProperty(anyCar, async (car) => {
      const quick = (await quickValue(aSubject(toChanges(car)), NOW)) ?? 0;
      const { channels, adjustments } = await value(toChanges(car));
      // One at a time is also held against the model years around it.
      const years = adjustments.find(({ label }) => label === words.ledger.years)?.amount ?? 0;
      expect(quick).toBeGreaterThanOrEqual(channels.privateParty.likely / 100 - 51 - Math.max(0, years));
    }),
  );
});

describe('it falls back, wider at each step, and says so', () => {
  const width = ({ channels: { dealerRetail: range } }: Awaited<ReturnType<typeof value>>) =>
    (range.high - range.low) / range.likely;

  it('from trim to model to make', async () => {
    const trim = await value({ trim: 'LE' });
    const model = await value();
    const make = await value({ make: 'Acura', models: ['ADX'], body: 'SUV', year: 2025 });
    expect([trim.basis.scope, model.basis.scope, make.basis.scope]).toEqual(['trim', 'model', 'make']);
    expect(width(model)).toBeGreaterThan(width(trim));
    expect(width(make)).toBeGreaterThan(width(model));
    expect([model.confidence.level, make.confidence.level]).not.toContain('HIGH');
    expect(make.confidence.level).toBe('LOW');
  });

  it('takes a trim that nobody advertised for none', async () => {
    const made = await value({ trim: 'Zorblax Deluxe' });
    expect(made.basis.scope).toBe('model');
    expect(made.channels).toEqual((await value()).channels);
  });

  it('takes a bare badge for its most usual variant, and for the one with the drive that was told', async () => {
    const xlt = { make: 'Ford', models: ['F-150'], year: 2019, mileage: 60_000, trim: 'XLT' };
    const pickup = await likely(xlt);
    expect(pickup / (await likely({ ...xlt, trim: "XLT SuperCrew 5.5' Box 4WD" }))).toBeCloseTo(1, 0);
    expect(await likely({ ...xlt, drive: 'RWD' })).toBeLessThan(await likely({ ...xlt, drive: '4WD' }));
  });

  it('finds a model by the name of the VIN tables', async () => {
    const bmw = await value({ make: 'BMW', models: ['330i'], year: 2019, mileage: 40_000 });
    expect(bmw.basis.scope).not.toBe('make');
  });

  it('values model years newer than its prices', async () => {
    const camry = await value({ year: 2026, mileage: 5_000, trim: 'LE' });
    expect(camry.channels.dealerRetail.likely).toBeGreaterThan(
      (await value({ trim: 'LE' })).channels.dealerRetail.likely,
    );
  });
});

describe('it never gives a figure', () => {
  it.each([
    ['a model nobody built', { models: ['Flibbertigibbet'] }, 'unknown-model'],
    ['a make nobody knows', { make: 'Zorblax', models: ['Camry'], body: null }, 'unknown-make'],
    ['names of objects', { make: '__proto__', models: ['constructor'] }, 'unknown-make'],
    ['a motorcycle', { vehicleType: 'MOTORCYCLES' }, 'vehicle-type'],
    ['a boat', { vehicleType: 'BOATS' }, 'vehicle-type'],
    ['a branded title', { cleanTitle: false }, 'branded-title'],
    ['a collector car', { year: 1972 }, 'too-old'],
    ['a year to come', { year: 2028 }, 'too-new'],
    ['a broken odometer', { mileage: Number.NaN }, 'mileage'],
    ['negative miles', { mileage: -1 }, 'mileage'],
    ['absurd miles', { mileage: 5_000_000 }, 'mileage'],
    ['more miles than prices are known for', { mileage: 310_000 }, 'mileage-beyond'],
    ['an exotic', { make: 'Ford', models: ['GT'], year: 2017, body: null }, 'exotic'],
    ['a make of exotics', { make: 'Ferrari', models: ['California'], year: 2012, body: null }, 'exotic'],
    ['a year before the model was built', { make: 'Tesla', models: ['Model 3'], year: 2005 }, 'not-built'],
    ['an electric model without prices', { make: 'Chevrolet', models: ['Equinox EV'], year: 2024 }, 'electric'],
    ['a commercial van', { make: 'Ford', models: ['Transit'], year: 2013 }, 'not-built'],
  ])('for %s', async (_, changes, reason) => {
    expect(await valuator.evaluate(aSubject(changes as Partial<Subject>))).toMatchObject({ kind: 'none', reason });
  });
});

describe('the order that everybody expects, at both ends of the range and in every channel', () => {
  const expectNoRise = (better: Awaited<ReturnType<typeof value>>, worse: typeof better) => {
    for (const channel of CHANNELS)
      for (const end of ['low', 'likely', 'high'] as const)
        expect(worse.channels[channel][end]).toBeLessThanOrEqual(better.channels[channel][end]);
  };

  it('more miles raise no end of a range that meets the highest price of its model', async () => {
    const top = {
      make: 'Volkswagen',
      models: ['New Beetle'],
      year: 2026,
      trim: 'Limited AWD',
      state: 'TX',
      body: null,
    };
    expectNoRise(await value({ ...top, mileage: 0 }), await value({ ...top, mileage: 11_634 }));
  });

  it('more miles never raise a value', async () => {
    await fc.assert(
      fc.asyncProperty(anyCar, fc.integer({ min: 0, max: 70_000 }), async (car, more) => {
        const few = toChanges(car);
        expectNoRise(await value(few), await value({ ...few, mileage: car.mileage + more }));
      }),
    );
  });

  it('more accidents never raise a value', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCar,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 1, max: 15 }),
        async (car, few, more) => {
          const changes = toChanges(car);
          expectNoRise(await value({ ...changes, accidents: few }), await value({ ...changes, accidents: few + more }));
        },
      ),
    );
  });

  it('a worse condition never raises a value', async () => {
    await fc.assert(
      fc.asyncProperty(anyCar, async (car) => {
        const values = await Promise.all(CONDITION_GRADES.map((grade) => value({ ...toChanges(car), grade })));
        for (const [at, worse] of values.slice(1).entries()) expectNoRise(values[at] as typeof worse, worse);
      }),
    );
  });
});

describe('an estimate knows its age', () => {
  it('says the month of the prices, the month they were carried to, and that nothing here moved it', async () => {
    const { basis } = await value({ trim: 'LE' });
    expect(basis.sentence).toMatch(/^Asking prices from August 2023, carried to \w+ 2026\.$/);
    expect([basis.asks, basis.marketVersion]).toEqual([0, null]);
  });

  it('is wider the longer ago the prices were', async () => {
    const width = async (now: string) => {
      const at = createModelValuator({ now: () => new Date(now), knowsModel });
      const result = await at.evaluate(aSubject({ trim: 'LE' }));
      if (result.kind === 'none') throw new Error(result.message);
      const { low, likely: middle, high } = result.channels.dealerRetail;
      return (high - low) / middle;
    };
    const widths = [await width('2023-09-01'), await width('2026-11-20'), await width('2029-11-20')];
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect((widths[2] as number) / (widths[0] as number)).toBeGreaterThan(1.5);
  });

  it('is never sure long after the last reading without listings of its own', async () => {
    const late = createModelValuator({ now: () => new Date('2028-06-01'), knowsModel });
    for (const trim of ['LE', 'SE', null])
      expect(await late.evaluate(aSubject({ trim, year: 2021, mileage: 60_000 }))).not.toMatchObject({
        confidence: { level: 'HIGH' },
      });
  });
});
