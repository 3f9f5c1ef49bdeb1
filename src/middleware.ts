import { defineMiddleware } from 'astro:middleware';
import { identifyPage, signInFromQuery } from '#server/auth/index.ts';
import { services } from '#server/context.ts';
import { isReadablePath, nowhere, ROUTE_500 } from '#server/page-paths.ts';

/** Says who is asking, never what they may do: that is for pages and verbs. */
export const onRequest = defineMiddleware(async ({ request, url, locals, rewrite }, next) => {
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
    if (url.pathname === ROUTE_500) throw error;
    // Told here, where private things are taken out; the framework would print it as it is.
    ctx.telemetry.error(error, { path: url.pathname, method: request.method });
    return rewrite(new Request(new URL(ROUTE_500, url)));
  }
});
