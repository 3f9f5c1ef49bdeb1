import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { createApp } from '#app/api/app.ts';
import { useServices } from '../../../support/services.ts';

describe('the valuation services', () => {
  const services = useServices({
    limits: { consume: async () => {}, giveBack: async () => {}, reset: async () => {} },
  });
  let app: ReturnType<typeof createApp>;
  beforeEach(() => {
    app = createApp({ findServices: services });
  });
  const get = async (path: string) => {
    const response = await app.request(path);
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      headers: response.headers,
    };
  };

  describe('GET /services/cars/specs', () => {
    it('describes a VIN, in any case, with every field of the contract', async () => {
      const { status, body } = await get(
        '/services/cars/specs?vin=1hgcm82633a004352&country_code=USA&country_state_code=FL',
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({ vin: '1HGCM82633A004352', year: 2003, make: 'Honda', body: 'COUPE', warnings: [] });
      for (const field of ['drivetrain', 'transmission', 'plant', 'trims', 'displacement', 'doors'])
        expect(body).toHaveProperty(field);
    });

    it('questions a VIN that fails only its check digit, and says which it should be', async () => {
      const { status, body } = await get('/services/cars/specs?vin=1HGCM82643A004352');
      expect(status).toBe(200);
      expect(body.warnings).toEqual([
        expect.objectContaining({ code: 'vin_check_digit', message: expect.stringContaining('should be 3') }),
      ]);
    });

    it.each([
      ['', 'vin_empty'],
      ['1HGCM8263', 'vin_too_short'],
      ['1HGCM82633A0043521', 'vin_too_long'],
      ['1HGCM82633AOO4352', 'vin_letter_i_o_q'],
      ['1HGCM82633A00435🚗', 'vin_illegal_character'],
      ['<script>alert(1)<', 'vin_illegal_character'],
      ['00000000000000000', 'vin_maker_unknown'],
      ['１ＨＧ', 'vin_too_short'],
    ])('refuses %j with the reason %s and a sentence', async (vin, reason) => {
      const { status, body } = await get(`/services/cars/specs?vin=${encodeURIComponent(vin)}`);
      expect([status, body.reason]).toEqual([422, reason]);
      expect(String(body.message).length).toBeGreaterThan(10);
    });
  });

  describe('GET /services/boats/specs', () => {
    it('reads a HIN, and says where it disagrees with the year', async () => {
      const { status, body } = await get('/services/boats/specs?hin=us-abc12345d585&year=1990');
      expect(status).toBe(200);
      expect(body).toEqual({
        hin: 'ABC12345D585',
        maker_code: 'ABC',
        serial: '12345',
        format: 'current',
        model_year: 1985,
        built: '1985-04',
        warnings: [{ code: 'hin_year', message: 'The HIN says 1985, not 1990.' }],
      });
    });

    it.each([
      ['', 'hin_empty'],
      ['ABC1234', 'hin_too_short'],
      ['ABC1O345D585', 'hin_letter_i_o_q'],
      ['ABC12345X585', 'hin_date'],
      ['1HGCM82633A004352', 'hin_too_long'],
      ['🚤', 'hin_illegal_character'],
    ])('refuses %j with the reason %s', async (hin, reason) => {
      const { status, body } = await get(`/services/boats/specs?hin=${encodeURIComponent(hin)}`);
      expect([status, body.reason]).toEqual([422, reason]);
    });
  });

  describe('GET /services/cars/{plate}/search_specs', () => {
    it('says honestly that it does not know a plate', async () => {
      const { status, body } = await get('/services/cars/ABC1234/search_specs?country_state_code=FL&country_code=USA');
      expect([status, body.message]).toEqual([404, expect.stringContaining('Florida')]);
    });

    it.each([
      ['🚗🚗', 'FL'],
      ['A', 'FL'],
      ['ABCDEFGHIJKLMNOP', 'FL'],
      ["' or 1=1 --", 'FL'],
      ['ABC1234', 'ZZ'],
      ['ABC1234', ''],
    ])('answers 400 to plate %j in %j', async (plate, state) => {
      const { status, body } = await get(
        `/services/cars/${encodeURIComponent(plate)}/search_specs?country_state_code=${state}`,
      );
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(1);
    });
  });

  describe('GET /services/cars/evaluate/', () => {
    const evaluate = (query: string) => get(`/services/cars/evaluate/?${query}`);

    it('values a car by VIN, with and without the slash', async () => {
      const { status, body } = await evaluate(
        'miles=60000&postcode=32801&country_code=USA&country_state_code=FL&vin=1HGCV1F30KA000001',
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        kind: 'estimate',
        currency: 'USD',
        basis: { scope: 'trim' },
        modelVersion: expect.stringMatching(/^trees-/),
        comparables: [],
      });
      expect(body.low as number).toBeLessThan(body.likely as number);
      expect(body.likely as number).toBeLessThan(body.high as number);
      expect((await get('/services/cars/evaluate?miles=60000&postcode=32801&vin=1HGCV1F30KA000001')).body.likely).toBe(
        body.likely,
      );
    });

    it('explains the figure line by line, to the dollar, and certifies it', async () => {
      const { body } = await evaluate(
        'miles=90000&year=2019&make=Honda&model=Accord&trim=Sport&accidents=1&owners=3&color=RED&condition=GOOD&postcode=32801',
      );
      const { start, adjustments, privateParty, certificate } = body as EvaluationAnswer & { kind: 'estimate' };
      expect(adjustments.reduce((sum, { amount }) => sum + amount, start.amount)).toBe(privateParty.likely);
      expect(adjustments.map(({ label }) => label).join()).toMatch(
        /Trim: Sport.*90,000 miles.*1 accident.*FL.*good.*Private sale/,
      );
      expect(createHash('sha256').update(certificate.input).digest('hex')).toBe(certificate.hash);
    });

    it('values by year, make and model when there is no VIN', async () => {
      const { body } = await evaluate('miles=72,400&postcode=32801&year=2018&make=Toyota&model=Camry');
      expect(body.kind).toBe('estimate');
    });

    it.each([
      ['miles=-5&vin=1HGCV1F30KA000001', 'miles'],
      ['miles=&vin=1HGCV1F30KA000001', 'miles'],
      ['miles=9999999&vin=1HGCV1F30KA000001', 'miles'],
      ['miles=1e9&vin=1HGCV1F30KA000001', 'miles'],
      ['miles=🚗&vin=1HGCV1F30KA000001', 'miles'],
      ['miles=60000&postcode=99999&vin=1HGCV1F30KA000001', 'postcode'],
      ['miles=60000&postcode=🚗&vin=1HGCV1F30KA000001', 'postcode'],
      ['miles=60000&vin=1HGCV1F30KA000001&accidents=many', 'accidents'],
      ['miles=60000&vin=1HGCV1F30KA000001&owners=-1', 'owners'],
      ['miles=60000', 'vin'],
      ['miles=60000&year=abcd&make=Toyota&model=Camry', 'vin'],
    ])('answers 400 to %s and names %s', async (query, field) => {
      const { status, body } = await evaluate(query);
      expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
    });

    it.each([
      ['year=2018&make=Toyota&model=Flibbertigibbet', 'unknown-model'],
      ['year=2018&make=Zorblax&model=One', 'unknown-make'],
      ['year=1900&make=Toyota&model=Camry', 'too-old'],
      ['year=2028&make=Toyota&model=Camry', 'too-new'],
      ['year=2018&make=Toyota&model=Camry&clean_title=false', 'branded-title'],
      ['year=2018&make=Honda&model=CBR600&vehicle_type=MOTORCYCLES', 'vehicle-type'],
      ['year=2018&make=__proto__&model=constructor', 'unknown-make'],
    ])('%s has no figure, because: %s', async (query, reason) => {
      const { status, body } = await evaluate(`miles=60000&${query}`);
      expect([status, body.kind, body.reason, body.likely]).toEqual([200, 'none', reason, undefined]);
    });

    it('asks no miles of what has no odometer', async () => {
      const { status, body } = await evaluate('miles=&year=2018&make=Tracker&model=Pro 170&vehicle_type=BOATS');
      expect([status, body.reason]).toEqual([200, 'vehicle-type']);
    });
  });

  describe('GET /api/public/car_makes_and_models', () => {
    it('lists models by make and may be cached', async () => {
      const { status, body, headers } = await get('/api/public/car_makes_and_models?vehicle_type=CARS');
      expect(status).toBe(200);
      expect(body.Toyota).toEqual(expect.arrayContaining(['Camry', 'RAV4', 'Tundra']));
      expect(Object.keys(body)).toHaveLength(42);
      expect(headers.get('cache-control')).toContain('public');
    });
  });

  describe('GET /api/public/places/{zip}', () => {
    it('finds a ZIP and lets it be cached', async () => {
      const { status, body, headers } = await get('/api/public/places/32801');
      expect([status, body.city, body.state, body.postcode]).toEqual([200, 'Orlando', 'FL', '32801']);
      expect(headers.get('cache-control')).toContain('public');
    });

    it('answers 404 to a ZIP nobody uses and 400 to what is no ZIP', async () => {
      expect((await get('/api/public/places/99948')).status).toBe(404);
      expect((await get('/api/public/places/abc')).status).toBe(400);
    });
  });

  describe('GET /api/public/place', () => {
    it('names the ZIP code at a point and is kept by nobody', async () => {
      const { status, body, headers } = await get('/api/public/place?latitude=28.54&longitude=-81.38');
      expect([status, body.place]).toEqual([200, expect.objectContaining({ city: 'Orlando', state: 'FL' })]);
      expect(headers.get('cache-control')).toBe('private, no-store');
    });

    it('believes the header that is configured, and no other', async () => {
      const config = { ...services().config, geoZipHeader: 'cf-postal-code' };
      const behind = createApp({ findServices: () => ({ ...services(), config }) });
      const ask = async (headers: Record<string, string>) =>
        (await behind.request('/api/public/place', { headers })).json();
      expect(await ask({ 'CF-Postal-Code': '32801' })).toMatchObject({ place: { postcode: '32801', city: 'Orlando' } });
      for (const headers of [{}, { 'cf-postal-code': 'M5V 2T6' }, { 'x-postal-code': '32801' }])
        expect(await ask(headers as Record<string, string>)).toEqual({ place: null });
    });

    it('knows nothing of a network that no proxy tells of', async () => {
      expect((await get('/api/public/place')).body).toEqual({ place: null });
      expect((await get('/api/public/place?latitude=91&longitude=0')).status).toBe(400);
    });
  });
});
