import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  changePassword,
  closeSession,
  openSession,
  requestPasswordReset,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
} from '#features/accounts/server/index.ts';
import { type Ctx, withActor } from '#platform/context.ts';
import { createRealtime } from '#features/chat/server/realtime/index.ts';
import { deleteUser } from '#features/settings/server/index.ts';
import { ENGINES, type Engine } from '../../../../support/database.ts';
import { type LiveServer, startLiveServer } from '../../../../support/live-server.ts';
import { useServices } from '../../../../support/services.ts';
import { freshAddress, linkFor, mailer, NETWORK, NO_PROOF } from '../../../accounts/server/support.ts';
import { newPerson } from './support.ts';

// The sweep would close them too, a quarter of a minute later.
vi.mock('#features/chat/server/realtime/sweep.ts', () => ({ sweepDevices: async () => 0 }));

/** Where the other devices are connected: to the process that is told, and on PostgreSQL to another one as well. */
const PLACES = ENGINES.flatMap((engine): [Engine, 'this' | 'another'][] =>
  engine === 'postgres'
    ? [
        [engine, 'this'],
        [engine, 'another'],
      ]
    : [[engine, 'this']],
);

describe.each(PLACES)('on %s, devices connected to %s process are let go at once', (engine, place) => {
  const services = useServices({ engine, mailer });
  let here: LiveServer;
  let there: LiveServer;
  const open: Socket[] = [];
  beforeAll(async () => {
    here = await startLiveServer(services());
    there = place === 'this' ? here : await startLiveServer({ ...services(), realtime: createRealtime() });
  });
  afterAll(async () => {
    if (there !== here) await there.close();
    await here.close();
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });

  async function connect(token: string): Promise<Socket> {
    const socket = io(there.url, { query: { token }, forceNew: true, reconnection: false, transports: ['websocket'] });
    open.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  /** Somebody with two devices, both connected. */
  async function twoDevices() {
    const email = freshAddress();
    const userId = await newPerson(services(), email);
    const [mine, other] = await Promise.all([0, 1].map(() => openSession(services(), { userId })));
    if (!mine || !other) throw new Error('two sessions were opened');
    const who = { kind: 'user', userId, sessionId: mine.id, sessionKey: null, role: 'MEMBER' } as const;
    const ctx: Ctx = withActor(services(), who);
    return {
      ctx,
      userId,
      email,
      mine,
      other,
      here: await connect(mine.accessToken),
      away: await connect(other.accessToken),
    };
  }
  type Two = Awaited<ReturnType<typeof twoDevices>>;

  const expectGone = (socket: Socket) => expect.poll(() => socket.connected, { timeout: 30_000 }).toBe(false);

  test.each<[string, (two: Two) => Promise<unknown>]>([
    ['a new password', ({ ctx }) => changePassword({ ctx, input: { next: 'four tall pines', proof: NO_PROOF } })],
    ['signing one of them out', ({ ctx, other }) => revokeSession({ ctx, input: { sessionId: other.id } })],
    ['signing out everywhere else', ({ ctx }) => revokeOtherSessions({ ctx })],
    ['signing out there', ({ other }) => closeSession({ services: services(), sessionId: other.id })],
  ])('by %s, which this device outlives', async (_what, act) => {
    const two = await twoDevices();
    await act(two);
    await expectGone(two.away);
    expect(two.here.connected).toBe(true);
  });

  test('by a password reset through a mailed link', async () => {
    const two = await twoDevices();
    await requestPasswordReset({ ctx: two.ctx, input: { email: two.email, network: NETWORK } });
    const token = (await linkFor(services(), two.email)).searchParams.get('token') ?? '';
    await resetPassword({ ctx: two.ctx, input: { token, password: 'five tall pines' } });
    await expectGone(two.away);
    await expectGone(two.here);
  });

  test('by the end of the account', async () => {
    const two = await twoDevices();
    await deleteUser({ ctx: two.ctx, input: { userId: two.userId, proof: NO_PROOF } });
    await expectGone(two.away);
    await expectGone(two.here);
  });
});
