import { Auth, type AuthConfig, skipCSRFCheck } from '@auth/core';
import { safeCallback } from '#shared/safe-callback.ts';
import { deviceOf, knowDevice } from '../index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';
import { databaseFault } from '#platform/db/index.ts';
import { type AppError, isAppError } from '#platform/errors.ts';
import { isReading } from '#platform/web/index.ts';
import { AUTH_BASE, authConfig } from './config.ts';
import { cookieLine, HINT_COOKIE, isSecure, knownDeviceCookie, sessionCookieName } from './cookies.ts';
import { readKnownDevice } from './identify.ts';
import { readSessionCookie } from './session-cookie.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** Whoever runs Auth.js for a request: the answer, and every cookie that will go out with it. */
export type AuthRunner = (
  request: Request,
  config: AuthConfig,
) => Promise<{ response: Response; cookies: readonly string[] }>;

const runCore: AuthRunner = async (request, config) => {
  const response = await Auth(request, config);
  return { response, cookies: response.headers.getSetCookie() };
};

/**
 * Answers everything below /api/auth. The answer is one person's, so it is never stored. The site's endpoint runs
 * Auth.js through auth-astro; without Astro it runs by itself.
 */
export async function handleAuth(input: { ctx: Ctx; request: Request; run?: AuthRunner }): Promise<Response> {
  const { ctx, request, run = runCore } = input;
  const origin = siteOrigin(ctx.config, request);
  let fault: AppError | null = null;
  const onError = (error: Error) => {
    fault ??= outageBehind(error);
  };
  const own = await toOwnOrigin(request, origin);
  const { response, cookies } = await run(own, authConfig({ ctx, request, origin, onError }));
  // A program that signs somebody in is told to come again; a page that was opened shows Auth.js's own.
  if (fault && request.method === 'POST') throw fault;
  return withHint({ config: ctx.config, request, answer: response, cookies });
}

/** A database that is away or takes no changes, which Auth.js hides among its causes. */
function outageBehind(error: Error): AppError | null {
  const { cause } = error;
  const inner = typeof cause === 'object' && cause !== null && 'err' in cause ? cause.err : cause;
  const fault = isAppError(inner) ? inner : databaseFault(inner);
  return fault?.kind === 'unavailable' ? fault : null;
}

/**
 * Sends a person to an outside service from a plain form of ours. The page's own same-origin check has taken the place
 * of Auth.js's token, which a page without JavaScript cannot fetch.
 */
export async function beginOAuth(input: {
  ctx: Ctx;
  request: Request;
  provider: string;
  next: string;
}): Promise<Response> {
  const { ctx, request, provider, next } = input;
  const origin = siteOrigin(ctx.config, request);
  const form = new Request(`${origin}${AUTH_BASE}/signin/${encodeURIComponent(provider)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: request.headers.get('cookie') ?? '' },
    body: new URLSearchParams({ callbackUrl: new URL(next, origin).href }).toString(),
  });
  const { response, cookies } = await runCore(form, { ...authConfig({ ctx, request, origin }), skipCSRFCheck });
  return withHint({ config: ctx.config, request, answer: response, cookies });
}

const OF_THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The site's own origin, whatever Host said. A site without SITE_URL may be opened under this machine's other names, at
 * its own port; no word of a header but these is ever taken.
 */
function siteOrigin({ siteUrl }: Pick<Config, 'siteUrl'>, request: Request): string {
  const own = new URL(siteUrl);
  const asked = new URL(request.url);
  const isOwn = own.hostname === 'localhost' && asked.port === own.port && OF_THIS_MACHINE.has(asked.hostname);
  return isOwn ? `${own.protocol}//${asked.host}` : own.origin;
}

/** The request as if sent to the site's own origin, with nothing foreign left where Auth.js would stumble over it. */
async function toOwnOrigin(request: Request, origin: string): Promise<Request> {
  const from = new URL(request.url);
  const url = new URL(`${from.pathname}${from.search}`, origin);
  const asked = url.searchParams.get('callbackUrl');
  if (asked !== null) url.searchParams.set('callbackUrl', new URL(safeCallback(asked, origin), origin).href);
  const headers = new Headers(request.headers);
  headers.set('cookie', withoutForeignCallback(headers.get('cookie') ?? '', origin));
  if (isReading(request)) return new Request(url, { headers });
  headers.delete('content-length');
  const own = new Request(url, { method: request.method, headers, body: await request.text() });
  if (await asksForJson(own)) own.headers.set('x-auth-return-redirect', '1');
  return own;
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Auth.js answers a script with `{ url }` instead of a redirect when told by a header; forms ask with `json=true`. */
async function asksForJson(request: Request): Promise<boolean> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return false;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  return form?.get('json') === 'true';
}

function withoutForeignCallback(cookies: string, origin: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => !/^[\w-]*authjs\.callback-url=/.test(pair) || isOwnUrl(pair, origin)).join('; ');
}

function isOwnUrl(pair: string, origin: string): boolean {
  try {
    return new URL(decodeURIComponent(pair.slice(pair.indexOf('=') + 1))).origin === origin;
  } catch {
    return false;
  }
}

type Answered = { config: Config; request: Request; answer: Response; cookies: readonly string[] };

/** Sets or clears the hint beside the session cookie that goes out with the answer, and knows the device from then on. */
async function withHint({ config, request, answer, cookies }: Answered): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'private, no-store');
  const session = cookies.filter((line) => line.startsWith(`${sessionCookieName(config)}=`)).at(-1);
  if (session) {
    const ended = /max-age=0/i.test(session);
    const options = { maxAge: ended ? 0 : THIRTY_DAYS, secure: isSecure(config), httpOnly: false };
    headers.append('set-cookie', cookieLine(HINT_COOKIE, ended ? '' : '1', options));
    if (!ended) for (const line of await knowing(config, request, session)) headers.append('set-cookie', line);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Auth.js writes the session's cookie again with each look at it: a device that is known already stays who it is. */
async function knowing(config: Config, request: Request, session: string): Promise<string[]> {
  const pair = session.split(';')[0] ?? '';
  const token = await readSessionCookie({ config }, new Headers({ cookie: pair }));
  if (!token || deviceOf(config, readKnownDevice(request.headers), token.sub) !== null) return [];
  return [knownDeviceCookie(config, knowDevice(config, token.sub))];
}
