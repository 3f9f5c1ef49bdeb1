import { createRoute } from '@hono/zod-openapi';
import { viewBody } from '../contract.ts';
import { countView } from './index.ts';
import { networkOf } from '#platform/web/index.ts';
import { jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const count = createRoute({
  method: 'post',
  path: '/api/views',
  tags: ['Leads'],
  summary: 'Count a look at a listing’s page',
  description:
    'Sent by the page once it is on a screen. One a day for a browser, none for programs and owners. Nothing about who looked is kept.',
  request: { body: jsonBody(viewBody) },
  responses: { 204: noContent('Counted, or not'), ...problems('invalid', 'forbidden', 'unsupported', 'too-many') },
});

export const viewsRouter = createRouter().openapi(count, async (c) => {
  const { ctx } = c.var;
  const network = networkOf({ headers: c.req.raw.headers, config: ctx.config });
  await ctx.limits.consume('event', network);
  const { listing } = c.req.valid('json');
  countView({ ctx, input: { listingId: listing, network, userAgent: c.req.header('user-agent') } });
  return c.body(null, 204);
});
