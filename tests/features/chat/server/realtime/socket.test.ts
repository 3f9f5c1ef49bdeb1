import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeSocket, connectSocket, getSocket, initSocket, sayTyping } from '#features/chat/browser/socket.ts';
import type { SocketEvent } from '#features/chat/contracts/chat-socket.ts';
import { closeSession, openSession } from '#features/accounts/server/index.ts';
import { blockPerson, markRead } from '#features/chat/server/index.ts';
import { type Ctx, withActor } from '#platform/context.ts';
import { issueSocketPass } from '#features/chat/server/realtime/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { type LiveServer, startLiveServer } from '../../../../support/live-server.ts';
import { useServices } from '../../../../support/services.ts';
import { idOf, makePair, say } from '../support.ts';

describe.each(ENGINES)('the socket on %s', (engine) => {
  const services = useServices({ engine });
  let live: LiveServer;
  const open: Socket[] = [];
  beforeAll(async () => {
    live = await startLiveServer(services());
  });
  afterAll(() => live.close());
  beforeEach(() => services().database.empty());
  afterEach(() => {
    closeSocket();
    for (const socket of open.splice(0)) socket.disconnect();
    vi.unstubAllGlobals();
  });

  /** A person with a session of their own. */
  async function signedIn(ctx: Ctx) {
    const session = await openSession(services(), { userId: idOf(ctx) });
    const actor = { ...ctx.actor, sessionId: session.id } as Ctx['actor'];
    return { ...session, ctx: withActor(services(), actor) };
  }

  /** A device; rejects with the reason when it is not let in. */
  async function connect(token: string | undefined, options: Record<string, unknown> = {}) {
    const query = token === undefined ? {} : { token };
    const socket = io(live.url, { query, forceNew: true, reconnection: false, transports: ['websocket'], ...options });
    open.push(socket);
    const heard: SocketEvent[] = [];
    socket.onAny((name, payload) => heard.push({ name, payload } as SocketEvent));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => reject((error as { data?: unknown }).data ?? error.message));
    });
    return { socket, heard };
  }

  test('lets in a pass and the access token of a living session, by either transport, and nobody else', async () => {
    const { buyer } = await makePair(services());
    const session = await signedIn(buyer);
    const pass = issueSocketPass({ ctx: session.ctx });
    await connect(pass.token);
    await connect(session.accessToken, { transports: ['polling'] });
    for (const token of [undefined, '', 'wrong', `${pass.token}x`, pass.token.replace(/.$/, 'A_'), 'x'.repeat(5000)])
      await expect(connect(token)).rejects.toEqual({ reason: 'token' });
    services().clock.advance(61_000);
    await expect(connect(pass.token)).rejects.toEqual({ reason: 'token' });
    await connect(session.accessToken);
    services().clock.advance(31 * 24 * 3_600_000);
    await expect(connect(session.accessToken)).rejects.toEqual({ reason: 'token' });
    services().clock.set('2026-11-20T12:00:00.000Z');
  });

  test('refuses pages of other sites', async () => {
    const session = await signedIn((await makePair(services())).buyer);
    const extraHeaders = { origin: 'https://evil.example' };
    await expect(connect(session.accessToken, { extraHeaders })).rejects.toBeDefined();
    await connect(session.accessToken, { extraHeaders: { origin: services().config.siteUrl } });
  });

  test('announces to the devices of both people, and to no others', async () => {
    const pair = await makePair(services());
    const other = await makePair(services());
    const [buyer, tab, seller, stranger] = await Promise.all(
      [pair.buyer, pair.buyer, pair.seller, other.buyer].map(async (ctx) => connect((await signedIn(ctx)).accessToken)),
    );
    const message = await say(pair.seller, pair.id, 'It is.');
    await markRead({ ctx: pair.buyer, input: { id: pair.id, userId: idOf(pair.buyer) } });
    const expected = [
      { name: 'messages:created', payload: { conversationId: pair.id, from: 2, to: 2, messages: [message] } },
      { name: 'conversation:read', payload: { conversationId: pair.id, userId: idOf(pair.buyer), seq: 2 } },
    ];
    for (const device of [buyer, tab, seller]) await expect.poll(() => device?.heard).toEqual(expected);
    expect(stranger?.heard).toEqual([]);
  });

  test('passes on that somebody types, to the other person alone, and not between those who block', async () => {
    const pair = await makePair(services());
    const stranger = (await makePair(services())).buyer;
    const [buyer, seller, third] = await Promise.all(
      [pair.buyer, pair.seller, stranger].map(async (ctx) => connect((await signedIn(ctx)).accessToken)),
    );
    const said = { conversationId: pair.id, typing: true };
    await third?.socket.emitWithAck('typing', said);
    await third?.socket.emitWithAck('typing', 'nonsense');
    await buyer?.socket.emitWithAck('typing', { ...said, userId: idOf(pair.seller) });
    expect(seller?.heard).toEqual([]);
    // A flood is heard once.
    await Promise.all(Array.from({ length: 20 }, () => buyer?.socket.emitWithAck('typing', said)));
    await expect
      .poll(() => seller?.heard)
      .toEqual([{ name: 'typing', payload: { ...said, userId: idOf(pair.buyer) } }]);
    expect(buyer?.heard).toEqual([]);
    await blockPerson({ ctx: pair.buyer, input: { personId: idOf(pair.seller) } });
    const before = buyer?.heard.filter(({ name }) => name === 'typing').length;
    await seller?.socket.emitWithAck('typing', said);
    expect(buyer?.heard.filter(({ name }) => name === 'typing')).toHaveLength(before ?? 0);
  });

  test('ends with the session', async () => {
    const { buyer } = await makePair(services());
    const [ended, stays] = [await signedIn(buyer), await signedIn(buyer)];
    const [gone, kept] = [await connect(ended.accessToken), await connect(stays.accessToken)];
    await closeSession({ services: services(), sessionId: ended.id });
    await expect.poll(() => gone.socket.connected).toBe(false);
    expect(kept.socket.connected).toBe(true);
    await expect(connect(ended.accessToken)).rejects.toEqual({ reason: 'token' });
  });

  test('is opened by the page with a pass, says when it is ready, and tells what was announced', async () => {
    expect(() => getSocket()).toThrow('Socket is not initialized. Call initSocket first.');
    const pair = await makePair(services());
    const { accessToken } = await signedIn(pair.buyer);
    const ready: boolean[] = [];
    const heard: SocketEvent[] = [];
    let token: string | null = null;
    const hooks = { onReady: (is: boolean) => void ready.push(is), onEvent: (it: SocketEvent) => void heard.push(it) };
    initSocket({ ...hooks, token: () => token, url: live.url });
    await expect(connectSocket()).rejects.toThrow('Failed to connect socket due to missing token.');
    token = accessToken;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      fetch(live.url + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
    );
    await connectSocket();
    await expect.poll(() => ready).toEqual([true]);
    const { opts } = getSocket().io;
    expect(opts).toMatchObject({
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      timeout: 20_000,
    });
    expect(opts.reconnectionAttempts).toBe(Number.POSITIVE_INFINITY);
    expect(String(opts.query?.token)).toMatch(/^p1\./);
    await say(pair.seller, pair.id, 'It is.');
    await expect.poll(() => heard.map(({ name }) => name)).toEqual(['messages:created']);
    await sayTyping({ conversationId: pair.id, typing: true });
    closeSocket();
    expect(ready).toEqual([true, false]);
  });
});
