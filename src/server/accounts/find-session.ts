import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { schema } from '../db/index.ts';
import { hashSecret } from '../ids.ts';
import { SESSION_TOUCH_MS, sessionExpiry } from './session-lifetime.ts';

const { sessions, users } = schema;

export type LiveSession = {
  readonly id: string;
  readonly userId: string;
  readonly role: 'MEMBER' | 'OPERATOR';
  readonly expiresAt: Date;
};

/** The session an access token opens: not revoked, not expired, its person not deleted. Null otherwise. */
export async function findSession(services: Services, accessToken: string): Promise<LiveSession | null> {
  const now = services.now();
  const [row] = await services.db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: users.role,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(accessToken)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  if (!row) return null;
  const due = now.getTime() - row.seenAt.getTime() >= SESSION_TOUCH_MS;
  const expiresAt = due ? await touch(services, row, now) : row.expiresAt;
  return { id: row.id, userId: row.userId, role: row.role === 'OPERATOR' ? 'OPERATOR' : 'MEMBER', expiresAt };
}

/** Not worth failing a read for: while the disk is full, people stay signed in. */
async function touch(
  services: Services,
  row: { id: string; createdAt: Date; expiresAt: Date },
  now: Date,
): Promise<Date> {
  const expiresAt = sessionExpiry(row.createdAt, now);
  try {
    await services.db.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.id, row.id));
    return expiresAt;
  } catch {
    return row.expiresAt;
  }
}
