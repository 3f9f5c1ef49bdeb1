import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { leadList, leadView } from '#features/search/contracts/leads.ts';
import { problemSchema } from '#shared/problem.ts';
import { requestView } from '#features/listings/contract.ts';
import { openSession } from '#features/accounts/server/index.ts';
import { createApp } from '#app/api/app.ts';
import { completeAnswers, SECRETS, TELLING } from '../../../../support/answers.ts';
import { ENGINES } from '../../../../support/database.ts';
import { useServices } from '../../../../support/services.ts';
import { freshAddress, emailsTo, linkFor, mailer } from '../../../accounts/server/support.ts';
import { insertPerson } from '../support.ts';

type Ask = { body?: unknown; headers?: Record<string, string>; key?: string; cookie?: string; token?: string };

describe.each(ENGINES)('requests and leads over HTTP on %s', (engine) => {
  const services = useServices({ engine, mailer });
  const app = createApp({ findServices: services });

  async function ask(method: string, path: string, { body, headers = {}, key, cookie, token }: Ask = {}) {
    const response = await app.request(`http://localhost:4321${path}`, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        'x-remote-address': '203.0.113.7',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'x-session-key': key }),
        ...(cookie && { cookie, origin: 'http://localhost:4321' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const text = await response.text();
    return { response, status: response.status, text, body: text === '' ? null : JSON.parse(text) };
  }

  async function begin(answers: unknown = {}, more: Ask = {}) {
    const { body, response, status } = await ask('POST', '/api/requests/self', { body: { answers }, ...more });
    expect(status).toBe(201);
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')[0] ?? '';
    return { ...requestView.parse(body), cookie };
  }

  async function signIn() {
    const person = await insertPerson(services());
    return { ...person, token: (await openSession(services(), { userId: person.id })).accessToken };
  }

  async function publish(answers = completeAnswers()) {
    const { token } = await signIn();
    const { id } = await begin(answers, { token });
    const { body } = await ask('PATCH', `/api/requests/self/${id}`, { token, body: { status: 'PUBLISHED' } });
    return { token, ...requestView.parse(body) };
  }

  describe('a visitor’s draft', () => {
    test('opens with its key in the header or in the cookie, and with nothing else', async () => {
      const { id, session_key: key = '', cookie, unique_id } = await begin({ make: 'Honda' });
      expect(cookie).toBe(`draft_key=${key}`);
      expect((await ask('GET', `/api/requests/self/${id}`, { key })).body).toMatchObject({
        answers: { make: 'Honda' },
      });
      expect((await ask('GET', `/api/requests/${unique_id}?origin=LP`, { cookie })).status).toBe(200);
      expect((await ask('GET', '/api/requests/self', { cookie })).body.requests).toHaveLength(1);
      for (const more of [{}, { key: 'x'.repeat(43) }, { cookie: 'draft_key=' }, { token: (await signIn()).token }])
        expect((await ask('GET', `/api/requests/self/${id}`, more)).status).toBe(404);
    });

    test('is set in a cookie that scripts cannot read', async () => {
      const { response } = await ask('POST', '/api/requests/self', { body: {} });
      expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/);
      expect(response.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    });

    test('is begun once under one Idempotency-Key, also when the first answer was lost', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const [one, two] = await Promise.all([begin({}, { headers }), begin({}, { headers })]);
      const three = await begin({}, { headers });
      expect(new Set([one.id, two.id, three.id]).size).toBe(1);
      expect(three.session_key).toBe(one.session_key);
      expect(three.cookie).toBe(one.cookie);
      const reused = await ask('POST', '/api/requests/self', { headers, body: { answers: { make: 'Ford' } } });
      expect(reused).toMatchObject({ status: 422, body: { reason: 'idempotency_key_reused' } });
    });

    test('is not written by another site that borrows the cookie', async () => {
      const { id, cookie } = await begin();
      const foreign = { cookie, headers: { origin: 'https://evil.example' }, body: { answers: { price: 100 } } };
      expect((await ask('PATCH', `/api/requests/self/${id}`, foreign)).status).toBe(403);
    });
  });

  describe('bodies', () => {
    test.each([
      ['an unknown field', { wings: 2 }],
      ['a status that there is not', { status: 'STOLEN' }],
      ['answers that are a list', { answers: ['price'] }],
      [
        'more fields than any form',
        { answers: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, 1])) },
      ],
      ['a price below zero', { sale_price_cents: -1 }],
      ['a step that is none', { current_step: 'a\u0000b' }],
      ['text in place of an object', '"hello"'],
      ['no JSON', '{"answers":'],
    ])('with %s are answered 400 and name what is wrong', async (_what, body) => {
      const { id, session_key: key } = await begin();
      const answer = await ask('PATCH', `/api/requests/self/${id}`, { key, body });
      expect(answer.status).toBe(400);
      expect(problemSchema.parse(answer.body).message).not.toBe('');
    });

    test('that name another listing than the address are refused', async () => {
      const { id, unique_id, session_key: key } = await begin();
      const patch = (body: unknown) => ask('PATCH', `/api/requests/self/${id}`, { key, body });
      expect((await patch({ id: randomUUID() })).status).toBe(400);
      expect((await patch({ id, unique_id, answers: {} })).status).toBe(200);
    });

    test('beyond 256 KiB are too large', async () => {
      const { id, session_key: key } = await begin();
      const body = { answers: { description: 'a'.repeat(300_000) } };
      expect((await ask('PATCH', `/api/requests/self/${id}`, { key, body })).status).toBe(413);
    });

    test('with wrong answers are a 422 with the reason and every field', async () => {
      const { id, session_key: key } = await begin();
      const answer = await ask('PATCH', `/api/requests/self/${id}`, {
        key,
        body: { answers: { price: [], wings: 2 } },
      });
      expect(answer.status).toBe(422);
      expect(problemSchema.parse(answer.body)).toMatchObject({
        reason: 'wrong_answers',
        errors: [{ field: 'answers.price' }, { field: 'answers.wings' }],
      });
    });
  });

  test.each(['nonsense', '00000000-0000-0000-0000-000000000000', '%27%20or%201=1', '../users', 'x'.repeat(41), '%00'])(
    'an id like %s is answered, never a 500',
    async (id) => {
      for (const path of [
        `/api/requests/self/${id}`,
        `/api/requests/${id}`,
        `/api/leads/${id}`,
        `/api/public/leads/${id}`,
      ])
        expect([400, 404]).toContain((await ask('GET', path)).status);
      for (const path of [`/api/requests/self/${id}`, `/api/cars/${id}`])
        expect([400, 401, 404]).toContain((await ask('PATCH', path, { body: {} })).status);
      expect([400, 404]).toContain((await ask('DELETE', `/api/requests/${id}`)).status);
    },
  );

  describe('publishing', () => {
    test('without signing in says what to do', async () => {
      const { id, session_key: key } = await begin(completeAnswers());
      const answer = await ask('PATCH', `/api/requests/self/${id}`, { key, body: { status: 'PUBLISHED' } });
      expect(answer).toMatchObject({ status: 422, body: { reason: 'sign_in_required' } });
      expect(answer.body.message).toBe('Sign in to publish. Your draft is saved.');
    });

    test('makes a lead that anyone reads, without a private word', async () => {
      const { id, token, unique_id } = await publish(completeAnswers({ ...SECRETS, source: 'VIN' }));
      for (const path of [`/api/leads/${id}`, `/api/public/leads/${unique_id}`]) {
        const { body, text } = await ask('GET', path);
        expect(leadView.parse(body)).toMatchObject({ id, title: '2014 Honda Accord EX-L', status: 'PUBLISHED' });
        for (const secret of [...TELLING, 'Gonzalez', 'private.example', 'session_key'])
          expect(text).not.toContain(secret);
      }
      const list = await ask('GET', '/api/public/leads?make=Honda&year_max=&price_min=');
      expect(leadList.parse(list.body).leads.map((lead) => lead.id)).toContain(id);
      expect((await ask('GET', `/api/requests/self/${id}`, { token })).text).toContain(SECRETS.vin);
    });

    test('changes follow through /api/cars, and a page taken down is gone', async () => {
      const { id, token } = await publish();
      const edited = await ask('PATCH', `/api/cars/${id}`, { token, body: { mileage: 90_100 } });
      expect(edited).toMatchObject({ status: 200, body: { answers: { mileage: 90_100 } } });
      expect((await ask('GET', `/api/leads/${id}`)).body).toMatchObject({ mileage: 90_100 });
      expect((await ask('PATCH', `/api/cars/${id}`, { body: { mileage: 1 } })).status).toBe(404);
      await ask('PATCH', `/api/requests/${id}`, { token, body: { status: 'INACTIVE' } });
      expect((await ask('GET', `/api/leads/${id}`)).status).toBe(410);
      const removed = await ask('DELETE', `/api/requests/${id}`, { token });
      expect(removed).toMatchObject({ status: 204, body: null });
    });
  });

  test.each([
    ['?q=%00', [200, 400]],
    ['?price_max=99999999999999', [400]],
    ['?price_max=1e9', [200]],
    ['?page=0', [400]],
    ['?per_page=61', [400]],
    ['?year_min=abc', [400]],
    ['?color=red', [400]],
    ['?make=%25&q=%5C%25_&state=', [200]],
  ])('the list with %s is answered with one of %j', async (query, statuses) => {
    for (const path of ['/api/leads', '/api/public/leads'])
      expect(statuses).toContain((await ask('GET', `${path}${query}`)).status);
  });

  describe('going on elsewhere', () => {
    test('mails a link whose page leads to the next step of this draft', async () => {
      const { id, unique_id, session_key: key } = await begin({ vehicleType: 'CARS' });
      const email = freshAddress();
      const sent = await ask('PATCH', `/api/requests/self/${id}/resend`, { key, body: { name: 'Jo', email } });
      expect(sent).toMatchObject({ status: 204, body: null });
      const link = await linkFor(services(), email);
      expect([link.pathname, link.searchParams.get('request')]).toEqual(['/stickers/vehicle/lookup', unique_id]);
      expect(link.searchParams.get('username')).toBe(email);
      expect(link.searchParams.get('token')).toMatch(/^\S{20,}$/);
    });

    test('mails nothing about somebody else’s draft, and nothing to what is no address', async () => {
      const { id, session_key: key } = await begin();
      const email = freshAddress();
      const path = `/api/requests/self/${id}/resend`;
      expect((await ask('PATCH', path, { body: { email } })).status).toBe(404);
      expect((await ask('PATCH', path, { key, body: { email: 'not an address' } })).status).toBe(400);
      expect((await ask('PATCH', path, { key, body: { email, name: 'a\u0000\ud800' } })).status).not.toBe(500);
      expect((await emailsTo(services(), 'not an address')).length).toBe(0);
    });
  });

  test('the document of the API lists every one of them', async () => {
    const { body } = await ask('GET', '/api/openapi.json');
    const methods = Object.fromEntries(
      Object.entries(body.paths).map(([path, it]) => [path, Object.keys(it as object)]),
    );
    expect(methods).toMatchObject({
      '/api/requests/self': expect.arrayContaining(['post', 'get']),
      '/api/requests/self/{id}': expect.arrayContaining(['get', 'patch']),
      '/api/requests/{id}': expect.arrayContaining(['get', 'patch', 'delete']),
      '/api/requests/self/{id}/resend': ['patch'],
      '/api/cars/{id}': ['patch'],
      '/api/leads': ['get'],
      '/api/leads/{id}': expect.arrayContaining(['get']),
      '/api/public/leads': ['get'],
      '/api/public/leads/{id}': ['get'],
    });
    const names = body.paths['/api/leads'].get.parameters.map((it: { name: string }) => it.name);
    expect(names).toEqual(expect.arrayContaining(['make', 'price_min', 'style', 'page']));
  });
});
