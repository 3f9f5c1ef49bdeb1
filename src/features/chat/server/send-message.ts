import type { Message, StructuredBody } from '../contracts/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { newSecret } from '#platform/ids.ts';
import type { Pending } from './pending.ts';
import { saidText } from './said.ts';
import { prepareStructured } from './structured.ts';
import { readWords } from './words.ts';
import { writeStructured } from './write-structured.ts';
import { writeText } from './writer.ts';

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
