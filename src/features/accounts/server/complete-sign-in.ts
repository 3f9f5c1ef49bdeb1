import type { Actor, Services } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import { claimDrafts } from './claim-drafts.ts';
import { findOrCreateUser, type UserRow } from './find-or-create-user.ts';
import type { ProofPayload } from './proof-payload.ts';
import * as schema from '../schema.ts';
import { hashSecret, newId, newSecret } from '#platform/ids.ts';
import { sessionExpiry } from './session-lifetime.ts';

/**
 * Signs in the person of an address that has just been proven by a secret mailed to it, which the caller has checked.
 * Makes the account if there is none; a name that is given counts only then.
 */
export function signInProvenAddress(
  base: { readonly db: Executor; readonly now: Services['now']; readonly actor: Actor },
  { email, fullName, device }: { email: string; fullName: string; device: string },
): Promise<SignedIn> {
  const profile = {
    fullName,
    type: 'BUYER',
    country: 'US',
    language: 'en',
    passwordHash: null,
    sessionKeyHash: null,
  } as const;
  return signInProven(base, { email, payload: { profile }, keepPassword: false, device });
}

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
