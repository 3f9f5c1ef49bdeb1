import { and, eq, isNull, ne } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx, Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';

const { sessions } = schema;

/** Signing out: the session's token and cookie open nothing from now on. Closing it twice is fine. */
export async function closeSession({ services, sessionId }: { services: Services; sessionId: string }): Promise<void> {
  await services.db
    .update(sessions)
    .set({ revokedAt: services.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  services.realtime.signOut([sessionId]);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Signs one of the person's own devices out. Somebody else's session is not there (404). */
export async function revokeSession({ ctx, input }: { ctx: Ctx; input: { sessionId: string } }): Promise<void> {
  const { userId } = requireMember(ctx);
  if (!UUID.test(input.sessionId)) throw missing(account.noSuchSession);
  const revoked = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.id, input.sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (revoked.length === 0) throw missing(account.noSuchSession);
  ctx.realtime.signOut([input.sessionId]);
}

/** Signs every other device of the person out. Gives how many those were. */
export async function revokeOtherSessions({ ctx }: { ctx: Ctx }): Promise<number> {
  const { userId, sessionId } = requireMember(ctx);
  const revoked = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  ctx.realtime.signOut(revoked.map(({ id }) => id));
  return revoked.length;
}

/**
 * Signs a person out everywhere: after a new password, and when the account goes. Gives the sessions that ended, whose
 * sockets are closed once the transaction is committed.
 */
export async function revokeAllSessions(
  { db, now }: { db: Executor; now: Services['now'] },
  userId: string,
): Promise<readonly string[]> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
