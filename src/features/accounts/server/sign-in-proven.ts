import type { Actor, Services } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import { type SignedIn, signInProven } from './complete-sign-in.ts';

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
