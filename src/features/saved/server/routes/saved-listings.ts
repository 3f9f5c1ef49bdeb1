import { createRoute, z } from '@hono/zod-openapi';
import { mergeSavedBody, savedBody, savedIdsSchema, savedSchema } from '../../contracts/saved-listings.ts';
import { listSavedIds, mergeSaved, saveListing } from '../index.ts';
import { BEARER, json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const common = { tags: ['Saved listings'], security: BEARER };
const path = '/api/saved-listings';

const save = createRoute({
  ...common,
  method: 'patch',
  path: '/api/leads/{id}',
  summary: 'Save a listing, or take it off my list',
  description: 'Saying the same twice changes nothing. A listing that was taken down can still be taken off.',
  request: {
    params: z.object({ id: z.string().max(40).describe('The UUID or the ten-character unique_id') }),
    body: jsonBody(savedBody),
  },
  responses: {
    200: json(savedSchema, 'Whether it is saved now'),
    ...problems('invalid', 'unauthenticated', 'missing', 'gone', 'refused', 'too-many'),
  },
});

const list = createRoute({
  ...common,
  method: 'get',
  path,
  summary: 'Which listings I saved',
  responses: { 200: json(savedIdsSchema, 'Ids alone; the listings are public'), ...problems('unauthenticated') },
});

const merge = createRoute({
  ...common,
  method: 'post',
  path,
  summary: 'Add the hearts of this browser to mine',
  description: 'For a visitor who has just signed in. Listings that are not public any more are left out.',
  request: { body: jsonBody(mergeSavedBody) },
  responses: {
    200: json(savedIdsSchema, 'Everything that is saved now'),
    ...problems('invalid', 'unauthenticated', 'too-many'),
  },
});

export const savedListingsRouter = createRouter();

savedListingsRouter.openapi(save, async (c) => {
  const input = { ref: c.req.valid('param').id, saved: c.req.valid('json').saved };
  return c.json(await saveListing({ ctx: c.var.ctx, input }), 200);
});

savedListingsRouter.openapi(list, async (c) => c.json({ ids: await listSavedIds({ ctx: c.var.ctx }) }, 200));

savedListingsRouter.openapi(merge, async (c) => {
  const hearts = c.req.valid('json').hearts.map(({ id, at }) => ({ id, at: new Date(at) }));
  return c.json({ ids: await mergeSaved({ ctx: c.var.ctx, input: { hearts } }) }, 200);
});
