import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#features/accounts/server/index.ts';
import { blockPerson } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { type HttpServer, listenHttp } from '#app/serve.ts';
import { createPipeline } from '#app/pipeline.ts';
import { makeServices, type TestServices } from '../../../../support/services.ts';
import { idOf, makePair } from '../support.ts';
import { member } from '../../../listings/server/support.ts';

let services: TestServices;
let http: HttpServer;
let origin: string;

beforeAll(async () => {
  services = await makeServices();
  const handler = createPipeline({ services, clientFolder: '/nowhere', astro: () => {} });
  http = await listenHttp({ host: '127.0.0.1', port: 0, siteUrl: services.config.siteUrl, trustedProxies: 0 }, handler);
  const address = http.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await http.close();
  await services.stop();
});

const tokenOf = async (ctx: Ctx) => (await openSession(services, { userId: idOf(ctx) })).accessToken;

/** The quick way takes this type to the letter; a parameter leads to the route itself. */
const WAYS = { quick: 'application/json', route: 'application/json; charset=utf-8' } as const;

async function post(way: keyof typeof WAYS, path: string, token: string, body: unknown, key?: string) {
  const answer = await fetch(`${origin}/chats/conversations/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': WAYS[way],
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const names = [...answer.headers.keys()].filter((name) => !['date', 'content-length'].includes(name)).sort();
  return { status: answer.status, headers: names, body: await answer.json() };
}

/** What is asked both ways; what differs by nature is taken out of the answers. */
async function bothWays(path: string, token: string, body: unknown, keys: [string?, string?] = []) {
  const ask = async (way: keyof typeof WAYS, key?: string) => {
    const answer = await post(way, path, token, body, key);
    const { id, seq, key: named, createdAt, ...message } = answer.body.message ?? {};
    if (typeof answer.body.message !== 'string') return { ...answer, body: { message } };
    return { ...answer, body: { ...answer.body, requestId: typeof answer.body.requestId } };
  };
  return [await ask('quick', keys[0]), await ask('route', keys[1])];
}

describe('a message taken before the API', () => {
  test('is answered as the route answers: written, repeated, refused', async () => {
    const { buyer, seller, id, listing } = await makePair(services);
    const token = await tokenOf(buyer);
    const stranger = await tokenOf(await member(services));
    const same = async (status: number, ...call: Parameters<typeof bothWays>) => {
      const [quick, route] = await bothWays(...call);
      expect(quick?.status).toBe(status);
      expect(quick).toEqual(route);
    };
    await same(201, id, token, { message: 'Hello' });
    await same(201, id, token, { message: 'Once', listingId: listing.id, conversationId: id }, ['a', 'b']);
    await same(200, id, token, { message: 'Once' }, ['a', 'b']);
    // As some languages write ids.
    await same(200, id.toUpperCase(), token, { message: 'Once', recipientId: idOf(seller).toUpperCase() }, ['a', 'b']);
    await same(422, id, token, { message: 'Other words' }, ['a', 'b']);
    await same(400, id, token, { message: '' });
    await same(400, id, token, { message: 'x', sender: 'somebody else' });
    await same(400, id, token, '{"message": "half');
    await same(400, id, token, { message: 'x' }, ['a key with spaces', 'a key with spaces']);
    await same(400, id, token, { message: 'x', conversationId: '00000000-0000-4000-8000-000000000000' });
    await same(404, id, stranger, { message: 'Not mine' });
    await same(401, id, 'no-such-token', { message: 'x' });
    await blockPerson({ ctx: seller, input: { personId: idOf(buyer) } });
    await same(422, id, token, { message: 'Hello?' });
  });

  test('is not taken once its session is closed, however lately that was open', async () => {
    const { buyer, id } = await makePair(services);
    const token = await tokenOf(buyer);
    const { status, body } = await post('quick', id, token, { message: 'Open' });
    expect(status).toBe(201);
    // As another process closes it: nothing is said to this one.
    await services.database.sql`update sessions set revoked_at = now()`;
    expect(await post('quick', id, token, { message: 'Closed' })).toMatchObject({ status: 401 });
    expect(await post('quick', id, token, { message: 'Still closed' })).toMatchObject({ status: 401 });
    await services.database.sql`update sessions set revoked_at = null, expires_at = '2020-01-01'`;
    expect(await post('quick', id, token, { message: 'Expired' })).toMatchObject({ status: 401 });
    const other = await post('quick', id, await tokenOf(buyer), { message: 'Signed in again' });
    expect(other).toMatchObject({ status: 201, body: { message: { seq: body.message.seq + 1 } } });
  });

  test('leaves to the API what it does not know', async () => {
    const { buyer, id } = await makePair(services);
    const token = await tokenOf(buyer);
    expect(await post('quick', 'not-an-id', token, { message: 'x' })).toMatchObject({ status: 400 });
    expect(await post('quick', id, token, { message: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
    const anonymous = await fetch(`${origin}/chats/conversations/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"message":"x"}',
    });
    expect(anonymous.status).toBe(401);
  });
});
