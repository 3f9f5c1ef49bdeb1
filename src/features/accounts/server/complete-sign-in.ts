import type { Actor, Services } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import { claimDrafts } from './claim-drafts.ts';
import { findOrCreateUser, type UserRow } from './find-or-create-user.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import type { ProofPayload } from './proof-payload.ts';

/** Somebody signed in. `outcome` says whether the account was made by it. */
export type SignedIn = {
  readonly user: UserRow;
  readonly session: OpenedSession;
  readonly outcome: 'created' | 'existing';
};

type Base = { readonly db: Executor; readonly now: Services['now']; readonly actor: Actor };

/** The second half of every sign-in: a session, and the drafts this browser began. */
export async function completeSignIn(
  base: Base,
  { user, device }: { user: UserRow; device?: string },
): Promise<OpenedSession> {
  const { sessionKey } = base.actor;
  if (sessionKey) await claimDrafts(base, { userId: user.id, sessionKey });
  return openSession(base, { userId: user.id, device });
}

/**
 * Signs in whoever has proven an address, and makes the account if there is none. A password chosen at sign-up counts
 * only with `keepPassword`: it may have been chosen by somebody else than the owner of the mailbox.
 */
export async function signInProven(
  base: Base,
  input: { email: string; payload: ProofPayload; keepPassword: boolean; device?: string },
): Promise<SignedIn> {
  const { profile } = input.payload;
  const kept = profile && { ...profile, passwordHash: input.keepPassword ? profile.passwordHash : null };
  const { user, outcome } = await findOrCreateUser(base, { email: input.email, profile: kept });
  if (profile?.sessionKeyHash) {
    await claimDrafts(base, { userId: user.id, sessionKeyHash: profile.sessionKeyHash });
  }
  return { user, outcome, session: await completeSignIn(base, { user, device: input.device }) };
}
