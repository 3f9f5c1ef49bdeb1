import type { RateLimits } from './rate-limits.ts';

type Try = { readonly limits: RateLimits; readonly email: string; readonly network: string };

/**
 * Counts one try to sign in. Refuses a place that guesses at one address or at many; an address under attack from many
 * places only gets slower, so its owner still comes in.
 */
export async function countSignIn({ limits, email, network }: Try): Promise<void> {
  await limits.consume('sign-in-network', network);
  await limits.consume('sign-in-pair', `${email}|${network}`);
  await limits.consume('sign-in-address', email);
}

/** The right password: what its owner mistyped before no longer counts. The network's count stays. */
export async function forgiveSignIn({ limits, email, network }: Try): Promise<void> {
  await limits.reset('sign-in-pair', `${email}|${network}`);
  await limits.reset('sign-in-address', email);
}
