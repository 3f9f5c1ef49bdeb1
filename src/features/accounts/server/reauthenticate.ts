import { and, eq, gt, isNull } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { AppError, refused } from '#platform/errors.ts';
import { countSignIn, forgiveSignIn } from '#platform/limits/index.ts';
import type { UserRow } from './find-or-create-user.ts';
import { verifyPassword } from './passwords.ts';
import { tryMailedCode } from './sign-in-with-code.ts';

const { sessions } = schema;

/** ms. A sign-in on this session that is younger is proof enough of who asks. */
const RECENT_SIGN_IN_MS = 10 * 60_000;

/** What a person shows beside an open session, for what must not be done with a borrowed device. */
export type Reauthentication = {
  readonly password?: string | undefined;
  /** Six digits mailed to the account's own address; `ticket` came back when they were asked for. */
  readonly code?: string | undefined;
  readonly ticket?: string | undefined;
  readonly network: string;
};
type Input = { readonly user: UserRow; readonly proof: Reauthentication };

/** Whether the asking session was opened less than ten minutes ago. */
export async function hasRecentSignIn({ ctx }: { ctx: Ctx }): Promise<boolean> {
  const { sessionId, userId } = requireMember(ctx);
  const since = new Date(ctx.now().getTime() - RECENT_SIGN_IN_MS);
  const isRecent = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.createdAt, since));
  const [recent] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isRecent, isNull(sessions.revokedAt)));
  return recent !== undefined;
}

/**
 * Makes sure that the account's own person asks: by the password or code they show, which must be right when given, or
 * by a sign-in of the last ten minutes. Throws `forbidden` with the reason `reauthenticate` (403: a 401 would sign the
 * browser out), or `refused` with `wrong_password` or `wrong_code`.
 */
export async function reauthenticate({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  const { password, code } = input.proof;
  if (password) return checkPassword(ctx, input, password);
  if (code) return checkCode(ctx, input, code);
  if (!(await hasRecentSignIn({ ctx })))
    throw new AppError('forbidden', account.reauthenticate, { reason: 'reauthenticate' });
}

async function checkPassword(ctx: Ctx, { user, proof }: Input, password: string): Promise<void> {
  const tried = { limits: ctx.limits, email: user.email, network: proof.network };
  await countSignIn(tried);
  if (!(await verifyPassword(user.passwordHash, password)))
    throw wrong('password', account.wrongPasswordToProve, 'wrong_password');
  await forgiveSignIn(tried);
}

async function checkCode(ctx: Ctx, { user, proof }: Input, code: string): Promise<void> {
  const tried = { email: user.email, code, ticket: proof.ticket ?? null };
  const found = await tryMailedCode({ ctx, input: tried, open: async () => true });
  if (!found) throw wrong('code', account.wrongCode, 'wrong_code');
}

const wrong = (field: string, message: string, reason: string) => refused(message, reason, [{ field, message }]);
