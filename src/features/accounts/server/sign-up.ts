import type { Ctx } from '#platform/context.ts';
import { hashSecret } from '#platform/ids.ts';
import { kickMail } from '#platform/mail/index.ts';
import { limitProofRequest } from './limits.ts';
import { hashPassword } from './passwords.ts';
import type { Profile } from './proof-payload.ts';
import { sendCode } from './request-email-code.ts';
import { requestEmailLink } from './sign-in-with-link.ts';

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

type SignUpInput = {
  readonly email: string;
  readonly password: string | null;
  readonly fullName: string;
  readonly type: Profile['type'];
  readonly country: string;
  readonly language: string;
  /** The key of an anonymous draft that is to become the new person's. */
  readonly sessionKey: string | null;
  readonly network: string;
};

/**
 * Begins an account: mails a code, and keeps what was said until the code proves the address. Nobody gets an account
 * on somebody else's address, and a known address is answered the same; only its owner reads the difference.
 */
export async function signUp({ ctx, input }: { ctx: Ctx; input: SignUpInput }): Promise<{ ticket: string }> {
  await limitProofRequest(ctx, input.email, input.network);
  const profile = await toProfile(input);
  const sent = await ctx.db.transaction((db) => sendCode({ ...ctx, db }, input.email, { profile }));
  void kickMail({ services: ctx });
  return sent;
}

/** The hash is made in every case, so that the time says nothing. */
async function toProfile(input: Omit<SignUpInput, 'email' | 'network'>): Promise<Profile> {
  return {
    fullName: input.fullName,
    type: input.type,
    country: input.country,
    language: input.language,
    passwordHash: input.password === null ? null : await hashPassword(input.password),
    sessionKeyHash: input.sessionKey === null ? null : hashSecret(input.sessionKey),
  };
}
