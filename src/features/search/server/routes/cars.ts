import { createRoute, z } from '@hono/zod-openapi';
import { answerChanges, requestView } from '#features/listings/contract.ts';
import { updateRequest } from '#features/listings/server/index.ts';
import { BEARER, json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const update = createRoute({
  method: 'patch',
  path: '/api/cars/{id}',
  tags: ['Requests'],
  summary: 'Change fields of one of my vehicles',
  description:
    'The body is the fields themselves, for example {"mileage": 72400}. The page follows on the next request.',
  security: BEARER,
  request: { params: z.object({ id: z.string().max(40) }), body: jsonBody(answerChanges) },
  responses: {
    200: json(requestView, 'The listing after the change'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused'),
  },
});

export const carsRouter = createRouter().openapi(update, async (c) =>
  c.json(
    await updateRequest({ ctx: c.var.ctx, ref: c.req.valid('param').id, input: { answers: c.req.valid('json') } }),
    200,
  ),
);
