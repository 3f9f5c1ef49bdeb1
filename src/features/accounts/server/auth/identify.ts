import { findSession, type LiveSession } from '../index.ts';
import { unauthenticated } from '#platform/actor.ts';
import { type Actor, type Services, VISITOR, type Ctx, withActor } from '#platform/context.ts';
import { DRAFT_COOKIE, KNOWN_DEVICE_COOKIE, readCookies, sessionCookieName } from './cookies.ts';
import { readSessionCookie, clearedCookies } from './session-cookie.ts';
import { isAppError } from '#platform/errors.ts';

/**
 * Who opens a page. Whatever they carry that opens nothing makes a visitor; `stale` are the `Set-Cookie` lines that
 * take a dead session away, so that the page and the links on it agree.
 */
export async function identifyPage(services: Services, headers: Headers): Promise<{ ctx: Ctx; stale: string[] }> {
  const actor = await identifyActor({ services, headers }).catch((error: unknown) => {
    if (isAppError(error) && error.kind === 'unauthenticated') return VISITOR;
    throw error;
  });
  return { ctx: withActor(services, actor), stale: staleCookies({ services, headers, actor }) };
}

/** The `Set-Cookie` lines that take away a session which opens nothing any more; a late answer may bring one back. */
export function staleCookies({ services, headers, actor }: Asked & { actor: Actor }): string[] {
  const carries = headers.get('cookie')?.includes(`${sessionCookieName(services.config)}=`) ?? false;
  return carries && actor.kind === 'visitor' ? clearedCookies(services) : [];
}

/** Sends those lines along, unless the answer is what signs somebody in. */
export function takeStaleAway({ config }: Pick<Services, 'config'>, answer: Headers, stale: readonly string[]): void {
  const name = `${sessionCookieName(config)}=`;
  if (answer.getSetCookie().some((line) => line.startsWith(name))) return;
  for (const line of stale) answer.append('set-cookie', line);
}

type Asked = { readonly services: Services; readonly headers: Headers };

/**
 * Who is asking. A bearer token counts before the cookie, and one that opens nothing is an error (401); a cookie that
 * opens nothing makes a visitor. Without credentials the database is not asked.
 */
export async function identifyActor({ services, headers }: Asked): Promise<Actor> {
  const sessionKey = readSessionKey(headers);
  const device = readKnownDevice(headers);
  const known = device === undefined ? {} : { knownDevice: device };
  const session = await identifySession({ services, headers });
  if (!session) return sessionKey || device ? { kind: 'visitor', sessionKey, ...known } : VISITOR;
  return { kind: 'user', userId: session.userId, sessionId: session.id, sessionKey, role: session.role, ...known };
}

async function identifySession({ services, headers }: Asked): Promise<LiveSession | null> {
  const bearer = readBearer(headers);
  if (bearer !== null) {
    const session = await findSession(services, bearer);
    if (!session) throw unauthenticated();
    return session;
  }
  const token = await readSessionCookie(services, headers);
  if (!token) return null;
  const session = await findSession(services, token.accessToken);
  return session?.id === token.sid ? session : null;
}

/** The access token this request came with, for its own person to read; null when it opens nothing. */
export async function readAccessToken(asked: Asked): Promise<{ accessToken: string; expiresAt: Date } | null> {
  const session = await identifySession(asked);
  const accessToken =
    readBearer(asked.headers) ?? (await readSessionCookie(asked.services, asked.headers))?.accessToken;
  return session && accessToken ? { accessToken, expiresAt: session.expiresAt } : null;
}

/** The token of `Authorization: Bearer …`; null when the header is not there or is of another kind. */
function readBearer(headers: Headers): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(headers.get('authorization') ?? '');
  return match ? (match[1] ?? '').trim() : null;
}

/** What this browser kept of an earlier sign-in; whose it was is checked where it counts. */
export function readKnownDevice(headers: Headers): string | undefined {
  const cookie = headers.get('cookie');
  return cookie?.includes(KNOWN_DEVICE_COOKIE) ? readCookies(cookie).get(KNOWN_DEVICE_COOKIE) : undefined;
}

/** The key of the draft this browser began, from `X-Session-Key` or its cookie. Anything that is no key is no key. */
function readSessionKey(headers: Headers): string | null {
  const sent = headers.get('x-session-key');
  const cookie = headers.get('cookie');
  const key = sent ?? (cookie?.includes(DRAFT_COOKIE) ? readCookies(cookie).get(DRAFT_COOKIE) : undefined);
  return key !== undefined && /^[\w-]{16,128}$/.test(key) ? key : null;
}
