import { astro } from 'astro/hono';
import { Hono } from 'hono';
import { services } from '#platform/context.ts';
import { createApp } from '#app/api/app.ts';
import { withJsonRedirect } from '#platform/http/json-redirect.ts';
import { isApiPath } from '#platform/http/paths.ts';
import { securityHeaders } from '#platform/web/index.ts';

/** The request pipeline, top to bottom: headers, then the API, then Astro. */
const api = createApp();
const pipeline = new Hono();

pipeline.use(async (c, next) => {
  await next();
  // A page may ask for more than everybody gets, such as no referrer at all.
  for (const [name, value] of Object.entries(securityHeaders(services().config)))
    if (!c.res.headers.has(name)) c.header(name, value);
});
pipeline.use(async (c, next) => (isApiPath(c.req.path) ? api.fetch(c.req.raw) : next()));
pipeline.use(withJsonRedirect);
pipeline.use(astro());

export default pipeline;
