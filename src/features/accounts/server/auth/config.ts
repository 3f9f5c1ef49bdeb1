import type { AuthConfig } from '@auth/core';
import type { Adapter } from '@auth/core/adapters';
import { findSession, closeSession } from '../index.ts';
import type { Ctx, Services } from '#platform/context.ts';
import { authCallbacks } from './callbacks.ts';
import { isSecure } from './cookies.ts';
import { emailProvider } from './providers/email.ts';
import { oauthProviders } from './providers/oauth.ts';
import { passwordProvider } from './providers/password.ts';
import { tokenSchema } from './session-cookie.ts';

/** Auth.js has cleared the cookie; the session itself ends here, so that a copied cookie opens nothing. */
async function signedOut(services: Services, message: object): Promise<void> {
  const token = tokenSchema.safeParse('token' in message ? message.token : null);
  if (token.success) await closeSession({ services, sessionId: token.data.sid });
}

/**
 * Auth.js wants an adapter as soon as there is sign-in by e-mail, and would then keep people and links itself. Our verbs
 * do that, so this one knows nobody and keeps nothing; a person signed in by the `signIn` callback passes through.
 * `useVerificationToken` never finds anything: no GET of Auth.js can use up a mailed link.
 */
const passThroughAdapter: Adapter = {
  createVerificationToken: async (token) => token,
  useVerificationToken: async () => null,
  getUser: async () => null,
  getUserByEmail: async () => null,
  getUserByAccount: async () => null,
  createUser: async (user) => user,
  linkAccount: async () => undefined,
};

/** What people do wrong every day; nobody has to look at it. */
const EXPECTED = new Set([
  'CredentialsSignin',
  'MissingCSRF',
  'UnknownAction',
  'InvalidProvider',
  'JWTSessionError',
  'InvalidCheck',
  'AccessDenied',
  'OAuthCallbackError',
  'InvalidCallbackUrl',
  'Verification',
]);

function reportAuthError({ telemetry }: Pick<Services, 'telemetry'>, error: Error): void {
  const type = 'type' in error ? String(error.type) : error.name;
  if (!EXPECTED.has(type)) telemetry.error(error, { path: '/api/auth', method: type });
}

export const AUTH_BASE = '/api/auth';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

type Input = {
  readonly ctx: Ctx;
  readonly request: Request;
  readonly origin: string;
  /** Hears what Auth.js makes a general page of. */
  readonly onError?: (error: Error) => void;
};

/**
 * Auth.js's settings, made anew for every request: the secret and the providers come from the running services, never
 * from the build, and the verbs know who is asking. `origin` is where the request was already moved to, so trusting its
 * host trusts our own configuration and no header.
 */
export function authConfig({ ctx, request, origin, onError }: Input): AuthConfig {
  const { config } = ctx;
  const network = { ctx, request };
  return {
    basePath: AUTH_BASE,
    trustHost: true,
    secret: config.authSecret,
    useSecureCookies: isSecure(config),
    session: { strategy: 'jwt', maxAge: THIRTY_DAYS },
    adapter: passThroughAdapter,
    providers: [passwordProvider(network), emailProvider(network, origin), ...oauthProviders(config.oauth)],
    pages: {
      signIn: '/stickers/auth/login',
      signOut: '/stickers/auth/signout',
      error: '/stickers/auth/error',
      verifyRequest: '/stickers/auth/link',
    },
    callbacks: authCallbacks({ ctx, request, origin, findSession: (token) => findSession(ctx, token) }),
    events: { signOut: (message) => signedOut(ctx, message) },
    logger: {
      error: (error) => {
        onError?.(error);
        reportAuthError(ctx, error);
      },
      warn: () => {},
      debug: () => {},
    },
  };
}
