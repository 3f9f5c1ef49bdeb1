import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/api/app.ts';
import { useServices } from '../../../support/services.ts';

/** What a form, a script or a cat on the keyboard may send where a word belongs. */
const TEXTS = [
  '🚗🚙',
  'مركبة',
  '\u202e1HGCM82633A004352',
  'x'.repeat(10_000),
  '{"vin":{"$ne":null}}',
  '[]',
  '-1',
  '1e308',
  'NaN',
  '%00',
  '../../etc/passwd',
  "'; drop table listings; --",
  '<img src=x onerror=alert(1)>',
];

describe('hostile texts', () => {
  const services = useServices({
    limits: { consume: async () => {}, giveBack: async () => {}, reset: async () => {} },
  });
  let app: ReturnType<typeof createApp>;
  beforeEach(() => {
    app = createApp({ findServices: services });
  });
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init);
    return { status: response.status, body: (await response.json()) as { message?: string; trims?: unknown[] } };
  };
  const put = (path: string, body: unknown) =>
    ask(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  it.each(TEXTS)('%j is refused with a sentence wherever a vehicle is named', async (text) => {
    const word = encodeURIComponent(text);
    const answers = [
      await ask(`/services/cars/specs?vin=${word}`),
      await ask(`/services/cars/${word}/search_specs?country_state_code=FL`),
      await ask(`/services/cars/ABC123/search_specs?country_state_code=${word}`),
      await put(`/services/cars/specs?vin=${word}`, { color_code: 'RED' }),
      await put(`/services/cars/specs?plate=ABC123&country_state_code=${word}`, { color_code: 'RED' }),
      await put('/services/cars/specs/?vin=1HGCM82633A004352', { color_code: text }),
      await put('/services/cars/specs/?vin=1HGCM82633A004352', { style_id: text }),
      await ask(`/api/public/car_makes_and_models?vehicle_type=${word}`),
      await ask(`/api/public/catalogue/trims?make=Toyota&model=Camry&year=${word}`),
    ];
    for (const { status, body } of answers) {
      expect([400, 404, 422]).toContain(status);
      expect(body.message?.length).toBeGreaterThan(10);
    }
  });

  it.each(TEXTS.filter((text) => text.length <= 80))('the catalogue knows nothing under %j', async (text) => {
    const word = encodeURIComponent(text);
    expect(await ask(`/api/public/catalogue/models?make=${word}`)).toEqual({ status: 200, body: [] });
    expect((await ask(`/api/public/catalogue/trims?make=${word}&model=${word}&year=2018`)).body.trims).toEqual([]);
  });

  it.each([0, 1900, 2029, 9999])('the catalogue knows no trims of the year %i', async (year) => {
    const { status, body } = await ask(
      `/api/public/catalogue/trims?make=Toyota&model=Camry&year=${String(year).padStart(4, '0')}`,
    );
    expect([status, body.trims]).toEqual([200, []]);
  });

  it('a ZIP that nobody uses is missing, and no ZIP is invented', async () => {
    expect((await ask('/api/public/places/99948')).status).toBe(404);
    for (const zip of ['00000', '3280', '🚗', '-3280', '1e4'])
      expect((await ask(`/api/public/places/${encodeURIComponent(zip)}`)).status).toBe(400);
  });
});
