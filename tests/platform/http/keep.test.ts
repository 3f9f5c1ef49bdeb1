import { describe, expect, test } from 'vitest';
import { savedIdsSchema, savedSchema } from '#features/saved/contracts/saved-listings.ts';
import { savedSearchList, savedSearchSchema } from '#features/saved/contracts/saved-searches.ts';
import { openSession } from '#features/accounts/server/index.ts';
import { createApp } from '#app/api/app.ts';
import { unsubscribeToken } from '#features/accounts/server/unsubscribe/token.ts';
import { BOTH_ENGINES } from '../../support/database.ts';
import { useServices } from '../../support/services.ts';
import { insertPerson, publish } from '../../features/listings/server/support.ts';

type Ask = { body?: unknown; token?: string; headers?: Record<string, string> };
const NOBODY = '01909c5e-7b1a-7cc3-8d2e-5f6a7b8c9d0e';

describe.each(BOTH_ENGINES)('keeping over HTTP on %s', (engine) => {
  const services = useServices({ engine });
  const app = createApp({ findServices: services });

  async function ask(method: string, path: string, { body, token, headers = {} }: Ask = {}) {
    const response = await app.request(`http://localhost:4321${path}`, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { response, status: response.status, body: isJson ? JSON.parse(text) : text };
  }

  const signIn = async () => {
    const { id } = await insertPerson(services());
    return { id, token: (await openSession(services(), { userId: id })).accessToken };
  };

  test('a heart is one PATCH of a lead, by UUID or by its ten characters', async () => {
    const { token } = await signIn();
    const { id, unique_id } = await publish(services());
    const saved = await ask('PATCH', `/api/leads/${unique_id}`, { token, body: { saved: true } });
    expect(savedSchema.parse(saved.body)).toEqual({ id, saved: true });
    expect(savedIdsSchema.parse((await ask('GET', '/api/saved-listings', { token })).body)).toEqual({ ids: [id] });
    await ask('PATCH', `/api/leads/${id}`, { token, body: { saved: false } });
    expect((await ask('GET', '/api/saved-listings', { token })).body).toEqual({ ids: [] });
  });

  test.each([
    [{ saved: 'yes' }, 400],
    [{ saved: true, user_id: NOBODY }, 400],
    [{}, 400],
    [[], 400],
  ])('a body like %j is refused', async (body, status) => {
    const { token } = await signIn();
    expect((await ask('PATCH', `/api/leads/${NOBODY}`, { token, body })).status).toBe(status);
  });

  test('without a session nothing is kept', async () => {
    const { id } = await publish(services());
    for (const [method, path, body] of [
      ['PATCH', `/api/leads/${id}`, { saved: true }],
      ['GET', '/api/saved-listings', undefined],
      ['POST', '/api/saved-listings', { hearts: [] }],
      ['GET', '/api/saved-searches', undefined],
      ['POST', '/api/saved-searches', { query: '' }],
      ['PATCH', `/api/saved-searches/${NOBODY}`, { paused: true }],
      ['DELETE', `/api/saved-searches/${NOBODY}`, undefined],
      ['POST', `/api/saved-searches/${NOBODY}/test`, undefined],
    ] as const)
      expect((await ask(method, path, { body })).status, `${method} ${path}`).toBe(401);
  });

  test('a browser’s hearts come along, two hundred at most', async () => {
    const { token } = await signIn();
    const { id } = await publish(services());
    const at = services().now().getTime();
    const sent = await ask('POST', '/api/saved-listings', {
      token,
      body: {
        hearts: [
          { id, at },
          { id: NOBODY, at },
        ],
      },
    });
    expect(sent.body).toEqual({ ids: [id] });
    const hearts = Array.from({ length: 201 }, () => ({ id, at }));
    expect((await ask('POST', '/api/saved-listings', { token, body: { hearts } })).status).toBe(400);
  });

  test('a search is saved, changed, tested and deleted by its person alone', async () => {
    const { token } = await signIn();
    const made = await ask('POST', '/api/saved-searches', { token, body: { query: 'make=Honda&page=3' } });
    const search = savedSearchSchema.parse(made.body);
    expect(search).toMatchObject({ query: 'make=Honda', frequency: 'DAILY', path: '/marketplace?make=Honda' });
    const path = `/api/saved-searches/${search.id}`;
    const other = (await signIn()).token;
    for (const [method, at] of [
      ['PATCH', path],
      ['DELETE', path],
      ['POST', `${path}/test`],
    ] as const)
      expect((await ask(method, at, { token: other, ...(method === 'PATCH' && { body: {} }) })).status).toBe(404);
    const changed = await ask('PATCH', path, { token, body: { name: 'Mine', frequency: 'INSTANT' } });
    expect(changed.body).toMatchObject({ name: 'Mine', frequency: 'INSTANT' });
    expect((await ask('PATCH', path, { token, body: { name: ' ' } })).status).toBe(400);
    expect((await ask('POST', `${path}/test`, { token })).status).toBe(202);
    expect((await ask('DELETE', path, { token })).status).toBe(204);
    expect(savedSearchList.parse((await ask('GET', '/api/saved-searches', { token })).body)).toEqual({ searches: [] });
  });

  test('a mail program stops letters with one press, from its own servers and without a session', async () => {
    const { token } = await signIn();
    const { body } = await ask('POST', '/api/saved-searches', { token, body: { query: 'make=Kia' } });
    const secret = unsubscribeToken(services().config, { kind: 'search', id: body.id });
    const path = `/api/unsubscribe?token=${secret}`;
    const opened = await ask('GET', path);
    expect([opened.status, opened.response.headers.get('location')]).toEqual([303, `/unsubscribe?token=${secret}`]);
    expect((await ask('GET', '/api/saved-searches', { token })).body.searches[0].paused).toBe(false);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await ask('POST', path, { body: 'List-Unsubscribe=One-Click', headers });
    expect(pressed.status).toBe(200);
    expect((await ask('GET', '/api/saved-searches', { token })).body.searches[0].paused).toBe(true);
    const forged = `/api/unsubscribe?token=${secret.slice(0, -2)}xx`;
    expect((await ask('POST', forged, { body: 'List-Unsubscribe=One-Click', headers })).status).toBe(404);
  });
});
