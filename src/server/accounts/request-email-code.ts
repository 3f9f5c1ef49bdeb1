import { fill } from '#domain/text.ts';
import { accountLetters as letters } from '#messages/en/account-letters.ts';
import type { Ctx } from '../context.ts';
import { enqueueLetter, kickMail, renderLetter } from '../mail/index.ts';
import { limitProofRequest } from './limits.ts';
import { issueProof } from './proofs.ts';

/**
 * Mails a six-digit code that signs in whoever holds the mailbox. It goes the same way whether or not there is an
 * account: the code makes one. The ticket is for the browser that asked.
 */
export async function requestEmailCode({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; network: string };
}): Promise<{ ticket: string }> {
  await limitProofRequest(ctx, input.email, input.network);
  const issued = await ctx.db.transaction(async (db) => {
    const { ticket, secret } = await issueProof({ ...ctx, db }, { kind: 'CODE', email: input.email, payload: {} });
    const { subject, heading, paragraphs, footer } = letters.code;
    const body = renderLetter({ heading, paragraphs, code: secret, footer });
    await enqueueLetter({ db, letter: { to: input.email, subject: fill(subject, { code: secret }), ...body } });
    return { ticket };
  });
  void kickMail({ services: ctx });
  return issued;
}
