import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx, Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';

const { sessions } = schema;

/**
 * Which of these sessions are alive, with their person: not closed, not expired, the account not deleted. One look into
 * each index for each of them, whatever the planner believes of the tables.
 */
export async function liveSessions({
  services: { db, now },
  ids,
}: {
  services: Pick<Services, 'now'> & { readonly db: Executor };
  ids: readonly string[];
}): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ id: string; userId: string }>(sql`
    select alive.id, alive.user_id as "userId"
      from json_array_elements_text(${JSON.stringify(ids)}::text::json) as asked(id),
           lateral (
             select s.id, s.user_id from sessions s
              where s.id = asked.id::uuid and s.revoked_at is null and s.expires_at > ${now().toISOString()}::timestamptz
              limit 1) as alive
     where (select true from users u where u.id = alive.user_id and u.deleted_at is null)`);
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

export type SessionEntry = {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly current: boolean;
};

/** Where the person is signed in, the latest used first. */
export async function listSessions({ ctx }: { ctx: Ctx }): Promise<SessionEntry[]> {
  const { userId, sessionId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sessions.seenAt))
    .limit(100);
  return rows.map((row) => ({ ...row, current: row.id === sessionId }));
}
