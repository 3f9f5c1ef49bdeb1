import type { Socket } from 'socket.io';
import { typingSaid } from '../../contracts/chat-socket.ts';
import { findListener } from '../index.ts';
import type { Services } from '#platform/context.ts';
import { admitted } from './admit.ts';
import type { Realtime } from '#platform/realtime/types.ts';
import { announceTo } from '../announce.ts';

/** ms between two words of one device. A person begins and ends to type; a machine that floods is not heard. */
const PAUSE = 300;
/** ms that a device is remembered to be part of a conversation: a block is felt soon. */
const REMEMBERED = 20_000;

/** Passes on that somebody types, to the other person of a conversation they are both in. */
export function hearTyping(socket: Socket, services: Services, realtime: Realtime): void {
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
