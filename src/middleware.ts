import { defineMiddleware } from 'astro:middleware';
import { identifyPage, signInFromQuery } from '#server/auth/index.ts';
import { services } from '#server/context.ts';

/** Says who is asking, never what they may do: that is for pages and verbs. */
export const onRequest = defineMiddleware(async ({ request, url, locals }, next) => {
  const { ctx, stale } = await identifyPage(services(), request.headers);
  locals.ctx = ctx;
  const signedIn = await signInFromQuery({ ctx, request, url });
  if (signedIn) return signedIn;
  const response = await next();
  for (const line of stale) response.headers.append('set-cookie', line);
  return response;
});
