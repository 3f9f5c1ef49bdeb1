import type { Socket } from 'socket.io';
import { SOCKET } from '#shared/constants.ts';
import { admitDevices, admitted, sessionRoom } from './admit.ts';
import { createFanOut } from './fan-out.ts';
import { openSockets, type Sockets } from './socket-server.ts';
import { sweepDevices } from './sweep.ts';
import { type SocketEvent, typingSaid } from '../../contracts/chat-socket.ts';
import type { Realtime } from '#platform/realtime/types.ts';
import { findListener } from '../index.ts';
import type { Services } from '#platform/context.ts';
import { announceTo } from '../announce.ts';

/** ms between two words of one device. A person begins and ends to type; a machine that floods is not heard. */
const PAUSE = 300;
/** ms that a device is remembered to be part of a conversation: a block is felt soon. */
const REMEMBERED = 20_000;

/** Passes on that somebody types, to the other person of a conversation they are both in. */
function hearTyping(socket: Socket, services: Services, realtime: Realtime): void {
  const { userId } = admitted(socket);
  const listeners = new Map<string, string | null>();
  let last = 0;
  let since = 0;

  const listenerOf = async (conversationId: string): Promise<string | null> => {
    if (Date.now() - since > REMEMBERED) {
      listeners.clear();
      since = Date.now();
    }
    const known = listeners.get(conversationId);
    if (known !== undefined) return known;
    const found = await findListener({ services, input: { conversationId, userId } });
    listeners.set(conversationId, found);
    return found;
  };

  const pass = async (said: unknown): Promise<void> => {
    const read = typingSaid.safeParse(said);
    const at = Date.now();
    if (!read.success || at - last < PAUSE) return;
    last = at;
    const other = await listenerOf(read.data.conversationId);
    if (other) announceTo({ realtime }, [other], { name: 'typing', payload: { ...read.data, userId } });
  };

  socket.on('typing', (said: unknown, answer: unknown) => {
    pass(said)
      .catch((error: unknown) => services.telemetry.error(error, { path: 'socket', method: 'TYPING' }))
      .finally(() => typeof answer === 'function' && answer());
  });
}

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
