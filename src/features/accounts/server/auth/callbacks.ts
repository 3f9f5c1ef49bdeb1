import type { AuthConfig } from '@auth/core';
import { deviceLabel } from '#shared/device-label.ts';
import { safeCallback } from '#shared/safe-callback.ts';
import { type LiveSession, readUser, signInWithIdentity } from '../index.ts';
import { type Ctx, withActor } from '#platform/context.ts';
import { readIdentity } from './providers/oauth.ts';
import { tokenSchema } from './session-cookie.ts';
import { toAuthUser, toToken } from './signed-in-user.ts';

type Parts = {
  readonly ctx: Ctx;
  readonly request: Request;
  readonly origin: string;
  readonly findSession: (accessToken: string) => Promise<LiveSession | null>;
};
type Callbacks = NonNullable<AuthConfig['callbacks']>;

const LOGIN = '/stickers/auth/login';

export function authCallbacks({ ctx, request, origin, findSession }: Parts): Callbacks {
  /** The row behind the cookie decides, so that revoking and deleting act at once. Null clears the cookie. */
  const jwt: Callbacks['jwt'] = async ({ token, user, trigger }) => {
    if (trigger === 'signIn' || trigger === 'signUp') return toToken(user);
    const known = tokenSchema.safeParse(token);
    if (!known.success) return null;
    const live = await findSession(known.data.accessToken);
    return live?.id === known.data.sid ? known.data : null;
  };

  const session: Callbacks['session'] = async ({ session, token }) => {
    const known = tokenSchema.parse(token);
    return toSession(ctx, known, session.expires);
  };

  /** Outside identities become people of ours here; the rest has been signed in by its provider's verb. */
  const signIn: Callbacks['signIn'] = async ({ user, account, profile }) => {
    if (account?.type === 'email') return user.email ? true : `${LOGIN}?error=EmailSignin`;
    if (account?.type !== 'oidc' && account?.type !== 'oauth') return true;
    const device = deviceLabel(request.headers.get('user-agent'));
    const identity = await readIdentity({ ctx, account, profile });
    if (!identity) return `${LOGIN}?error=OAuthCallbackError`;
    const outcome = await signInWithIdentity({ ctx, input: { identity, device } });
    if (outcome.kind === 'unverified') return `${LOGIN}?error=OAuthUnverified`;
    if (outcome.kind === 'not-linked') return `${LOGIN}?error=OAuthAccountNotLinked`;
    Object.assign(user, toAuthUser(outcome.signedIn));
    return true;
  };

  /** Our own pages may be named by path; everything else asked for becomes the home page. */
  const redirect: Callbacks['redirect'] = ({ url }) => {
    const own = url.startsWith(`${LOGIN}?error=`) ? url : safeCallback(url, origin);
    return new URL(own, origin).href;
  };

  return { jwt, session, signIn, redirect };
}

async function toSession(ctx: Ctx, token: { sub: string; sid: string; accessToken: string }, expires: Date | string) {
  const actor = { kind: 'user', userId: token.sub, sessionId: token.sid, sessionKey: null, role: 'MEMBER' } as const;
  const user = await readUser({ ctx: withActor(ctx, actor), input: { userId: token.sub } });
  return {
    user: { id: user.id, name: user.fullName, email: user.email, type: user.type },
    accessToken: token.accessToken,
    expires: new Date(expires).toISOString(),
  };
}
