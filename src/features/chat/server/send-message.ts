import { eq } from 'drizzle-orm';
import type { Message, StructuredBody } from '../contracts/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx, Services } from '#platform/context.ts';
import { newSecret, newId } from '#platform/ids.ts';
import type { Pending, Prepare, Written } from './pending.ts';
import { saidText, findRepeats, requireSame } from './find-repeats.ts';
import { prepareStructured } from './structured.ts';
import { readWords } from './words.ts';
import { writeText } from './writer.ts';
import { chats } from '../words/chats.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import { announceMessages } from './announce.ts';
import { mayHaveBeenSaid, readKnown, refusalOf } from './may-write.ts';
import { viewMessages } from './message-views.ts';
import type { Pair } from './pairs.ts';
import type { MessageRow } from './rows.ts';
import { saveMessages } from './save-messages.ts';

const { conversations } = schema;

type Stored = { readonly row: MessageRow; readonly pair: Pair; readonly repeated: boolean };

/**
 * Writes a message that is more than text, and tells both people. Its rules read what was said before, so it holds its
 * conversation while they are asked.
 */
async function writeStructured(services: Services, pending: Pending, prepare: Prepare): Promise<Written> {
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

export type SendInput = {
  readonly conversationId: string;
  readonly message: string;
  readonly body?: StructuredBody;
  /** Names the message: sent again with the same key it stays one message. */
  readonly key?: string | undefined;
  readonly expects?: Pending['expects'];
  /** The asking session, when it was remembered and not looked up. @throws unauthenticated when it is closed by now */
  readonly session?: string;
};

/**
 * Writes a message; resolves once it is committed and both people's devices are being told.
 * @throws missing for a conversation of others, invalid for words that cannot be sent, refused (`you_blocked`,
 * `blocked`, `person_gone`, `idempotency_key_reused` and the words of offers and viewings), too-many.
 */
export async function sendMessage({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SendInput;
}): Promise<{ message: Message; repeated: boolean }> {
  const { userId } = requireMember(ctx);
  const { conversationId, body = { kind: 'TEXT' }, key = newSecret(), expects, session } = input;
  const content = readWords(input.message, { mayBeEmpty: body.kind !== 'TEXT' });
  await ctx.limits.consume('message', userId);
  const pending: Pending = {
    conversationId,
    senderId: userId,
    key,
    session,
    kind: body.kind,
    content,
    said: saidText(content, body),
    ...(expects && { expects }),
  };
  const { message, repeated } =
    body.kind === 'TEXT'
      ? await writeText(ctx, pending)
      : await writeStructured(ctx, pending, prepareStructured(body, { by: userId, now: ctx.now(), note: content }));
  return { message, repeated };
}
