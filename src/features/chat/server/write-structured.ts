import { eq } from 'drizzle-orm';
import { chats } from '../words/chats.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { announceMessages } from './announce.ts';
import { findRepeats, requireSame } from './find-repeats.ts';
import { mayHaveBeenSaid, readKnown, refusalOf } from './may-write.ts';
import { viewMessages } from './message-views.ts';
import type { Pair } from './pairs.ts';
import type { Pending, Prepare, Written } from './pending.ts';
import type { MessageRow } from './rows.ts';
import { saveMessages } from './save-messages.ts';

const { conversations } = schema;

type Stored = { readonly row: MessageRow; readonly pair: Pair; readonly repeated: boolean };

/**
 * Writes a message that is more than text, and tells both people. Its rules read what was said before, so it holds its
 * conversation while they are asked.
 */
export async function writeStructured(services: Services, pending: Pending, prepare: Prepare): Promise<Written> {
  const { row, pair, repeated } = await store(services, pending, prepare);
  const [message] = await viewMessages({ services, rows: [row] });
  if (!message) throw missing(chats.missing);
  const written = { pair, message, repeated };
  announceMessages(services, [written]);
  return written;
}

async function store(services: Services, pending: Pending, prepare: Prepare): Promise<Stored> {
  const now = services.now();
  const { conversationId, senderId, key, kind, said } = pending;
  return services.db.transaction(async (tx) => {
    await tx.select().from(conversations).where(eq(conversations.id, conversationId)).for('update');
    const known = await readKnown(tx, [pending], now);
    const refusal = refusalOf(pending, known);
    if (refusal && !mayHaveBeenSaid(refusal)) throw refusal;
    const pair = known.pairs.get(conversationId) as Pair;
    // Before the rules: they may not hold for what was sent already, such as the answer to an offer.
    const [before] = (await findRepeats(tx, [pending])).values();
    if (before) {
      requireSame(before, pending);
      return { row: before, pair, repeated: true };
    }
    if (refusal) throw refusal;
    const id = newId(now);
    const { content, body } = await prepare({ tx, pair, messageId: id });
    const draft = { conversationId, id, senderId, key, kind, content, body: { ...body, said }, createdAt: now };
    const [row] = await saveMessages(tx, [draft]);
    if (!row) throw missing(chats.missing);
    return { row, pair, repeated: false };
  });
}
