import { eq } from 'drizzle-orm';
import type { Ctx, Services } from '#platform/context.ts';
import { kickMail, enqueueEmail, renderEmail } from '#platform/mail/index.ts';
import { limitProofRequest } from './limits.ts';
import { readPayload, issueProof } from './proofs.ts';
import { fill } from '#shared/text.ts';
import { accountEmails } from '../words/account-emails.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import type { ProofPayload } from './proof-payload.ts';

type Base = Pick<Services, 'config' | 'now'> & { readonly db: Executor };

/**
 * Mails a code. Somebody who signs up with a known address reads in the letter that it has an account; nobody else
 * can tell, here or from the time it takes.
 */
export async function sendCode(base: Base, email: string, payload: ProofPayload): Promise<{ ticket: string }> {
  const { ticket, secret } = await issueProof(base, { kind: 'CODE', email, payload });
  const [known] = await base.db.select({ id: schema.users.id }).from(schema.users).where(eq(schema.users.email, email));
  const signUp = known ? accountEmails.exists : accountEmails.welcome;
  const { subject, preview, heading, paragraphs, footer } = payload.profile ? signUp : accountEmails.code;
  const body = renderEmail({ preview, heading, paragraphs, code: secret, footer });
  await enqueueEmail({ db: base.db, email: { to: email, subject: fill(subject, { code: secret }), ...body } });
  return { ticket };
}

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
