import { createRoute, z } from '@hono/zod-openapi';
import { beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#features/schema.ts';
import { refused } from '#platform/errors.ts';
import { createApp } from '#app/api/app.ts';
import { json, jsonBody, problems } from '#platform/http/describe.ts';
import { idempotent } from '#platform/http/idempotency.ts';
import { createRouter } from '#platform/http/router.ts';
import { forgetExpired } from '#app/forget-expired.ts';
import { ENGINES } from '../../support/database.ts';
import { useServices } from '../../support/services.ts';

/** What the route does; each test sets it. */
let effect: (name: string) => Promise<string> | string = (name) => name;
let effects = 0;

const makeAt = (path: string) =>
  createRoute({
    method: 'post',
    path,
    middleware: idempotent(),
    request: { body: jsonBody(z.strictObject({ name: z.string(), size: z.number().optional() })) },
    responses: { 201: json(z.object({ made: z.string() }), 'Made.'), ...problems('invalid', 'refused', 'conflict') },
  });

const router = createRouter();
for (const path of ['/api/makes', '/api/others'])
  router.openapi(makeAt(path), async (c) => {
    effects += 1;
    const made = await effect(c.req.valid('json').name);
    c.header('location', `/made/${made}`);
    c.header('set-cookie', `draft_key=key-of-${made}; HttpOnly`);
    return c.json({ made }, 201);
  });

describe.each(ENGINES)('Idempotency-Key on %s', (engine) => {
  const services = useServices({ engine });
  const app = createApp({ findServices: services, routers: [router] });

  beforeEach(async () => {
    await services().database.empty();
    effect = (name) => name;
    effects = 0;
  });

  type Sent = { body?: unknown; path?: string; key?: string; sessionKey?: string; remote?: string };
  const post = ({
    body = { name: 'a' },
    path = '/api/makes',
    key = 'k1',
    sessionKey,
    remote = '203.0.113.1',
  }: Sent = {}) =>
    app.request(`http://localhost:4321${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-remote-address': remote,
        ...(sessionKey && { 'x-session-key': sessionKey }),
      },
    });

  test('a repeat gets the first answer, cookie and all, and has no effect', async () => {
    const first = await post();
    const again = await post();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(await again.json()).toEqual(await first.json());
    for (const name of ['location', 'set-cookie', 'content-type'])
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    expect(effects).toBe(1);
  });

  test('without a key every request counts', async () => {
    const bare = () =>
      app.request('http://localhost:4321/api/makes', {
        method: 'POST',
        body: '{"name":"a"}',
        headers: { 'content-type': 'application/json' },
      });
    await bare();
    await bare();
    expect(effects).toBe(2);
  });

  test('the order of keys and blanks does not make another request', async () => {
    await post({ body: { name: 'a', size: 1 } });
    const again = await post({ body: { size: 1, name: 'a' } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('the same key for another body is refused', async () => {
    await post();
    const other = await post({ body: { name: 'b' } });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ reason: 'idempotency_key_reused' });
    expect(effects).toBe(1);
  });

  test('people, places and paths do not share keys', async () => {
    await post();
    await post({ path: '/api/others' });
    await post({ remote: '203.0.113.2' });
    await post({ sessionKey: 'a-session-key-of-a-draft' });
    await post({ sessionKey: 'another-session-key-of-a-draft' });
    expect(effects).toBe(5);
  });

  test('simultaneous repeats have one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(effects).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
  });

  test('a simultaneous repeat with another body is refused at once', async () => {
    let release = (_name: string) => {};
    effect = () =>
      new Promise<string>((resolve) => {
        release = resolve;
      });
    const first = post();
    await expect.poll(() => effects).toBe(1);
    expect((await post({ body: { name: 'b' } })).status).toBe(422);
    release('a');
    expect((await first).status).toBe(201);
  });

  test('a request that failed leaves its key free', async () => {
    expect((await post({ body: { name: 7 } })).status).toBe(400);
    effect = () => {
      throw refused('No.', 'no');
    };
    expect((await post()).status).toBe(422);
    effect = () => {
      throw new Error('down');
    };
    expect((await post()).status).toBe(500);
    effect = (name) => name;
    const good = await post();
    expect(good.status).toBe(201);
    expect(good.headers.get('idempotency-replayed')).toBeNull();
  });

  test('repeats that wait go on when the first one fails', async () => {
    effect = (name) => {
      if (effects === 1) throw new Error('down');
      return name;
    };
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 500]);
    expect(effects).toBe(2);
  });

  test('a request whose process died gives its key away after a minute', async () => {
    effect = () => new Promise(() => {});
    void post();
    await expect.poll(() => effects).toBe(1);
    effect = (name) => name;
    services().clock.advance(61_000);
    expect((await post()).status).toBe(201);
  });

  test('the table keeps no answer that can be read', async () => {
    await post();
    const stored = JSON.stringify(await services().db.select().from(schema.idempotencyKeys));
    expect(stored).not.toMatch(/key-of|draft_key|made/);
  });

  test('keys are forgotten after 24 hours', async () => {
    await post();
    services().clock.advance(24 * 3_600_000 + 1);
    expect((await post({ body: { name: 'b' } })).status).toBe(201);
    expect(effects).toBe(2);
    services().clock.advance(24 * 3_600_000 + 1);
    await forgetExpired({ services: services() });
    expect(await services().db.select().from(schema.idempotencyKeys)).toEqual([]);
  });

  test.each(['', 'x'.repeat(256), 'ключ'])('the key %j is not right', async (key) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': Buffer.from(key).toString('latin1') };
    const answer = await app.request('http://localhost:4321/api/makes', {
      method: 'POST',
      body: '{"name":"a"}',
      headers,
    });
    expect(answer.status).toBe(400);
    expect(effects).toBe(0);
  });
});
