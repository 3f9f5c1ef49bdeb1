import type { Server, Socket } from 'socket.io';
import type { SocketRefusal } from '../../contracts/chat-socket.ts';
import { chatSocket } from '../../words/chats.ts';
import { findSession, liveSessions } from '#features/accounts/server/index.ts';
import type { Services } from '#platform/context.ts';
import { readSocketPass } from './pass.ts';
import { sessionRoom, userRoom } from './rooms.ts';

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
