import type { SocketEvent } from '../contracts/chat-socket.ts';
import type { Message } from '../contracts/chats.ts';
import type { Services } from '#platform/context.ts';
import type { Pair } from './pairs.ts';
import type { Written } from './pending.ts';

/** To every device of these people, in the form their devices know. Call after the transaction has committed. */
export const announceTo = (
  { realtime }: Pick<Services, 'realtime'>,
  people: readonly string[],
  event: SocketEvent,
): void => realtime.announce(people, event);

/** Something about their conversation changed: both devices are asked to look. */
export const announceChange = (
  services: Pick<Services, 'realtime'>,
  { id, people }: { id: string; people: readonly string[] },
): void => announceTo(services, people, { name: 'conversation:updated', payload: { conversationId: id } });

/**
 * Tells both people of messages that have just been committed, in their order: one announcement for what a commit
 * brought to a conversation. Never throws: the messages are safe, and devices find them when they next look. What is sent
 * again is so because its answer was lost, and perhaps nobody was told: devices are asked to look.
 */
export function announceMessages(services: Services, written: readonly Written[]): void {
  try {
    const told = new Map<string, { pair: Pair; messages: Message[] }>();
    for (const { pair, message, repeated } of written) {
      if (repeated) {
        announceTo(services, peopleOf(pair), { name: 'conversation:updated', payload: { conversationId: pair.id } });
        continue;
      }
      const known = told.get(pair.id);
      if (known) known.messages.push(message);
      else told.set(pair.id, { pair, messages: [message] });
    }
    for (const { pair, messages } of told.values()) {
      const [from = 0, to = 0] = [messages.at(0)?.seq, messages.at(-1)?.seq];
      const payload = { conversationId: pair.id, from, to, messages };
      announceTo(services, peopleOf(pair), { name: 'messages:created', payload });
    }
  } catch (error) {
    services.telemetry.error(error, { path: 'chats', method: 'ANNOUNCE' });
  }
}

const peopleOf = ({ buyerId, sellerId }: Pair): string[] => [buyerId, sellerId];
