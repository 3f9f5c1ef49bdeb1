import type { Message } from '#contracts/chats.ts';
import type { Services } from '../context.ts';
import { viewMessages } from './message-views.ts';
import type { Outcome, Written } from './pending.ts';

/**
 * Tells both people of messages that have just been committed, in their order: one announcement for what a commit
 * brought to a conversation. Never rejects.
 */
export async function announceMessages(services: Services, outcomes: readonly Outcome[]): Promise<void> {
  try {
    const fresh = outcomes.flatMap((outcome) => (outcome.ok && !outcome.written.repeated ? [outcome.written] : []));
    if (fresh.length === 0) return;
    const views = await viewWritten(services, fresh);
    const told = new Map<string, { written: Written; messages: Message[] }>();
    fresh.forEach((written, at) => {
      const message = views[at] as Message;
      const known = told.get(message.conversationId);
      if (known) known.messages.push(message);
      else told.set(message.conversationId, { written, messages: [message] });
    });
    for (const { written, messages } of told.values()) announce(services, written, messages);
  } catch (error) {
    // The messages are safe; devices find them when they next look.
    services.telemetry.error(error, { path: 'chats', method: 'ANNOUNCE' });
  }
}

/** A commit of texts needs no look at the database. */
async function viewWritten(services: Services, fresh: readonly Written[]): Promise<readonly (Message | null)[]> {
  const views = fresh.map(({ view }) => view);
  return views.every((view) => view !== null) ? views : viewMessages({ services, rows: fresh.map(({ row }) => row) });
}

/** `written` is the first of them. */
function announce({ realtime }: Services, { conversation, row }: Written, messages: readonly Message[]): void {
  const to = messages.at(-1)?.seq ?? row.seq;
  const payload = { conversationId: conversation.id, from: row.seq, to, messages: [...messages] };
  realtime.announce([conversation.buyerId, conversation.sellerId], { name: 'messages:created', payload });
}
