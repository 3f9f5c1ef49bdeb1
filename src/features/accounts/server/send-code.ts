import { eq } from 'drizzle-orm';
import { fill } from '#shared/text.ts';
import { accountEmails } from '../words/account-emails.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { enqueueEmail, renderEmail } from '#platform/mail/index.ts';
import type { ProofPayload } from './proof-payload.ts';
import { issueProof } from './proofs.ts';

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
