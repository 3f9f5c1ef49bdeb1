import { createRoute, z } from '@hono/zod-openapi';
import { openingsSchema, reserveBody, reservedSchema, visitSchema, visitTokenBody } from '../contract.ts';
import { readListing } from '#features/listings/server/index.ts';
import { cancelVisit, confirmVisit, listOpenings, reserveVisit } from './index.ts';
import { networkOf } from '#platform/web/index.ts';
import { json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const tags = ['Open houses'];
const ref = z.object({ id: z.string().max(40).describe('The UUID or the ten-character unique_id') });

const list = createRoute({
  method: 'get',
  path: '/api/public/leads/{id}/openings',
  tags,
  summary: 'When one may come',
  description: 'The days of a garage sale, the times of an open house with the places that are left.',
  request: { params: ref },
  responses: { 200: json(openingsSchema, 'In order; called-off times too'), ...problems('missing', 'gone') },
});

const reserve = createRoute({
  method: 'post',
  path: '/api/openings/{id}/reservations',
  tags,
  summary: 'Reserve a time of an open house',
  description: 'A signed-in person’s own confirmed address counts at once; any other gets a letter with a link.',
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(reserveBody) },
  responses: {
    201: json(reservedSchema, 'Reserved, or waiting for the letter to be answered'),
    ...problems('invalid', 'missing', 'refused', 'too-many'),
  },
});

const byToken = (path: string, summary: string) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    request: { body: jsonBody(visitTokenBody) },
    responses: { 200: json(visitSchema, 'How the visit stands now'), ...problems('invalid', 'missing', 'refused') },
  });

export const visitsRouter = createRouter();

visitsRouter.openapi(list, async (c) => {
  const { ctx } = c.var;
  const { id } = await readListing({ ctx, ref: c.req.valid('param').id });
  const openings = (await listOpenings({ ctx, listingId: id })).map(
    ({ startsAt, endsAt, updatedAt: _, ...opening }) => ({
      ...opening,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    }),
  );
  return c.json({ openings }, 200);
});

visitsRouter.openapi(reserve, async (c) => {
  const { ctx } = c.var;
  await ctx.limits.consume('draft-create', networkOf({ headers: c.req.raw.headers, config: ctx.config }));
  const input = { openingId: c.req.valid('param').id, ...c.req.valid('json') };
  return c.json(await reserveVisit({ ctx, input }), 201);
});

visitsRouter.openapi(byToken('/api/reservations/confirm', 'Confirm a visit by the letter’s link'), async (c) =>
  c.json(await confirmVisit({ ctx: c.var.ctx, token: c.req.valid('json').token }), 200),
);
visitsRouter.openapi(byToken('/api/reservations/cancel', 'Cancel a visit by the letter’s link'), async (c) =>
  c.json(await cancelVisit({ ctx: c.var.ctx, token: c.req.valid('json').token }), 200),
);
