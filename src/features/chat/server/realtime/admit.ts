import type { Server, Socket } from 'socket.io';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SocketRefusal } from '../../contracts/chat-socket.ts';
import { chatSocket } from '../../words/chats.ts';
import { findSession, liveSessions } from '#features/accounts/server/index.ts';
import type { Services, Ctx } from '#platform/context.ts';
import { requireMember } from '#platform/actor.ts';
import type { Config } from '#platform/config/config.ts';

/** Every device of a person, and every tab of a session. */
export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

const LASTS_MS = 60_000;
const PASS = /^p1\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/;

const sign = (authSecret: string, sessionId: string, until: string): string =>
  createHmac('sha256', authSecret).update(`curbtag socket\n${sessionId}\n${until}`).digest('base64url');

/**
 * A pass for one connection of the asking session. Addresses end up in the logs of proxies, so what stands in the
 * socket's query opens nothing else and holds for a minute.
 */
export function issueSocketPass({ ctx }: { ctx: Ctx }): { token: string; expiresAt: string } {
  const { sessionId } = requireMember(ctx);
  const until = ctx.now().getTime() + LASTS_MS;
  const token = `p1.${sessionId}.${until}.${sign(ctx.config.authSecret, sessionId, String(until))}`;
  return { token, expiresAt: new Date(until).toISOString() };
}

/** The session a pass was made for; null when it is stale, or none of ours. */
function readSocketPass(
  { config, now }: { config: Pick<Config, 'authSecret'>; now: () => Date },
  token: string,
): string | null {
  const [, sessionId = '', until = '', signature = ''] = PASS.exec(token) ?? [];
  const [given, real] = [Buffer.from(signature), Buffer.from(sign(config.authSecret, sessionId, until))];
  if (given.length !== real.length || !timingSafeEqual(given, real)) return null;
  return Number(until) > now().getTime() ? sessionId : null;
}

/** Tabs and devices of one person on one process. */
const MAX_OF_ONE = 30;
const MAX_TOKEN_LENGTH = 300;

type Admitted = { readonly userId: string; readonly sessionId: string };

/** Whom a connection belongs to. Set before it is let in. */
export const admitted = (socket: Socket): Admitted => socket.data as Admitted;

/** Lets a device in when the token in its query opens a session that is alive; refuses with a reason otherwise. */
export function admitDevices(io: Server, services: Services): void {
  io.use(async (socket, next) => {
    try {
      const found = await identify(services, socket.handshake.query.token);
      if (!found) return next(refusal('token'));
      if (crowded(io, found.userId)) return next(refusal('too_many'));
      Object.assign(socket.data, found);
      await socket.join([userRoom(found.userId), sessionRoom(found.sessionId)]);
      next();
    } catch (error) {
      services.telemetry.error(error, { path: 'socket', method: 'CONNECT' });
      next(refusal('unavailable'));
    }
  });
}

const crowded = (io: Server, userId: string): boolean =>
  (io.of('/').adapter.rooms.get(userRoom(userId))?.size ?? 0) >= MAX_OF_ONE;

/** A pass, or the access token of the session itself. */
async function identify(services: Services, token: unknown): Promise<Admitted | null> {
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH) return null;
  const sessionId = readSocketPass(services, token);
  if (sessionId === null) {
    const session = await findSession(services, token);
    return session && { userId: session.userId, sessionId: session.id };
  }
  const userId = (await liveSessions({ services, ids: [sessionId] })).get(sessionId);
  return userId === undefined ? null : { userId, sessionId };
}

function refusal(reason: SocketRefusal): Error {
  return Object.assign(new Error(chatSocket[reason]), { data: { reason } });
}
