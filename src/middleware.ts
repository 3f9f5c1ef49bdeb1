import type { APIContext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { AUTH_BASE, askToSignIn, identifyPage, takeStaleAway } from '#features/accounts/server/auth/index.ts';
import { sectionAt } from '#features/search/rules/sections.ts';
import { placeInAddress } from '#features/places/server/index.ts';
import { services, VISITOR, withActor } from '#platform/context.ts';
import { databaseFault } from '#platform/db/index.ts';
import { isAppError } from '#platform/errors.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { isReadablePath, nowhere, ROUTE_429, ROUTE_500, setRetryAfter, STATUS } from '#platform/web/index.ts';
import { noteRoute, noteWait } from '#platform/work.ts';

type Rewrite = (to: Request) => Promise<Response>;

/** Says who is asking, never what they may do: that is for pages and verbs. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { request, url, locals, rewrite } = context;
  // A page that broke is counted under its own name.
  if (url.pathname !== ROUTE_500) noteRoute(nameRoute(context));
  try {
    const { ctx, stale } = await identify(request, url);
    locals.ctx = ctx;
    locals.place = placeInAddress(url);
    if (!isReadablePath(url.pathname)) return await rewrite(nowhere(url));
    const asked = askToSignIn({ request, url });
    if (asked) return asked;
    const response = await next();
    takeStaleAway(services(), response.headers, stale);
    return withRetryAfter(response);
  } catch (error) {
    if (isFaultPage(url)) throw error;
    // Its answers are read by programs.
    if (url.pathname.startsWith(AUTH_BASE)) return problemResponse(error, request, services().telemetry);
    return drawFault({ error, request, url, rewrite });
  }
});

/** Parts of the market share their pages' files, and are counted apart. */
const nameRoute = ({ routePattern, params }: Pick<APIContext, 'routePattern' | 'params'>): string =>
  sectionAt(params.section) ? routePattern.replace('[section]', `${params.section}`) : routePattern;

const isFaultPage = ({ pathname }: URL): boolean => pathname === ROUTE_500 || pathname === ROUTE_429;

/** A page that says what went wrong is drawn for a visitor, where nobody can say who asks. */
async function identify(request: Request, url: URL): ReturnType<typeof identifyPage> {
  try {
    return await identifyPage(services(), request.headers);
  } catch (error) {
    if (!isFaultPage(url)) throw error;
    return { ctx: withActor(services(), VISITOR), stale: [] };
  }
}

/** The page that says what went wrong, with the status and the wait that programs in between go by. */
async function drawFault(input: { error: unknown; request: Request; url: URL; rewrite: Rewrite }): Promise<Response> {
  const { error, request, url, rewrite } = input;
  const known = isAppError(error) ? error : databaseFault(error);
  noteWait(known?.retryAfter);
  if (known?.kind === 'too-many') return withRetryAfter(await rewrite(new Request(new URL(ROUTE_429, url))));
  // Told here, where private things are taken out; the framework would print it as it is.
  services().telemetry.error(error, { path: url.pathname, method: request.method });
  const answer = await rewrite(new Request(new URL(ROUTE_500, url)));
  if (known?.kind !== 'unavailable') return answer;
  return withRetryAfter(new Response(answer.body, { status: STATUS.unavailable, headers: answer.headers }));
}

function withRetryAfter(answer: Response): Response {
  setRetryAfter(answer);
  return answer;
}
