import { createRoute } from '@hono/zod-openapi';
import { followValueBody, valueFollowSchema } from '../contract.ts';
import { followValue } from './index.ts';
import { BEARER, json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const follow = createRoute({
  method: 'post',
  path: '/api/value-follows',
  tags: ['Valuation services'],
  security: BEARER,
  summary: 'Email me this value every month',
  description:
    'The VIN is kept without its serial number. Following the same vehicle again gives the one that is there.',
  request: { body: jsonBody(followValueBody) },
  responses: {
    200: json(valueFollowSchema, 'What is followed'),
    ...problems('invalid', 'unauthenticated', 'refused', 'too-many'),
  },
});

export const valuesRouter = createRouter().openapi(follow, async (c) => {
  const { id, title, paused, nextAt } = await followValue({ ctx: c.var.ctx, input: c.req.valid('json') });
  return c.json({ id, title, paused, next_at: nextAt.toISOString() }, 200);
});
