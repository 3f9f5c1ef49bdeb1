import type { Server } from 'socket.io';
import { liveSessions } from '#features/accounts/server/index.ts';
import type { Services } from '#platform/context.ts';
import { admitted } from './admit.ts';

/**
 * Lets go of devices of this process whose session ended without a word to it: expired, or closed while the word of
 * another process did not come through. Gives how many.
 */
export async function sweepDevices(io: Server, services: Services): Promise<number> {
  const sockets = [...io.of('/').sockets.values()];
  const ids = [...new Set(sockets.map((socket) => admitted(socket).sessionId))];
  const alive = await liveSessions({ services, ids });
  const dead = sockets.filter((socket) => !alive.has(admitted(socket).sessionId));
  for (const socket of dead) socket.disconnect(true);
  return dead.length;
}
