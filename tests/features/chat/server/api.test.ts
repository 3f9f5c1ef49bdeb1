import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { photosSettled } from '#features/photos/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { twoColors } from '../../../support/pictures.ts';
import { useServices } from '../../../support/services.ts';
import { member, publish } from '../../listings/server/support.ts';
import { idOf, makeHub, makePair } from './support.ts';

describe.each(ENGINES)('the API of conversations on %s', (engine) => {
  const hub = makeHub();
  const services = useServices({ engine, realtime: hub.realtime });
  const app = createApp({ findServices: services });
  beforeEach(async () => {
    await services().database.empty();
    hub.told.length = 0;
  });

  const tokenOf = async (ctx: Ctx) => (await openSession(services(), { userId: idOf(ctx) })).accessToken;

  type Call = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> };
  async function call(path: string, { method = 'GET', body, token, headers = {} }: Call = {}) {
    const answer = await app.request(`http://localhost:4321${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: answer.headers };
  }

  test('speaks the calls of the specification', async () => {
    const listing = await publish(services());
    const buyer = await member(services());
    const [mine, theirs] = [await tokenOf(buyer), await tokenOf(listing.ctx)];
    const sellerId = idOf(listing.ctx);
    const start = { listingId: listing.id, recipientId: sellerId, message: 'Is it still there?' };
    const started = await call('/chats/conversations', { method: 'POST', body: start, token: mine });
    expect(started).toMatchObject({
      status: 201,
      body: { created: true, message: { seq: 1, conversationId: expect.any(String) } },
    });
    const path = `/chats/conversations/${started.body.conversation.id}`;
    const send = {
      listingId: listing.id,
      conversationId: started.body.conversation.id,
      recipientId: idOf(buyer),
      message: 'Yes.',
    };
    const named = { method: 'POST', body: send, token: theirs, headers: { 'idempotency-key': 'my-first' } };
    expect(await call(path, named)).toMatchObject({
      status: 201,
      body: { message: { seq: 2, senderId: sellerId, content: 'Yes.', key: 'my-first' } },
    });
    expect(await call(path, named)).toMatchObject({ status: 200, body: { message: { seq: 2 } } });
    expect(await call(path, { ...named, body: { ...send, message: 'No.' } })).toMatchObject({
      status: 422,
      body: { reason: 'idempotency_key_reused' },
    });
    expect(await call('/chats/conversations', { token: mine })).toMatchObject({
      status: 200,
      body: { conversations: [{ unread: 1 }], unread: 1 },
    });
    expect(await call('/chats/unread', { token: mine })).toMatchObject({ body: { unread: 1 } });
    expect(await call(path, { token: mine })).toMatchObject({
      status: 200,
      body: { messages: [{ seq: 1 }, { seq: 2 }] },
    });
    const read = await call(`${path}/read`, { method: 'PATCH', body: { userId: idOf(buyer) }, token: mine });
    expect(read).toMatchObject({ status: 200, body: { readSeq: 2, unread: 0 } });
    const delivered = await call(`${path}/delivered`, { method: 'PATCH', body: { seq: 1 }, token: theirs });
    expect(delivered).toMatchObject({ status: 200, body: { deliveredSeq: 1 } });
    expect(await call(path, { method: 'PATCH', body: { muted: true }, token: mine })).toMatchObject({
      body: { muted: true },
    });
    expect(await call('/chats/socket', { token: mine })).toMatchObject({
      status: 200,
      body: { token: expect.stringMatching(/^p1\./) },
    });
  });

  test('opens nothing without a session, and nothing of others with one', async () => {
    const { id, seller } = await makePair(services());
    const token = await tokenOf(await member(services()));
    const path = `/chats/conversations/${id}`;
    const calls: [string, string, unknown?][] = [
      ['GET', '/chats/conversations'],
      ['GET', path],
      ['POST', path, { message: 'Hello' }],
      ['PATCH', `${path}/read`, { userId: idOf(seller) }],
      ['PATCH', `${path}/delivered`, { seq: 1 }],
      ['PATCH', path, { muted: true }],
      ['GET', `${path}/viewings/${id}/event.ics`],
      ['PUT', `/chats/blocks/${idOf(seller)}`],
      ['POST', '/chats/reports', { conversationId: id, reason: 'SCAM' }],
      ['GET', '/chats/unread'],
      ['GET', '/chats/replies'],
      ['GET', '/chats/socket'],
    ];
    for (const [method, at, body] of calls) {
      expect((await call(at, { method, body })).status, `${method} ${at} of nobody`).toBe(401);
      expect((await call(at, { method, body, token: 'expired' })).status, `${method} ${at} with a stale token`).toBe(
        401,
      );
    }
    for (const [method, at, body] of calls.filter(
      ([, at]) => at.includes(id) || at.includes(idOf(seller)) || at.endsWith('reports'),
    ))
      expect((await call(at, { method, body, token })).status, `${method} ${at} of a stranger`).toBe(404);
    expect(await services().db.select().from(schema.messages)).toHaveLength(1);
  });

  test('takes no forged sender, no foreign place, no monster and no nonsense', async () => {
    const { id, buyer, seller, listing } = await makePair(services());
    const token = await tokenOf(buyer);
    const path = `/chats/conversations/${id}`;
    const post = (body: unknown) => call(path, { method: 'POST', body, token });
    for (const body of [
      { message: 'I am the seller', senderId: idOf(seller) },
      { message: 'Elsewhere', conversationId: crypto.randomUUID() },
      { message: 'Elsewhere', recipientId: crypto.randomUUID() },
      { message: 'Elsewhere', listingId: crypto.randomUUID() },
      { message: ['a', 'b'] },
      { message: '' },
      { message: 'x'.repeat(4001) },
      { message: '', body: { kind: 'OFFER', amountCents: -1 } },
      { message: '', body: { kind: 'OFFER', amountCents: 1.5 } },
      { message: '', body: { kind: 'OFFER', amountCents: 1e15 } },
      { message: '', body: { kind: 'SYSTEM' } },
      { message: '', body: { kind: 'PHOTOS', uploadIds: [] } },
      '{"message": "half',
    ])
      expect(await post(body), JSON.stringify(body).slice(0, 80)).toMatchObject({ status: 400 });
    const started = { listingId: listing.id, message: 'Hi', senderId: idOf(seller) };
    expect((await call('/chats/conversations', { method: 'POST', body: started, token })).status).toBe(400);
    expect((await post({ message: 'x'.repeat(1024 * 1024) })).status).toBe(413);
    expect(
      (await call(path, { method: 'POST', body: { message: 'x' }, token, headers: { 'idempotency-key': 'ä b' } }))
        .status,
    ).toBe(400);
    expect((await call(`/chats/conversations/${'1'.repeat(36)}`, { token })).status).toBe(400);
    const markup = "<img src=x onerror=alert(1)> &amp; {{7*7}} #{7*7} '; drop table messages; --";
    expect((await post({ message: markup })).body.message.content).toBe(markup);
    expect(await services().db.select().from(schema.messages)).toHaveLength(2);
  });

  test('answers a flood with a clear word, and counts people apart', async () => {
    const { id, buyer, seller } = await makePair(services());
    const [flood, calm] = [await tokenOf(buyer), await tokenOf(seller)];
    const path = `/chats/conversations/${id}`;
    const send = (token: string, at: number) =>
      call(path, { method: 'POST', body: { message: `Number ${at}` }, token });
    const answers = await Promise.all(Array.from({ length: 130 }, (_, at) => send(flood, at)));
    const refused = answers.filter(({ status }) => status === 429);
    // One of the hundred and twenty was the question that began the conversation.
    expect(refused).toHaveLength(11);
    expect(refused[0]?.body.message).toMatch(/^Too many/i);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(calm, 1)).status).toBe(201);
    const seqs = (await services().db.select().from(schema.messages)).map(({ seq }) => seq).sort((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 121 }, (_, at) => at + 1));
  });

  test('sends photos that were uploaded for the conversation, each once, by whoever uploaded them', async () => {
    const { id, buyer, seller } = await makePair(services());
    const [mine, theirs] = [await tokenOf(buyer), await tokenOf(seller)];
    const bytes = await twoColors({ width: 640, height: 480 }).jpeg().toBuffer();
    const metadata = (fields: Record<string, string>) =>
      Object.entries(fields)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',');
    const begin = (token: string, fields: Record<string, string>) =>
      call('/v2/uploads', {
        method: 'POST',
        token,
        headers: {
          'Tus-Resumable': '1.0.0',
          'Upload-Length': String(bytes.length),
          'Upload-Metadata': metadata(fields),
        },
      });
    const named = { conversationId: id, filename: 'a.jpg', filetype: 'image/jpeg', uploader: idOf(seller) };
    const stranger = await tokenOf(await member(services()));
    expect((await begin(stranger, named)).status).toBe(404);
    const begun = await begin(mine, named);
    expect(begun.status).toBe(201);
    const place = new URL(begun.headers.get('location') ?? '', 'http://localhost:4321').pathname;
    const append = (token: string) =>
      app.request(`http://localhost:4321${place}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${token}`,
          'Tus-Resumable': '1.0.0',
          'Upload-Offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(bytes),
      });
    expect((await append(theirs)).status).toBe(404);
    expect((await append(mine)).status).toBe(204);
    const uploadId = place.split('/').at(-1) ?? '';
    const path = `/chats/conversations/${id}`;
    const send = (token: string) =>
      call(path, {
        method: 'POST',
        token,
        body: { message: 'From my lot', body: { kind: 'PHOTOS', uploadIds: [uploadId] } },
      });
    expect(await send(theirs)).toMatchObject({ status: 422, body: { reason: 'photos_missing' } });
    const sent = await send(mine);
    expect(sent).toMatchObject({
      status: 201,
      body: {
        message: {
          content: 'Sent a photo. From my lot',
          body: { kind: 'PHOTOS', note: 'From my lot', photos: [{ id: uploadId }] },
        },
      },
    });
    expect(await send(mine)).toMatchObject({ status: 422, body: { reason: 'photos_sent' } });
    await photosSettled(services());
    const { body } = await call(path, { token: theirs });
    expect(body.messages[1].body.photos[0]).toMatchObject({
      status: 'READY',
      width: 640,
      height: 480,
      hash: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    expect((await call(place, { method: 'DELETE', token: mine, headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(
      404,
    );
    expect(
      (await call(place, { method: 'DELETE', token: stranger, headers: { 'Tus-Resumable': '1.0.0' } })).status,
    ).toBe(404);
    expect(services().errors).toEqual([]);
  });
});
