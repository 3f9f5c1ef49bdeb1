import { deviceLabel } from '#shared/device-label.ts';
import { parseEmail } from '#shared/email.ts';
import { signInWithToken } from '../index.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { networkOf, STATUS } from '#platform/web/index.ts';
import { sessionCookies } from './session-cookie.ts';

/**
 * `?username=…&token=…` on any page: uses the token up and goes to the same page without the two, so that they stay in
 * no address bar, history or referrer. A wrong or used token goes there as well, not signed in. Somebody already signed
 * in stays who they are: a link must not swap the person. Null when the page was asked for without them.
 */
export async function signInFromQuery({
  ctx,
  request,
  url,
}: {
  ctx: Ctx;
  request: Request;
  url: URL;
}): Promise<Response | null> {
  const username = url.searchParams.get('username');
  const token = url.searchParams.get('token');
  if (request.method !== 'GET' || username === null || token === null) return null;
  // A browser that only looks ahead must not use the token up.
  if (/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? ''))
    return new Response(null, { status: STATUS.unavailable });
  const headers = new Headers({
    location: withoutToken(url),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  for (const line of await tryToken(ctx, request, username, token)) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}

async function tryToken(ctx: Ctx, request: Request, username: string, token: string): Promise<string[]> {
  const email = parseEmail(username);
  if (!email.ok || token.length > 200 || ctx.actor.kind === 'user') return [];
  const network = networkOf({ headers: request.headers, config: ctx.config });
  const device = deviceLabel(request.headers.get('user-agent'));
  try {
    const { session } = await signInWithToken({ ctx, input: { email: email.value, token, network, device } });
    return await sessionCookies(ctx, session);
  } catch (error) {
    if (isAppError(error) && (error.kind === 'unauthenticated' || error.kind === 'too-many')) return [];
    throw error;
  }
}

function withoutToken(url: URL): string {
  const clean = new URL(url);
  clean.searchParams.delete('username');
  clean.searchParams.delete('token');
  // A path such as `//evil.example` would be another site in a Location header.
  return `${clean.pathname.replace(/^\/+/, '/')}${clean.search}`;
}
