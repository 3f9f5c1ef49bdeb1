import { createRoute, z } from '@hono/zod-openapi';
import { placeSchema } from '../../contracts/places.ts';
import { locateZip } from '#features/places/server/index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const read = createRoute({
  method: 'get',
  path: '/api/public/places/{zip}',
  tags: ['Public'],
  summary: 'The city and coordinates of a ZIP code',
  request: { params: z.object({ zip: z.string().max(40) }) },
  responses: { 200: json(placeSchema, 'Where it is'), ...problems('invalid', 'missing') },
});

/** A month: ZIP codes hardly ever move. */
const CACHE = 'public, max-age=2592000';

export const placesRouter = createRouter().openapi(read, (c) => {
  const {
    zip: postcode,
    city,
    state,
    latitude,
    longitude,
  } = locateZip({ ctx: c.var.ctx, input: c.req.valid('param') });
  return c.json({ postcode, city, state, latitude, longitude }, 200, { 'cache-control': CACHE });
});
