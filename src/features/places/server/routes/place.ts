import { createRoute } from '@hono/zod-openapi';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';
import { guessedPlaceQuery, guessedPlaceSchema } from '../../contract.ts';
import { guessPlace } from '../guess-place.ts';

const read = createRoute({
  method: 'get',
  path: '/api/public/place',
  tags: ['Public'],
  summary: 'The ZIP code at a point, or where the network is',
  request: { query: guessedPlaceQuery },
  responses: { 200: json(guessedPlaceSchema, 'Where it is, null where nothing tells it'), ...problems('invalid') },
});

/** Says something of whoever asks, so nobody keeps it: pages, which are kept, are the same for everybody. */
const HEADERS = { 'cache-control': 'private, no-store' };

export const placeRouter = createRouter().openapi(read, (c) => {
  const { latitude, longitude } = c.req.valid('query');
  const { geoZipHeader } = c.var.ctx.config;
  const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const found = guessPlace({ at, header: geoZipHeader ? (c.req.header(geoZipHeader) ?? null) : null });
  if (!found) return c.json({ place: null }, 200, HEADERS);
  const { zip: postcode, ...place } = found;
  return c.json({ place: { postcode, ...place } }, 200, HEADERS);
});
