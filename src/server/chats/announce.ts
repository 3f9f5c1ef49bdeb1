import type { Message } from '#contracts/chats.ts';
import type { Services } from '../context.ts';
import { viewMessages } from './message-views.ts';
import type { Outcome, Written } from './pending.ts';

/** Bytes of an announcement that pass through NOTIFY in one piece; a longer message is read by its place. */
const LONGEST = 6_000;

/** Tells both people of messages that have just been committed, in their order. Never rejects. */
export async function announceMessages(services: Services, outcomes: readonly Outcome[]): Promise<void> {
  try {
    const fresh = outcomes.flatMap((outcome) => (outcome.ok && !outcome.written.repeated ? [outcome.written] : []));
    if (fresh.length === 0) return;
    const views = await viewWritten(services, fresh);
    fresh.forEach((written, at) => void announce(services, written, views[at] as Message));
  } catch (error) {
    // The message is safe; devices find it when they next look.
    services.telemetry.error(error, { path: 'chats', method: 'ANNOUNCE' });
  }
}

/** A commit of texts needs no look at the database. */
async function viewWritten(services: Services, fresh: readonly Written[]): Promise<readonly (Message | null)[]> {
  const views = fresh.map(({ view }) => view);
  return views.every((view) => view !== null) ? views : viewMessages({ services, rows: fresh.map(({ row }) => row) });
}

function announce({ realtime }: Services, { conversation, row }: Written, view: Message): void {
  // A sign is at most four bytes, and escapes make it six.
  const short = view.content.length < LONGEST / 6 || Buffer.byteLength(JSON.stringify(view)) < LONGEST;
  const payload = { conversationId: conversation.id, seq: row.seq, message: short ? view : null };
  realtime.announce([conversation.buyerId, conversation.sellerId], { name: 'message:created', payload });
}
