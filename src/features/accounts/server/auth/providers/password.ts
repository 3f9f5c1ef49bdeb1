import { CredentialsSignin } from '@auth/core/errors';
import type { CredentialsConfig } from '@auth/core/providers/credentials';
import { z } from 'zod';
import { deviceLabel } from '#shared/device-label.ts';
import { parseEmail } from '#shared/email.ts';
import { type SignedIn, signInWithCode, signInWithPassword, signInWithToken } from '../../index.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { networkOf } from '#platform/web/index.ts';
import { toAuthUser } from '../signed-in-user.ts';

/** The address of the answer carries `error=CredentialsSignin` and this code. */
class SignInRefused extends CredentialsSignin {
  constructor(code: 'credentials' | 'too_many') {
    super();
    this.code = code;
  }
}

const text = z.string().max(1000).optional();
const credentialsSchema = z.object({
  username: text,
  email: text,
  password: text,
  code: text,
  ticket: text,
  token: text,
});
type Credentials = z.infer<typeof credentialsSchema>;
type Base = { readonly ctx: Ctx; readonly request: Request };

/**
 * Sign-in with something a person knows: address and password, address and mailed code (`ticket` names which), or
 * username and single-use token.
 */
export function passwordProvider(base: Base): CredentialsConfig {
  return {
    id: 'credentials',
    name: 'Curbtag',
    type: 'credentials',
    credentials: { username: {}, password: {} },
    authorize: async (sent) => toAuthUser(await refusing(() => signInWith(base, sent))),
  };
}

async function signInWith({ ctx, request }: Base, sent: unknown): Promise<SignedIn> {
  const parsed = credentialsSchema.safeParse(sent);
  if (!parsed.success) throw new SignInRefused('credentials');
  const email = parseEmail(parsed.data.username || parsed.data.email);
  if (!email.ok) throw new SignInRefused('credentials');
  return pick(ctx, request, email.value, parsed.data);
}

function pick(
  ctx: Ctx,
  request: Request,
  email: string,
  { password, code, ticket, token }: Credentials,
): Promise<SignedIn> {
  const network = networkOf({ headers: request.headers, config: ctx.config });
  const who = { email, network, device: deviceLabel(request.headers.get('user-agent')) };
  if (password) return signInWithPassword({ ctx, input: { ...who, password } });
  if (code) return signInWithCode({ ctx, input: { ...who, code, ticket: z.uuid().safeParse(ticket).data ?? null } });
  if (token) return signInWithToken({ ctx, input: { ...who, token } });
  throw new SignInRefused('credentials');
}

/** Our refusals in Auth.js's words; anything else is a fault and stays one. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.kind === 'too-many') throw new SignInRefused('too_many');
    if (error.kind === 'unauthenticated') throw new SignInRefused('credentials');
    throw error;
  }
}

export { SignInRefused };
