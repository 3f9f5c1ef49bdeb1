import { createRoute, z } from '@hono/zod-openapi';
import { describe, expect, test } from 'vitest';
import { problemSchema } from '#shared/problem.ts';
import { createApp } from '#app/api/app.ts';
import { json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';
import { useServices } from '../../support/services.ts';

const things = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/api/things/{id}',
      tags: ['Things'],
      request: { params: z.object({ id: z.uuid() }) },
      responses: { 200: json(z.object({ who: z.string() }), 'A thing.'), ...problems('invalid') },
    }),
    (c) => c.json({ who: c.var.ctx.actor.kind }, 200),
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/api/things',
      tags: ['Things'],
      request: { body: jsonBody(z.strictObject({ name: z.string() })) },
      responses: { 200: json(z.object({ name: z.string() }), 'The thing.'), ...problems('invalid') },
    }),
    (c) => c.json(c.req.valid('json'), 200),
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/api/things/{id}',
      tags: ['Things'],
      responses: { 204: noContent('Gone.') },
    }),
    () => {
      throw new Error('the disk said 0xDEAD');
    },
  );

describe('the API', () => {
  const services = useServices();
  const app = createApp({ findServices: services, routers: [things] });

  type Ask = { method?: string; body?: string | object; headers?: Record<string, string> };

  async function ask(path: string, { method = 'GET', body, headers = {} }: Ask = {}) {
    const sent = typeof body === 'object' ? JSON.stringify(body) : body;
    const type: Record<string, string> = sent === undefined ? {} : { 'content-type': 'application/json' };
    const response = await app.request(`http://localhost:4321${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    return {
      response,
      status: response.status,
      body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
    };
  }

  const ID = '3f2b1a90-5c4d-4e6f-8a7b-9c0d1e2f3a4b';

  test('a session that opens nothing any more is taken away with whatever is asked next', async () => {
    const { response, body } = await ask(`/api/things/${ID}`, {
      headers: { cookie: 'authjs.session-token=junk; signed_in=1' },
    });
    expect(body).toEqual({ who: 'visitor' });
    const names = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    expect(names).toEqual(['authjs.session-token=', 'signed_in=']);
    expect((await ask(`/api/things/${ID}`)).response.headers.getSetCookie()).toEqual([]);
  });

  describe('what the API lets in', () => {
    test('a right request is answered, not to be stored by anybody', async () => {
      const { response, body } = await ask('/api/things', { method: 'POST', body: { name: 'x' } });
      expect(response.status).toBe(200);
      expect(body).toEqual({ name: 'x' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    });

    test('an unknown path is a 404 problem', async () => {
      const { status, body } = await ask('/api/nothing');
      expect(status).toBe(404);
      expect(problemSchema.parse(body).message).toBe('We couldn’t find what you asked for.');
    });

    test('a method the path does not take is 405 and says which it takes', async () => {
      const { response, status, body } = await ask(`/api/things/${ID}`, { method: 'PUT', body: {} });
      expect(status).toBe(405);
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD']);
      expect(problemSchema.parse(body).status).toBe(405);
    });

    test('HEAD answers like GET, without the body', async () => {
      const { status, body } = await ask(`/api/things/${ID}`, { method: 'HEAD' });
      expect([status, body]).toEqual([200, null]);
    });

    test('a bad id is 400, never 500', async () => {
      const { status, body } = await ask('/api/things/1%27%20or%201=1');
      expect(status).toBe(400);
      expect(problemSchema.parse(body).errors).toEqual([{ field: 'id', message: 'This isn’t a valid ID.' }]);
    });

    test.each([
      ['broken JSON', '{"name":', 400],
      ['an unknown field', '{"name":"x","role":"OPERATOR"}', 400],
      ['a wrong type', '{"name":7}', 400],
      ['no object', 'null', 400],
      ['an attempt on the prototype', '{"name":"x","__proto__":{"role":"OPERATOR"}}', 400],
      ['nothing at all', '', 400],
    ])('%s is refused with a problem', async (_what, body, status) => {
      const answer = await ask('/api/things', { method: 'POST', body });
      expect(answer.status).toBe(status);
      expect(problemSchema.parse(answer.body).status).toBe(status);
    });

    test('no body and no type does not slip past the contract', async () => {
      expect((await ask('/api/things', { method: 'POST' })).status).toBe(400);
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonish',
    ])('a body of type %s is 415', async (type) => {
      const answer = await ask('/api/things', {
        method: 'POST',
        body: '{"name":"x"}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    });

    test('a body over 256 KiB is 413, announced or not', async () => {
      const body = JSON.stringify({ name: 'x'.repeat(257 * 1024) });
      const announced = { 'content-length': String(body.length) };
      expect((await ask('/api/things', { method: 'POST', body })).status).toBe(413);
      const answer = await ask('/api/things', { method: 'POST', body, headers: announced });
      expect(answer.status).toBe(413);
      expect(problemSchema.parse(answer.body).message).toContain('256 KiB');
    });

    test('a fault inside is a plain 500 and is reported', async () => {
      const { status, body } = await ask(`/api/things/${ID}`, { method: 'DELETE' });
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toContain('0xDEAD');
      expect(services().errors.at(-1)).toMatchObject({ message: 'the disk said 0xDEAD' });
    });

    test('a bearer token that opens nothing is 401', async () => {
      const { status, response } = await ask(`/api/things/${ID}`, { headers: { authorization: 'Bearer nope' } });
      expect(status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    });
  });

  describe('writes that a cookie could carry', () => {
    const write = (headers: Record<string, string>) =>
      ask('/api/things', { method: 'POST', body: { name: 'x' }, headers });

    test.each([
      ['our own origin', { origin: 'http://localhost:4321', cookie: 'a=b' }, 200],
      [
        'our own origin under another of the machine’s addresses',
        { origin: 'http://192.168.1.5:4321', host: '192.168.1.5:4321', cookie: 'a=b' },
        200,
      ],
      ['a same-origin fetch', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, 200],
      ['a program without cookies', {}, 200],
      ['another origin', { origin: 'https://evil.example', host: 'localhost:4321', cookie: 'a=b' }, 403],
      ['another origin without cookies', { origin: 'https://evil.example', host: 'localhost:4321' }, 403],
      ['a hidden origin', { origin: 'null', cookie: 'a=b' }, 403],
      ['another site', { 'sec-fetch-site': 'cross-site', cookie: 'a=b' }, 403],
      [
        'another subdomain',
        { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:4321', cookie: 'a=b' },
        403,
      ],
      ['a cookie without any origin', { cookie: 'a=b' }, 403],
    ])('from %s', async (_from, headers, status) => {
      expect((await write(headers as unknown as Record<string, string>)).status).toBe(status);
    });

    test('with a bearer token are not about cookies', async () => {
      expect((await write({ authorization: 'Bearer nope', origin: 'https://app.example' })).status).toBe(401);
    });

    test('reading is open to every origin', async () => {
      expect(
        (await ask(`/api/things/${ID}`, { headers: { origin: 'https://evil.example', cookie: 'a=b' } })).status,
      ).toBe(200);
    });
  });

  describe('a flood of writes', () => {
    test('is stopped with Retry-After, per network', async () => {
      const limits = {
        consume: () =>
          Promise.reject(
            Object.assign(new Error('Wait.'), { name: 'AppError', kind: 'too-many', faults: [], retryAfter: 9 }),
          ),
        giveBack: async () => {},
        reset: async () => {},
      };
      const flooded = createApp({ findServices: () => ({ ...services(), limits }), routers: [things] });
      const headers = { 'content-type': 'application/json' };
      const response = await flooded.request('http://localhost:4321/api/things', {
        method: 'POST',
        body: '{}',
        headers,
      });
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('9');
    });
  });
});
