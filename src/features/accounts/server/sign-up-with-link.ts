import type { Ctx } from '#platform/context.ts';
import { requestEmailLink } from './request-email-link.ts';
import { type SignUpInput, toProfile } from './sign-up.ts';

/** Begins an account with a mailed link instead of a code. A link may be opened anywhere, so it carries no password. */
export async function signUpWithLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Omit<SignUpInput, 'password'>;
}): Promise<void> {
  const profile = await toProfile({ ...input, password: null });
  await requestEmailLink({ ctx, input: { email: input.email, network: input.network, profile } });
}
