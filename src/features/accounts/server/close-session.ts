import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { sessions } = schema;

/** Signing out: the session's token and cookie open nothing from now on. Closing it twice is fine. */
export async function closeSession({ services, sessionId }: { services: Services; sessionId: string }): Promise<void> {
  await services.db
    .update(sessions)
    .set({ revokedAt: services.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  services.realtime.signOut([sessionId]);
}
