import { and, eq, isNull } from 'drizzle-orm';
import { accountEmails as emails } from '../words/account-emails.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import { limitProofRequest } from './limits.ts';
import { issueProof } from './proofs.ts';

const { users } = schema;

/** Mails a link for a new password; to an address without an account, a letter that says so. The answer is the same. */
export async function requestPasswordReset({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; network: string };
}): Promise<void> {
  await limitProofRequest(ctx, input.email, input.network);
  await ctx.db.transaction(async (db) => {
    const { secret } = await issueProof({ ...ctx, db }, { kind: 'RESET', email: input.email, payload: {} });
    const [known] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, input.email), isNull(users.deletedAt)));
    const { subject, preview, heading, paragraphs, button, footer } = known ? emails.reset : emails.noAccount;
    const url = known
      ? resetUrl(ctx.config.siteUrl, secret)
      : new URL('/stickers/auth/register', ctx.config.siteUrl).href;
    const body = renderEmail({ preview, heading, paragraphs, button: { label: button, url }, footer });
    await enqueueEmail({ db, email: { to: input.email, subject, ...body } });
  });
  void kickMail({ services: ctx });
}

function resetUrl(siteUrl: string, token: string): string {
  const url = new URL('/stickers/auth/reset', siteUrl);
  url.searchParams.set('token', token);
  return url.href;
}
