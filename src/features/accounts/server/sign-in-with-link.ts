import { account } from '../words/account.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { type SignedIn, signInProven } from './complete-sign-in.ts';
import { consumeSecret } from './proofs.ts';

/** Signs in with the secret of a mailed link. Only a POST may call it: mail scanners follow links. */
export async function signInWithLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; device?: string };
}): Promise<SignedIn> {
  const signedIn = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    const proof = await consumeSecret(base, { kind: 'LINK', secret: input.token });
    return proof && signInProven(base, { ...proof, keepPassword: false, device: input.device });
  });
  if (!signedIn) throw unauthenticated(account.staleLink);
  return signedIn;
}
