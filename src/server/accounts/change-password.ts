import { and, eq, isNull, ne } from 'drizzle-orm';
import { account } from '#messages/en/account.ts';
import { accountLetters as letters } from '#messages/en/account-letters.ts';
import { requireMember } from '../actor.ts';
import type { Ctx } from '../context.ts';
import { schema } from '../db/index.ts';
import { missing, refused } from '../errors.ts';
import { countSignIn, forgiveSignIn } from '../limits/index.ts';
import { enqueueLetter, kickMail, renderLetter } from '../mail/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const { users, sessions } = schema;
type Input = { readonly current: string; readonly next: string; readonly network: string };

/**
 * Replaces the password by one that the person types, who must know the present one, and signs every other device out.
 * Who has none yet gets one through the mailed link of `requestPasswordReset`: an open session alone is no proof.
 */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  const member = requireMember(ctx);
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, member.userId), isNull(users.deletedAt)));
  if (!user) throw missing(account.noSuchUser);
  const tried = { limits: ctx.limits, email: user.email, network: input.network };
  await countSignIn(tried);
  if (!(await verifyPassword(user.passwordHash, input.current)))
    throw refused(account.wrongCurrentPassword, 'wrong_password', [
      { field: 'current', message: account.wrongCurrentPassword },
    ]);
  await forgiveSignIn(tried);
  const passwordHash = await hashPassword(checkNewPassword(input.next, user.email));
  const at = ctx.now();
  await ctx.db.transaction(async (db) => {
    await db.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, user.id));
    await db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt), ne(sessions.id, member.sessionId)));
    const { subject, heading, paragraphs, footer } = letters.passwordChanged;
    await enqueueLetter({ db, letter: { to: user.email, subject, ...renderLetter({ heading, paragraphs, footer }) } });
  });
  void kickMail({ services: ctx });
}
