import { defineMiddleware } from 'astro:middleware';
import { AUTH_BASE, identifyPage, signInFromQuery } from '#server/auth/index.ts';
import { type Ctx, services } from '#server/context.ts';
import { databaseFault } from '#server/db/index.ts';
import { type AppError, isAppError } from '#server/errors.ts';
import { problemResponse } from '#server/http/problem.ts';
import { isReadablePath, nowhere, ROUTE_429, ROUTE_500 } from '#server/page-paths.ts';
import { STATUS } from '#server/web/index.ts';
import { noteRoute } from '#server/work.ts';

type Rewrite = (to: Request) => Promise<Response>;

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
    // Its answers are read by programs.
    if (url.pathname.startsWith(AUTH_BASE)) return problemResponse(error, request, ctx.telemetry);
    return drawFault({ error, ctx, request, url, rewrite });
  }
});

/** The page that says what went wrong, with the status and the wait that programs in between go by. */
async function drawFault(input: { error: unknown; ctx: Ctx; request: Request; url: URL; rewrite: Rewrite }) {
  const { error, ctx, request, url, rewrite } = input;
  const known = isAppError(error) ? error : databaseFault(error);
  if (known?.kind === 'too-many') return toWait(await rewrite(new Request(new URL(ROUTE_429, url))), known);
  // Told here, where private things are taken out; the framework would print it as it is.
  ctx.telemetry.error(error, { path: url.pathname, method: request.method });
  const answer = await rewrite(new Request(new URL(ROUTE_500, url)));
  if (known?.kind !== 'unavailable') return answer;
  return toWait(new Response(answer.body, { status: STATUS.unavailable, headers: answer.headers }), known);
}

function toWait(answer: Response, { retryAfter = 60 }: AppError): Response {
  answer.headers.set('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
