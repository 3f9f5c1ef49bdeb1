import { createRoute } from '@hono/zod-openapi';
import { hinQuery, hinSchema } from '../../contracts/hulls.ts';
import { describeHin, takeLookup } from '../index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const specs = createRoute({
  method: 'get',
  path: '/services/boats/specs',
  tags: ['Valuation services'],
  summary: 'Read a boat’s hull identification number',
  request: { query: hinQuery },
  responses: { 200: json(hinSchema, 'What the number tells'), ...problems('invalid', 'refused', 'too-many') },
});

export const hullsRouter = createRouter().openapi(specs, async (c) => {
  const { ctx } = c.var;
  await takeLookup({ ctx, headers: c.req.raw.headers, kind: 'vin' });
  return c.json(describeHin({ ctx, input: c.req.valid('query') }), 200);
});
