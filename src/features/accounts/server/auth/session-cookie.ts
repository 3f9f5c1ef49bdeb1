import { decode, encode } from '@auth/core/jwt';
import { z } from 'zod';
import { knowDevice, type OpenedSession } from '../index.ts';
import type { Services } from '#platform/context.ts';
import { cookieLine, HINT_COOKIE, isSecure, knownDeviceCookie, readCookies, sessionCookieName } from './cookies.ts';

type Base = Pick<Services, 'config' | 'now'>;

/** All that the encrypted cookie carries; who the person is stands in the database. */
export const tokenSchema = z.object({ sub: z.string(), sid: z.string(), accessToken: z.string() });
export type SessionToken = z.infer<typeof tokenSchema>;

/** The `Set-Cookie` lines of a session: its token, and the hint that cached pages read. */
export async function sessionCookies({ config, now }: Base, session: OpenedSession): Promise<string[]> {
  const maxAge = (session.expiresAt.getTime() - now().getTime()) / 1000;
  const name = sessionCookieName(config);
  const token: SessionToken = { sub: session.userId, sid: session.id, accessToken: session.accessToken };
  const value = await encode({ token, secret: config.authSecret, salt: name, maxAge: Math.floor(maxAge) });
  const secure = isSecure(config);
  return [
    cookieLine(name, value, { maxAge, secure }),
    cookieLine(HINT_COOKIE, '1', { maxAge, secure, httpOnly: false }),
  ];
}

/** The `Set-Cookie` lines of a person's own sign-in: the session, and what stays on the device when it has ended. */
export async function signInCookies(base: Base, session: OpenedSession): Promise<string[]> {
  const known = knownDeviceCookie(base.config, knowDevice(base.config, session.userId));
  return [...(await sessionCookies(base, session)), known];
}

/** The `Set-Cookie` lines of a sign-out. */
export function clearedCookies({ config }: Pick<Services, 'config'>): string[] {
  const secure = isSecure(config);
  return [
    cookieLine(sessionCookieName(config), '', { maxAge: 0, secure }),
    cookieLine(HINT_COOKIE, '', { maxAge: 0, secure, httpOnly: false }),
  ];
}

/** What a request's session cookie says; null when there is none, or when it is stale, foreign or tampered with. */
export async function readSessionCookie(
  { config }: Pick<Services, 'config'>,
  headers: Headers,
): Promise<SessionToken | null> {
  const name = sessionCookieName(config);
  const header = headers.get('cookie');
  if (!header?.includes(name)) return null;
  const value = readCookies(header).get(name);
  if (!value) return null;
  try {
    const token = tokenSchema.safeParse(await decode({ token: value, secret: config.authSecret, salt: name }));
    return token.success ? token.data : null;
  } catch {
    return null;
  }
}
