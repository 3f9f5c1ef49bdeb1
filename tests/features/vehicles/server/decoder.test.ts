import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTrim } from '#features/vehicles/server/clean-trim.ts';
import { createVpicDecoder } from '#features/vehicles/server/index.ts';
import { keysMeet, keyWeight } from '#features/vehicles/server/pack/keys.ts';
import { toBody, toFuel } from '#features/vehicles/server/words.ts';

const decoder = createVpicDecoder(() => new Date('2026-11-20'));
const SAMPLE = fileURLToPath(new URL('../../../../shared/data/vin-answers-sample.json', import.meta.url));
const plain = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The tables are newer than the answers: `V Star 650` is now `XVS650 (V Star 650)`. */
const same = (ours: unknown, theirs: unknown) =>
  plain(ours) === plain(theirs) || plain(/\((.*)\)/.exec(String(ours))?.[1]) === plain(theirs);

type Truth = Record<string, string>;
/** Field, NHTSA's name for it, and the share of right answers that must be reached among those NHTSA has. */
const GOALS = [
  ['make', 'Make', 0.998],
  ['model', 'Model', 0.997],
  ['year', 'Model Year', 0.998],
  ['bodyClass', 'Body Class', 0.998],
  ['fuelType', 'Fuel Type - Primary', 0.998],
  ['cylinders', 'Engine Number of Cylinders', 0.998],
  ['doors', 'Doors', 0.998],
  ['trim', 'Trim', 0.99],
] as const;

const truths = existsSync(SAMPLE)
  ? Object.entries(JSON.parse(readFileSync(SAMPLE, 'utf8')) as Record<string, Truth>)
  : [];
const answers = await Promise.all(
  truths.map(async ([vin, truth]) => ({ vin, truth, specs: await decoder.decode(vin) })),
);

describe.skipIf(truths.length === 0)('against the answers of NHTSA’s own service', () => {
  it.each(GOALS)('%s agrees', (field, name, goal) => {
    const known = answers.filter(({ truth }) => truth[name]);
    const wrong = known.filter(({ truth, specs }) => !same(specs?.[field], truth[name]));
    expect(
      1 - wrong.length / known.length,
      JSON.stringify(wrong.slice(0, 5).map(({ vin, truth, specs }) => [vin, truth[name], specs?.[field]])),
    ).toBeGreaterThanOrEqual(goal);
  });

  it('displacement agrees to a twentieth of a liter', () => {
    const known = answers.filter(({ truth }) => truth['Displacement (L)']);
    const right = known.filter(
      ({ truth, specs }) => Math.abs((specs?.displacement ?? 0) - Number(truth['Displacement (L)'])) < 0.051,
    );
    expect(right.length / known.length).toBeGreaterThanOrEqual(0.93);
  });

  it('decodes in under two milliseconds on a machine with much else to do; npm run bench holds the half', async () => {
    const start = performance.now();
    for (const { vin } of answers) await decoder.decode(vin);
    expect((performance.now() - start) / answers.length).toBeLessThan(2);
  });
});
if (!existsSync(SAMPLE))
  console.log(`Skipped: the decoder against NHTSA’s answers, because ${SAMPLE} is not on this machine.`);

describe('a decoded VIN', () => {
  it('describes a 2003 Accord', async () => {
    expect(await decoder.decode('1HGCM82633A004352')).toMatchObject({
      vehicleType: 'CARS',
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-V6',
      body: 'COUPE',
      fuel: 'GASOLINE',
      cylinders: 6,
      displacement: 3,
      doors: 2,
      drivetrain: null,
      transmission: null,
      plant: 'Marysville, Ohio, United States',
      warnings: [],
    });
  });

  it('offers the likely trim first, then the others of the model', async () => {
    const labels = (await decoder.decode('1HGCM82633A004352'))?.trims.map(({ label }) => label);
    expect(labels?.[0]).toBe('EX-V6');
    expect(labels).toContain('LX');
  });

  it('keeps a Ford’s trims, which the tables call series', async () => {
    const labels = (await decoder.decode('1FTFW5L86RFB45612'))?.trims.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['XL', 'XLT', 'Lariat']));
  });

  it('gives a trim the same number every time', async () => {
    const [a, b] = [await decoder.decode('1HGCM82633A004352'), await decoder.decode('1HGCM82633A004352')];
    expect(a?.trims).toEqual(b?.trims);
    expect(new Set(a?.trims.map(({ id }) => id)).size).toBe(a?.trims.length);
  });

  it('knows motorcycles, electric cars and plug-in hybrids', async () => {
    expect(await decoder.decode('1HD1KB4197Y700000')).toMatchObject({
      vehicleType: 'MOTORCYCLES',
      model: 'Street Glide',
    });
    expect(await decoder.decode('5YJ3E1EA7KF317000')).toMatchObject({
      model: 'Model 3',
      fuel: 'ELECTRIC',
      cylinders: null,
    });
    expect(await decoder.decode('JTDKARFP0H3000001')).toMatchObject({ fuel: 'PLUGIN_HYBRID' });
  });

  it('says so when only the maker is known', async () => {
    const specs = await decoder.decode('1HGZZZZZ9ZZZZZZZZ'.replace(/Z/g, '9'));
    expect(specs?.make).toBe('Honda');
    expect(specs?.model).toBeNull();
    expect(specs?.warnings.map(({ code }) => code)).toEqual(['vin_model_unknown']);
  });

  it('is null when nobody has that maker code', async () => {
    expect(await decoder.decode('00000000000000000')).toBeNull();
  });

  it('never breaks on any legal VIN', async () => {
    const vin = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
      minLength: 17,
      maxLength: 17,
    });
    await fc.assert(
      fc.asyncProperty(vin, async (text) => {
        const specs = await decoder.decode(text);
        if (specs) expect(specs.year === null || (specs.year >= 1980 && specs.year <= 2028)).toBe(true);
      }),
    );
  });
});

describe('keys of the tables', () => {
  it.each([
    ['CM8', 'CM826|3A004352', true],
    ['**8', 'CM826|3A004352', true],
    ['CM[0-9]', 'CM826|3A004352', true],
    ['CM[A-H]', 'CM826|3A004352', false],
    ['*****|*A', 'CM826|3A004352', true],
    ['##', 'CM826|3A004352', false],
    ['CM826|3A004352X', 'CM826|3A004352', false],
  ])('%s fits %s: %s', (key, subject, fits) => {
    expect(keyWeight(key, subject) >= 0).toBe(fits);
  });

  it('the key that names more characters weighs more', () => {
    expect(keyWeight('CM8', 'CM826|3A')).toBeGreaterThan(keyWeight('CM*', 'CM826|3A'));
  });

  it('two keys meet when some VIN fits both', () => {
    expect(keysMeet('A[B-D]*', '*C1')).toBe(true);
    expect(keysMeet('A[B-D]', 'AE')).toBe(false);
  });
});

describe('words of the tables', () => {
  it.each([
    ['L/LE/SE', ['L', 'LE', 'SE']],
    ['SE/XLE Hybrid', ['SE Hybrid', 'XLE Hybrid']],
    ['Longitude, North', ['Longitude', 'North']],
    ['LE + Audio Package', ['LE']],
    ['AXAA52L', []],
  ])('the trim %s is %j', (label, parts) => {
    expect(splitTrim(label)).toEqual(parts);
  });

  it('bodies and fuels become the product’s words, null where there is none', () => {
    expect(toBody('Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)')).toBe('SUV');
    expect(toBody('Cargo Van')).toBe('VAN');
    expect(toBody(undefined)).toBeNull();
    expect(toFuel({ primary: 'Gasoline', secondary: 'Electric', name: 'Camry' })).toBe('HYBRID');
    expect(toFuel({ primary: 'Gasoline', secondary: 'Ethanol (E85)', name: 'F-150' })).toBe('FLEX');
    expect(toFuel({ primary: 'Compressed Natural Gas (CNG)', name: 'Civic' })).toBeNull();
  });
});
