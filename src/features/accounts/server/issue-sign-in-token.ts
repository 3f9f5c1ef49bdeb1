import type { Services } from '#platform/context.ts';
import { issueProof } from './proofs.ts';

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
