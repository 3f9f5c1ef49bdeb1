import type { Message, StructuredBody } from '#contracts/chats.ts';
import { requireMember } from '../actor.ts';
import type { Ctx } from '../context.ts';
import { newSecret } from '../ids.ts';
import { viewMessages } from './message-views.ts';
import type { Pending } from './pending.ts';
import { saidText } from './said.ts';
import { prepareStructured } from './structured.ts';
import { readWords } from './words.ts';
import { writeMessage } from './writer.ts';

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
  const isText = body.kind === 'TEXT';
  const content = readWords(input.message, { mayBeEmpty: !isText });
  await ctx.limits.consume('message', userId);
  const { row, repeated, view } = await writeMessage(ctx, {
    conversationId,
    senderId: userId,
    key,
    content,
    said: saidText(content, body),
    session,
    ...(expects && { expects }),
    ...(!isText && { prepare: prepareStructured(body, { by: userId, now: ctx.now(), note: content }) }),
  });
  const [message] = view ? [view] : await viewMessages({ services: ctx, rows: [row] });
  return { message: message as Message, repeated };
}
