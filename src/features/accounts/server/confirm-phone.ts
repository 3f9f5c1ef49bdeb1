import { and, eq } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import * as schema from '../schema.ts';
import type { UserRow } from './find-or-create-user.ts';
import { findChangeTicket, tryTicketedCode } from './proofs.ts';
import { readUser } from './read-user.ts';

const { users } = schema;

/**
 * Takes the code that was texted to the person’s number: from here on texts go there. Five tries for a code, and it must
 * be the number that the account has now.
 * @throws refused (`wrong_code`), too-many
 */
export async function confirmPhone({ ctx, code }: { ctx: Ctx; code: string }): Promise<UserRow> {
  const { userId } = requireMember(ctx);
  await ctx.limits.consume('code-try', `${userId}|phone`);
  const { email, phone } = await readUser({ ctx, input: { userId } });
  const confirmed = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    if (phone === null) return null;
    const ticket = await findChangeTicket(base, { kind: 'PHONE', email, userId, phone });
    if (ticket === null) return null;
    // Not thrown in here: the try must stay counted.
    if (!(await tryTicketedCode(base, { kind: 'PHONE', email, ticket, code: code.replace(/[\s-]/g, '') }))) return null;
    const [row] = await db
      .update(users)
      .set({ phoneConfirmedAt: ctx.now(), updatedAt: ctx.now() })
      .where(and(eq(users.id, userId), eq(users.phone, phone)))
      .returning();
    return row ?? null;
  });
  if (!confirmed) throw refused(account.wrongCode, 'wrong_code');
  return confirmed;
}
