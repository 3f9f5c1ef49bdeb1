import { account } from '../words/account.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { type SignedIn, signInProven } from './complete-sign-in.ts';
import { consumeSecret } from './proofs.ts';

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
