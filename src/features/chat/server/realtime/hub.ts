import { SOCKET } from '#shared/constants.ts';
import { admitDevices } from './admit.ts';
import { createFanOut } from './fan-out.ts';
import { sessionRoom } from './rooms.ts';
import { openSockets, type Sockets } from './socket-server.ts';
import { sweepDevices } from './sweep.ts';
import type { SocketEvent } from '../../contracts/chat-socket.ts';
import type { Realtime } from '#platform/realtime/types.ts';
import { hearTyping } from './typing.ts';

const SWEEP_MS = 15_000;

/** The one hub of a process. Until it is attached to a server it announces to nobody, as in tests and tasks. */
export function createRealtime(): Realtime {
  let sockets: Sockets | null = null;
  let fanOut: ReturnType<typeof createFanOut> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const realtime: Realtime = {
    announce(people, event: SocketEvent) {
      fanOut?.({ people, ...event });
    },
    signOut(sessionIds) {
      if (sessionIds.length > 0) sockets?.io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    attach({ services, server }) {
      if (sockets) throw new Error('The sockets are attached already.');
      const opened = openSockets({ services, server });
      sockets = opened;
      fanOut = createFanOut(opened.io, { services, shared: services.config.databaseUrl !== null });
      admitDevices(opened.io, services);
      opened.io.on('connection', (socket) => hearTyping(socket, services, realtime));
      const sweep = () =>
        void sweepDevices(opened.io, services).catch((error: unknown) =>
          services.telemetry.error(error, { path: SOCKET.path, method: 'SWEEP' }),
        );
      timer = setInterval(sweep, SWEEP_MS);
      timer.unref();
    },
    connected: () => sockets?.io.engine.clientsCount ?? 0,
    async close() {
      clearInterval(timer);
      const open = sockets;
      sockets = null;
      fanOut = null;
      await open?.close();
    },
  };
  return realtime;
}
