import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { parseEmail } from '#shared/email.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { users } = schema;

/**
 * Makes somebody an operator, or a member again. For the command line: the first operator cannot be made by another one.
 * The address must be confirmed, or whoever signs up with it next would be one.
 */
export async function makeOperator({
  services,
  input,
}: {
  services: Pick<Services, 'db' | 'now'>;
  input: { email: string; role: 'OPERATOR' | 'MEMBER' };
}): Promise<Result<string>> {
  const email = parseEmail(input.email);
  if (!email.ok) return fail(email.reason);
  const [row] = await services.db
    .update(users)
    .set({ role: input.role, updatedAt: services.now() })
    .where(and(eq(users.email, email.value), isNotNull(users.emailVerifiedAt), isNull(users.deletedAt)))
    .returning({ email: users.email });
  return row ? ok(row.email) : fail(`There is no account with the confirmed address ${email.value}.`);
}
