import { createRoute } from '@hono/zod-openapi';
import { mapQuery, mapView } from '../../contracts/map.ts';
import { readMap } from '../map/index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const read = createRoute({
  method: 'get',
  path: '/api/public/map',
  tags: ['Leads'],
  summary: 'A search as a map shows it',
  description:
    'The filters of the lists; `bounds` is the part of the map in view. Near listings are drawn together. Every place is the middle of a ZIP code, never a street.',
  request: { query: mapQuery },
  responses: { 200: json(mapView, 'What lies there'), ...problems('invalid') },
});

export const mapRouter = createRouter().openapi(read, async (c) => {
  const { zoom, bounds = null, facets: _, ...filters } = c.req.valid('query');
  const { total, extent, marks } = await readMap({ ctx: c.var.ctx, input: { filters, bounds, zoom } });
  const view = {
    total,
    extent: extent && [...extent],
    marks: marks.map(({ splitsAt, ...mark }) => ({ ...mark, splits_at: splitsAt })),
  };
  return c.json(view, 200);
});
