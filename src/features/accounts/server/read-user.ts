import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';
import type { UserRow } from './find-or-create-user.ts';
import type { User } from '../contracts/users.ts';

const { users } = schema;

/** A row as its own person reads it. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    has_password: row.passwordHash !== null,
    fullname: row.fullName,
    phone: row.phone,
    phone_confirmed: row.phoneConfirmedAt !== null,
    type: row.type,
    country: row.country,
    language: row.language,
    contact_method: row.contactMethod,
    postcode: row.postcode,
    settings: row.settings,
    created_at: row.createdAt.toISOString(),
  };
}

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
