import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { accountEmails as emails } from '../words/account-emails.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { hashPassword } from './passwords.ts';
import { consumeSecret, issueProof } from './proofs.ts';
import { revokeAllSessions } from './revoke-session.ts';
import { limitProofRequest } from './limits.ts';

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

type Done = { readonly signedIn: SignedIn; readonly ended: readonly string[] };

/**
 * Sets a new password with the secret of a mailed link, signs every other device out and this one in. Throws
 * `unauthenticated` when the link is used, too old or made up.
 */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; password: string; device?: string };
}): Promise<SignedIn> {
  const passwordHash = await hashPassword(input.password);
  const done = await ctx.db.transaction(async (db): Promise<Done | null> => {
    const base = { ...ctx, db };
    const proof = await consumeSecret(base, { kind: 'RESET', secret: input.token });
    if (!proof) return null;
    const at = ctx.now();
    const [user] = await db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: at, updatedAt: at })
      .where(and(eq(users.email, proof.email), isNull(users.deletedAt)))
      .returning();
    if (!user) return null;
    const ended = await revokeAllSessions(base, user.id);
    const { subject, preview, heading, paragraphs, footer } = emails.passwordChanged;
    await enqueueEmail({
      db,
      email: { to: user.email, subject, ...renderEmail({ preview, heading, paragraphs, footer }) },
    });
    const session = await completeSignIn(base, { user, device: input.device });
    return { signedIn: { user, session, outcome: 'existing' }, ended };
  });
  if (!done) throw unauthenticated(account.staleLink);
  ctx.realtime.signOut(done.ended);
  void kickMail({ services: ctx });
  await ctx.limits.reset('sign-in-address', done.signedIn.user.email);
  return done.signedIn;
}
