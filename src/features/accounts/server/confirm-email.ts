import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { accountEmails as emails } from '../words/account-emails.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import type { UserRow } from './find-or-create-user.ts';
import { findChangeTicket, tryTicketedCode } from './proofs.ts';

const { users } = schema;
type Input = { readonly userId: string; readonly email: string; readonly code: string };

/** Moves the account to an address once its code comes back, and tells the old address. */
export async function confirmEmail({ ctx, input }: { ctx: Ctx; input: Input }): Promise<UserRow> {
  const member = requireMember(ctx);
  if (input.userId !== member.userId) throw missing(account.noSuchUser);
  await ctx.limits.consume('code-try', `${member.userId}|${input.email}`);
  const moved = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    const [before] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, member.userId), isNull(users.deletedAt)))
      .for('update');
    const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, input.email));
    if (!before || taken) return null;
    const ticket = await findChangeTicket(base, { kind: 'EMAIL_CHANGE', email: input.email, userId: member.userId });
    if (ticket === null) return null;
    const code = input.code.replace(/[\s-]/g, '');
    const proof = await tryTicketedCode(base, { kind: 'EMAIL_CHANGE', email: input.email, ticket, code });
    if (!proof) return null;
    const at = ctx.now();
    const [after] = await db
      .update(users)
      .set({ email: input.email, emailVerifiedAt: at, updatedAt: at })
      .where(eq(users.id, before.id))
      .returning();
    const { subject, preview, heading, paragraphs, footer } = emails.addressMoved;
    await enqueueEmail({
      db,
      email: { to: before.email, subject, ...renderEmail({ preview, heading, paragraphs, footer }) },
    });
    return after ?? null;
  });
  if (!moved) throw refused(account.wrongCode, 'wrong_code');
  void kickMail({ services: ctx });
  return moved;
}
