import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { hashSecret, newId, newSecret } from '#platform/ids.ts';
import { sessionExpiry } from './session-lifetime.ts';

/** A device that has just signed in. The access token is shown this once; only its hash is kept. */
export type OpenedSession = {
  readonly id: string;
  readonly userId: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
};

/** Opens a session for somebody who has proven who they are. `device` is a short label, not a fingerprint. */
export async function openSession(
  { db, now }: { db: Executor; now: Services['now'] },
  input: { userId: string; device?: string },
): Promise<OpenedSession> {
  const at = now();
  const accessToken = newSecret();
  const session = { id: newId(at), userId: input.userId, expiresAt: sessionExpiry(at, at) };
  await db.insert(schema.sessions).values({
    ...session,
    tokenHash: hashSecret(accessToken),
    device: (input.device ?? '').slice(0, 80),
    createdAt: at,
    seenAt: at,
  });
  return { ...session, accessToken };
}
