import { safeCallback } from '#shared/safe-callback.ts';
import type { Member } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';

export type Required = { readonly ok: true; readonly member: Member } | { readonly ok: false; readonly to: string };

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
