import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import type { UserRow } from './find-or-create-user.ts';

const { users } = schema;

/** The signed-in person's own row. Any other id is not there (404). */
export async function readUser({ ctx, input }: { ctx: Ctx; input: { userId: string } }): Promise<UserRow> {
  const member = requireMember(ctx);
  if (input.userId !== member.userId) throw missing(account.noSuchUser);
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, input.userId), isNull(users.deletedAt)))
    .limit(1);
  if (!user) throw missing(account.noSuchUser);
  return user;
}
