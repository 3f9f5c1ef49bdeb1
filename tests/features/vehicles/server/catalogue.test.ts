import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/api/app.ts';
import { loadCatalogue } from '#features/vehicles/server/index.ts';
import { useServices } from '../../../support/services.ts';

describe('the catalogue', () => {
  const services = useServices();
  let app: ReturnType<typeof createApp>;
  beforeEach(() => {
    app = createApp({ findServices: services });
  });
  const get = async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const models = (query: string) => get(`/api/public/catalogue/models?${query}`);
  const trims = async (make: string, model: string, year: string | number) =>
    get(`/api/public/catalogue/trims?${new URLSearchParams({ make, model, year: String(year) })}`);
  const labels = async (make: string, model: string, year: number) =>
    (await trims(make, model, year)).body.trims.map(({ label }: { label: string }) => label);

  it('has the makes of every vehicle type', async () => {
    const catalogue = await loadCatalogue();
    const counts = [...catalogue].map(([type, makes]) => [type, makes.size]);
    expect(Object.fromEntries(counts)).toMatchObject({
      CARS: 42,
      RVS: 18,
      MOTORCYCLES: 20,
      POWERSPORTS: 19,
      BOATS: 25,
    });
  });

  it('lists models with the years in which each was built, and may be cached', async () => {
    const { status, body, headers } = await models('vehicle_type=CARS&make=Toyota');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('public');
    expect(body).toContainEqual({ model: 'RAV4', family: null, years: [[1996, 2027]] });
  });

  it('knows that a 328i is a 3 Series', async () => {
    const { body } = await models('vehicle_type=CARS&make=bmw');
    expect(body).toContainEqual(expect.objectContaining({ model: '328i', family: '3 Series' }));
    expect(await labels('BMW', '3 Series', 2017)).toEqual(expect.arrayContaining(['320i', '330i', '340i']));
  });

  it('keeps heavy trucks and chassis out of the cars', async () => {
    for (const make of ['Ford', 'GMC', 'Chevrolet', 'Mercedes-Benz', 'Volvo']) {
      const names = (await models(`vehicle_type=CARS&make=${make}`)).body.map(({ model }: { model: string }) => model);
      expect(names.length).toBeGreaterThan(20);
      const heavy = names.filter((name: string) =>
        /^LT?\d{4}|F-[678]50|Chassis|Heavy Conv|Cab (?:Over|Behind)|^L1\d/.test(name),
      );
      expect(heavy).toEqual([]);
    }
    const fords = (await models('vehicle_type=CARS&make=Ford')).body.map(({ model }: { model: string }) => model);
    expect(fords).toEqual(expect.arrayContaining(['F-150', 'F-350', 'E-350', 'Transit', 'Mustang']));
  });

  it.each([
    ['Ford', 'F-150', 2018, ['XL', 'XLT', 'Lariat', 'King Ranch', 'Platinum', 'Raptor']],
    ['Honda', 'CR-V', 2021, ['LX', 'EX', 'EX-L', 'Touring']],
    ['Toyota', 'Camry', 2020, ['L', 'LE', 'SE', 'XLE', 'XSE']],
    ['Mercedes-Benz', 'C300', 2017, ['C300']],
  ])('knows the trims of a %s %s of %i', async (make, model, year, wanted) => {
    expect(await labels(make, model, year)).toEqual(expect.arrayContaining(wanted));
  });

  it('leaves factory codes, packages, drives and other countries out of trims', async () => {
    const all = [
      ...(await labels('Toyota', 'RAV4', 2019)),
      ...(await labels('Toyota', 'Camry', 2020)),
      ...(await labels('RAM', '1500', 2020)),
    ];
    expect(all.filter((label) => /\d\dL$|\+|Package|Pkg|AWD|4WD|Canada|^D[TX]$/.test(label))).toEqual([]);
  });

  it('puts the likely drive and gearbox first', async () => {
    expect((await trims('Ford', 'F-150', 2018)).body).toMatchObject({
      drivetrain: ['4WD', 'RWD'],
      transmission: ['AUTOMATIC', 'MANUAL'],
    });
    expect((await trims('Toyota', 'Camry', 2018)).body.drivetrain[0]).toBe('FWD');
  });

  it('puts the likely body first, out of adverts or out of the tables alone', async () => {
    expect((await trims('Toyota', 'RAV4', 2019)).body).toMatchObject({ body: ['SUV'], likelyBody: 'SUV' });
    expect((await trims('Honda', 'Civic', 2019)).body.body).toEqual(['SEDAN', 'COUPE', 'HATCHBACK']);
    expect((await trims('Rivian', 'R1T', 2023)).body.likelyBody).toBe('PICKUP');
  });

  it('answers with nothing to names that nobody built', async () => {
    expect((await models('vehicle_type=BOATS&make=Zorblax')).body).toEqual([]);
    expect((await models('vehicle_type=CARS&make=__proto__')).body).toEqual([]);
    expect((await trims('🚗', 'עברית', 2018)).body).toEqual({
      trims: [],
      body: [],
      likelyBody: null,
      drivetrain: [],
      transmission: [],
    });
    expect((await trims('Toyota', 'Camry', 1900)).body.trims).toEqual([]);
  });

  it.each([
    ['models?make='],
    ['models?vehicle_type=SPACESHIPS&make=Ford'],
    [`models?make=${'x'.repeat(10_000)}`],
    ['trims?make=Toyota&model=Camry&year=abcd'],
    ['trims?make=Toyota&model=Camry&year={"a":1}'],
    ['trims?make=Toyota&model=Camry'],
  ])('answers 400 to %s', async (query) => {
    const { status, body } = await get(`/api/public/catalogue/${encodeURI(query)}`);
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });
});
