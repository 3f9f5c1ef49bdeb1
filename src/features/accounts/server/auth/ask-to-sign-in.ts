import { safeCallback } from '#shared/safe-callback.ts';
import type { Member } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';

type Required = { readonly ok: true; readonly member: Member } | { readonly ok: false; readonly to: string };

/**
 * For pages that need somebody signed in: the person, or the address of the sign-in page that comes back here.
 *
 *     const who = requireUser({ ctx: Astro.locals.ctx, url: Astro.url });
 *     if (!who.ok) return Astro.redirect(who.to, 303);
 */
export function requireUser({ ctx, url }: { ctx: Ctx; url: URL }): Required {
  if (ctx.actor.kind === 'user') return { ok: true, member: ctx.actor };
  const callbackUrl = safeCallback(`${url.pathname}${url.search}`, url.origin);
  return { ok: false, to: `/stickers/auth/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}` };
}

const LINK_PAGE = '/stickers/auth/link';

/**
 * `?username=…&token=…` on any page, as an email carries it: leads to the page with the button, which posts the two and
 * comes back to the same page without them. Nothing is used up here: mail programs open links to check them. Null when
 * the page was asked for without them.
 */
export function askToSignIn({ request, url }: { request: Request; url: URL }): Response | null {
  const username = url.searchParams.get('username');
  const token = url.searchParams.get('token');
  if (request.method !== 'GET' || username === null || token === null || url.pathname === LINK_PAGE) return null;
  const query = new URLSearchParams({ username, token, callbackUrl: withoutToken(url) });
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers: { ...headers, location: `${LINK_PAGE}?${query}` } });
}

function withoutToken(url: URL): string {
  const clean = new URL(url);
  clean.searchParams.delete('username');
  clean.searchParams.delete('token');
  // A path such as `//evil.example` would be another site in a Location header.
  return `${clean.pathname.replace(/^\/+/, '/')}${clean.search}`;
}
