import type { Services } from '#platform/context.ts';
import { issueProof } from './proofs.ts';

/**
 * A single-use token for `?username=…&token=…`, good for 15 minutes and for this username alone. It signs in at once,
 * so hand it over directly; letters get `requestEmailLink`, whose GET changes nothing.
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
