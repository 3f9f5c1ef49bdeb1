import type { Services } from '#platform/context.ts';
import type { Database } from '#platform/db/index.ts';
import { hashSecret } from '#platform/ids.ts';
import { findSession, type LiveSession } from './find-session.ts';

/** ms that a session is remembered: it is looked up again before its time of last use would be written. */
const REMEMBERED = 60_000;
const MAX = 20_000;

type Remembered = { readonly session: LiveSession; readonly until: number };
const memories = new WeakMap<Database, Map<string, Remembered>>();

/**
 * Like `findSession`, for who sends many messages: it tells whose session a token opened within the last minute, which
 * never changes. **Whether it is still alive is not known**: ask `liveSessions` before anything is written.
 */
export async function recallSession(services: Services, accessToken: string): Promise<LiveSession | null> {
  const memory = memories.get(services.db) ?? new Map<string, Remembered>();
  memories.set(services.db, memory);
  const hash = hashSecret(accessToken);
  const now = services.now().getTime();
  const known = memory.get(hash);
  if (known && known.until > now) return known.session;
  memory.delete(hash);
  const session = await findSession(services, accessToken);
  if (!session) return null;
  if (memory.size >= MAX) memory.clear();
  memory.set(hash, { session, until: now + REMEMBERED });
  return session;
}

/** It was found closed. */
export function forgetSession(services: Services, accessToken: string): void {
  memories.get(services.db)?.delete(hashSecret(accessToken));
}
