import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { sessions } = schema;

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
