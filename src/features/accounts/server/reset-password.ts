import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { accountEmails as emails } from '../words/account-emails.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { hashPassword } from './passwords.ts';
import { consumeSecret } from './proofs.ts';
import { revokeAllSessions } from './revoke-session.ts';

const { users } = schema;
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
