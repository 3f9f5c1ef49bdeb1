import type { Ctx } from '#platform/context.ts';
import { kickMail } from '#platform/mail/index.ts';
import { limitProofRequest } from './limits.ts';
import { readPayload } from './proofs.ts';
import { sendCode } from './send-code.ts';

type Input = {
  readonly email: string;
  readonly network: string;
  /** The ticket of an earlier code: what was said with it (a sign-up) holds for the new one. */
  readonly after?: string;
};

/**
 * Mails a six-digit code that signs in whoever holds the mailbox. It goes the same way whether or not there is an
 * account: the code makes one. The ticket is for the browser that asked.
 */
export async function requestEmailCode({ ctx, input }: { ctx: Ctx; input: Input }): Promise<{ ticket: string }> {
  await limitProofRequest(ctx, input.email, input.network);
  const sent = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    const payload =
      input.after === undefined ? {} : await readPayload(base, { email: input.email, ticket: input.after });
    return sendCode(base, input.email, payload);
  });
  void kickMail({ services: ctx });
  return sent;
}
