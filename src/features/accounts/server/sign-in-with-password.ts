import { and, eq, isNull } from 'drizzle-orm';
import { MAX_PASSWORD } from '../rules/password.ts';
import { account } from '../words/account.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { countSignIn, forgiveSignIn } from '#platform/limits/index.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { verifyPassword } from './passwords.ts';

const { users } = schema;

/**
 * Signs in with address and password. A wrong one, an unknown address and an account without a password get the same
 * answer in the same time. Somebody else's tries make this door slow for the owner, never shut.
 */
export async function signInWithPassword({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; password: string; network: string; device?: string };
}): Promise<SignedIn> {
  const { limits } = ctx;
  await countSignIn({ limits, email: input.email, network: input.network });
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.email, input.email), isNull(users.deletedAt)))
    .limit(1);
  const typed = input.password.slice(0, MAX_PASSWORD + 1);
  const fits = await verifyPassword(user?.passwordHash ?? null, typed);
  if (!user || !fits) throw unauthenticated(account.wrongPassword);
  await forgiveSignIn({ limits, email: input.email, network: input.network });
  const session = await ctx.db.transaction((db) => completeSignIn({ ...ctx, db }, { user, device: input.device }));
  return { user, session, outcome: 'existing' };
}
