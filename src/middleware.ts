import { defineMiddleware } from 'astro:middleware';
import { identifyPage, signInFromQuery } from '#server/auth/index.ts';
import { services } from '#server/context.ts';
import { isAppError } from '#server/errors.ts';
import { isReadablePath, nowhere, ROUTE_429, ROUTE_500 } from '#server/page-paths.ts';
import { noteRoute } from '#server/work.ts';

/** Says who is asking, never what they may do: that is for pages and verbs. */
export const onRequest = defineMiddleware(async ({ request, url, locals, rewrite, routePattern }, next) => {
  // A page that broke is counted under its own name.
  if (url.pathname !== ROUTE_500) noteRoute(routePattern);
  const { ctx, stale } = await identifyPage(services(), request.headers);
  locals.ctx = ctx;
  if (!isReadablePath(url.pathname)) return rewrite(nowhere(url));
  const signedIn = await signInFromQuery({ ctx, request, url });
  if (signedIn) return signedIn;
  try {
    const response = await next();
    for (const line of stale) response.headers.append('set-cookie', line);
    return response;
  } catch (error) {
    if (url.pathname === ROUTE_500 || url.pathname === ROUTE_429) throw error;
    if (isAppError(error) && error.kind === 'too-many') {
      const answer = await rewrite(new Request(new URL(ROUTE_429, url)));
      answer.headers.set('retry-after', String(Math.max(1, Math.ceil(error.retryAfter ?? 60))));
      answer.headers.set('cache-control', 'no-store');
      return answer;
    }
    // Told here, where private things are taken out; the framework would print it as it is.
    ctx.telemetry.error(error, { path: url.pathname, method: request.method });
    return rewrite(new Request(new URL(ROUTE_500, url)));
  }
});
