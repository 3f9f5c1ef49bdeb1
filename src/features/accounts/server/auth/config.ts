import type { AuthConfig } from '@auth/core';
import { findSession } from '../index.ts';
import type { Ctx } from '#platform/context.ts';
import { authCallbacks } from './callbacks.ts';
import { isSecure } from './cookies.ts';
import { passThroughAdapter } from './pass-through-adapter.ts';
import { emailProvider } from './providers/email.ts';
import { oauthProviders } from './providers/oauth.ts';
import { passwordProvider } from './providers/password.ts';
import { reportAuthError } from './report.ts';
import { signedOut } from './signed-out.ts';

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
