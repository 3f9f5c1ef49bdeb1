import type { OpenAPIHono } from '@hono/zod-openapi';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { matchedRoutes } from 'hono/route';
import { http } from '#platform/words/http.ts';
import { identifyActor, staleCookies, takeStaleAway } from '#features/accounts/server/auth/index.ts';
import { type Services, services, VISITOR, withActor } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import { noteRoute } from '#platform/work.ts';
import { areas } from './areas.ts';
import { createDocsRouter } from '#platform/http/docs.ts';
import { calmWrites, jsonOnly, notStored, sameSite, smallBodies } from '#platform/http/guards.ts';
import { isMediaPath } from '#platform/http/paths.ts';
import { methodNotAllowedResponse, problemResponse } from '#platform/http/problem.ts';
import { createRouter, type HttpEnv } from '#platform/http/router.ts';

type Parts = {
  /** Where the services come from; tests hand in their own. */
  findServices?: () => Services;
  routers?: readonly OpenAPIHono<HttpEnv>[];
};

/** The whole API: who asks, what is let in, the areas, and one way to answer when something is wrong. */
export function createApp({ findServices = services, routers = areas }: Parts = {}): OpenAPIHono<HttpEnv> {
  const app = createRouter();
  app.onError((error, c) => problemResponse(error, c.req.raw, findServices().telemetry));
  app.notFound((c) => problemResponse(missing(http.missing), c.req.raw));
  app.use((c, next) => {
    noteRoute(matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path);
    return next();
  });
  app.use(notStored);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => methodNotAllowedResponse(c.req.raw, methods) }));
  app.use(async (c, next) => {
    const base = findServices();
    const { headers } = c.req.raw;
    // Pictures are the same for everybody, and a page has dozens: whose cookie came along is not looked up.
    if (isMediaPath(c.req.path)) {
      c.set('ctx', withActor(base, VISITOR));
      return next();
    }
    const actor = await identifyActor({ services: base, headers });
    c.set('ctx', withActor(base, actor));
    await next();
    takeStaleAway(base, c.res.headers, staleCookies({ services: base, headers, actor }));
  });
  app.use(sameSite, smallBodies, jsonOnly, calmWrites);
  for (const router of [...routers, createDocsRouter(routers)]) app.route('/', router);
  return app;
}
