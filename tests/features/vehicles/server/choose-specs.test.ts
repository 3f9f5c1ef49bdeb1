import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/api/app.ts';
import { useServices } from '../../../support/services.ts';

const VIN = '1HGCM82633A004352';

describe('choosing trim and color', () => {
  const services = useServices({
    limits: { consume: async () => {}, giveBack: async () => {}, reset: async () => {} },
  });
  let app: ReturnType<typeof createApp>;
  beforeEach(() => {
    app = createApp({ findServices: services });
  });
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const put = (query: string, body: unknown, headers = {}) =>
    send('PUT', `/services/cars/specs${query}`, body, headers);
  const trimsOf = async () =>
    (await send('GET', `/services/cars/specs?vin=${VIN}`)).body.trims as { id: number; label: string }[];

  it.each(['?country_code=USA&country_state_code=FL&', '/?country_code=USA&'])(
    'answers the specs with the choice in them at %s',
    async (query) => {
      const lx = (await trimsOf()).find(({ label }) => label === 'LX');
      const { status, body } = await put(`${query}vin=${VIN.toLowerCase()}`, { style_id: lx?.id, color_code: 'WHITE' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        vin: VIN,
        make: 'Honda',
        trim: 'LX',
        style_id: lx?.id,
        color: { code: 'WHITE', label: 'White' },
        draft_id: null,
      });
    },
  );

  it('takes either alone, and the id as digits', async () => {
    const [first] = await trimsOf();
    expect((await put(`?vin=${VIN}`, { style_id: String(first?.id) })).body).toMatchObject({
      trim: first?.label,
      color: null,
    });
    expect((await put(`/?vin=${VIN}`, { color_code: 'light_blue' })).body).toMatchObject({
      style_id: null,
      color: { label: 'Light blue' },
    });
  });

  it('is kept on the person’s own draft of that VIN, and on nobody else’s', async () => {
    const draft = await send('POST', '/api/requests/self', { flow: 'vehicle', answers: { vin: VIN } });
    expect(draft.status).toBe(201);
    const key = { 'x-session-key': String(draft.body.session_key) };
    const lx = (await trimsOf()).find(({ label }) => label === 'LX');
    expect((await put(`?vin=${VIN}`, { style_id: lx?.id })).body.draft_id).toBeNull();
    const chosen = await put(`?vin=${VIN}`, { style_id: lx?.id, color_code: 'RED' }, key);
    expect(chosen.body.draft_id).toBe(draft.body.id);
    const { body } = await send('GET', `/api/requests/${draft.body.id}`, undefined, key);
    expect(body.answers).toMatchObject({ vin: VIN, trim: 'LX', exteriorColor: 'RED' });
  });

  it.each([
    [{ style_id: 1 }, 'style_unknown'],
    [{ color_code: 'MAUVE' }, 'color_unknown'],
    [{ color_code: '__proto__' }, 'color_unknown'],
    [{ color_code: '🟥' }, 'color_unknown'],
  ])('refuses %j with the reason %s', async (body, reason) => {
    const answer = await put(`?vin=${VIN}`, body);
    expect([answer.status, answer.body.reason]).toEqual([422, reason]);
    expect(String(answer.body.message).length).toBeGreaterThan(20);
  });

  it('refuses a wrong VIN with its reason, as the lookup does', async () => {
    const { status, body } = await put('/?vin=1HGCM8263', { color_code: 'RED' });
    expect([status, body.reason]).toEqual([422, 'vin_too_short']);
  });

  it.each([
    [`?vin=${VIN}`, {}],
    [`?vin=${VIN}`, { style_id: {} }],
    [`?vin=${VIN}`, { style_id: -1 }],
    [`?vin=${VIN}`, { style_id: 1.5 }],
    [`?vin=${VIN}`, { style_id: [1] }],
    [`?vin=${VIN}`, { color_code: 7 }],
    [`?vin=${VIN}`, { color_code: 'R'.repeat(10_000) }],
    [`?vin=${VIN}`, { style: 1 }],
    [`/?vin=${VIN}`, { style_id: '123' }],
    [`/?vin=${VIN}`, null],
    ['?', { color_code: 'RED' }],
    ['?plate=🚗&country_state_code=FL', { color_code: 'RED' }],
    ['?plate=ABC123', { color_code: 'RED' }],
  ])('answers 400 to %s with %j', async (query, body) => {
    expect((await put(encodeURI(query), body)).status).toBe(400);
  });

  it('answers 404 to a plate that nobody knows', async () => {
    expect((await put('?plate=ABC1234&country_state_code=FL', { color_code: 'RED' })).status).toBe(404);
  });
});
