import { account } from '../words/account.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx, Services } from '#platform/context.ts';
import { type SignedIn, signInProven } from './complete-sign-in.ts';
import { consumeSecret, issueProof } from './proofs.ts';

/**
 * A single-use token for `?username=…&token=…` on any page, good for 15 minutes and for this username alone. Opening
 * the address uses nothing up; the page it leads to posts it. Emails carry one by `requestEmailLink`.
 */
export async function issueSignInToken({
  services,
  email,
}: {
  services: Services;
  email: string;
}): Promise<{ username: string; token: string }> {
  const { secret } = await issueProof(services, { kind: 'TOKEN', email, payload: {} });
  return { username: email, token: secret };
}

/** Signs in with a username and the single-use token made for it. A token shown with another username stays unused. */
export async function signInWithToken({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; token: string; network: string; device?: string };
}): Promise<SignedIn> {
  await ctx.limits.consume('sign-in-network', input.network);
  const signedIn = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    const proof = await consumeSecret(base, { kind: 'TOKEN', secret: input.token, email: input.email });
    return proof && signInProven(base, { ...proof, keepPassword: false, device: input.device });
  });
  if (!signedIn) throw unauthenticated(account.staleLink);
  // A token that was right is no guess: an office, or a city behind one carrier, may open as many links as it likes.
  await ctx.limits.giveBack('sign-in-network', input.network);
  return signedIn;
}
