import { and, eq, isNull, ne } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { accountEmails as emails } from '../words/account-emails.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import { hashPassword } from './passwords.ts';
import { type Reauthentication, reauthenticate } from './reauthenticate.ts';
import { parseNewPassword } from '../rules/password.ts';

const { users, sessions } = schema;

/** A password good enough to be set, or a refusal that names the field. */
export function checkNewPassword(typed: unknown, email: string): string {
  const password = parseNewPassword(typed, email);
  if (password.ok) return password.value;
  throw refused(password.reason, 'weak_password', [{ field: 'password', message: password.reason }]);
}

type Input = { readonly next: string; readonly proof: Reauthentication };

/**
 * Replaces the password by one that the person types, who shows the present one, a mailed code or a recent sign-in, and
 * signs every other device out at once.
 * @throws forbidden (`reauthenticate`), refused (`wrong_password`, `wrong_code`, `weak_password`), too-many
 */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  const member = requireMember(ctx);
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, member.userId), isNull(users.deletedAt)));
  if (!user) throw missing(account.noSuchUser);
  // Before the proof, so that a weak password does not use a code up.
  const next = checkNewPassword(input.next, user.email);
  await reauthenticate({ ctx, input: { user, proof: input.proof } });
  const passwordHash = await hashPassword(next);
  const at = ctx.now();
  const ended = await ctx.db.transaction(async (db) => {
    await db.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, user.id));
    const others = await db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt), ne(sessions.id, member.sessionId)))
      .returning({ id: sessions.id });
    const { subject, preview, heading, paragraphs, footer } = emails.passwordChanged;
    await enqueueEmail({
      db,
      email: { to: user.email, subject, ...renderEmail({ preview, heading, paragraphs, footer }) },
    });
    return others;
  });
  ctx.realtime.signOut(ended.map(({ id }) => id));
  void kickMail({ services: ctx });
}
