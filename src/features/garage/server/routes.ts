import { createRoute, z } from '@hono/zod-openapi';
import { addItemBody, type OwnItems, ownItemsSchema, sellItemBody } from '../contract.ts';
import { requestView } from '#features/listings/contract.ts';
import { addItem, listOwnItems, sellItem } from './index.ts';
import { json, jsonBody, problems } from '#platform/http/describe.ts';
import { idempotent } from '#platform/http/idempotency.ts';
import { createRouter } from '#platform/http/router.ts';

const tags = ['Garage sales'];
const ref = z.object({ id: z.string().max(40).describe('The UUID or the ten-character unique_id') });
const KEY_NOTE = 'A visitor who is not signed in names the sale’s key in the header X-Session-Key.';

const add = createRoute({
  method: 'post',
  path: '/api/requests/self/{id}/items',
  tags,
  summary: 'Put a thing on a table of my sale',
  description: `${KEY_NOTE} The key in the body makes it safe to repeat; an Idempotency-Key is taken too.`,
  middleware: idempotent(),
  request: { params: ref, body: jsonBody(addItemBody) },
  responses: {
    201: json(requestView, 'The item. Its pictures are uploaded to its id'),
    ...problems('invalid', 'unauthenticated', 'missing', 'conflict', 'refused', 'too-many'),
  },
});

const list = createRoute({
  method: 'get',
  path: '/api/requests/self/{id}/items',
  tags,
  summary: 'What is on the tables of my sale',
  description: KEY_NOTE,
  request: { params: ref },
  responses: { 200: json(ownItemsSchema, 'In the order they were added'), ...problems('unauthenticated', 'missing') },
});

const sell = createRoute({
  method: 'post',
  path: '/api/requests/self/{id}/sold',
  tags,
  summary: 'So many of an item were sold',
  description: 'With the last one the item is off the public page at once.',
  request: { params: ref, body: jsonBody(sellItemBody) },
  responses: {
    200: json(requestView, 'The item after it'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused'),
  },
});

export const garageRouter = createRouter();

garageRouter.openapi(add, async (c) =>
  c.json(await addItem({ ctx: c.var.ctx, ref: c.req.valid('param').id, input: c.req.valid('json') }), 201),
);

garageRouter.openapi(list, async (c) => {
  const { items } = await listOwnItems({ ctx: c.var.ctx, ref: c.req.valid('param').id });
  const shown: OwnItems['items'] = items.map((item) => ({
    id: item.id,
    unique_id: item.uniqueId,
    key: item.key,
    status: item.status,
    title: item.title,
    price_cents: item.price?.cents ?? null,
    quantity: item.quantity,
    path: item.path,
    photo: item.cover !== null,
  }));
  return c.json({ items: shown }, 200);
});

garageRouter.openapi(sell, async (c) => {
  const { count } = c.req.valid('json');
  return c.json(await sellItem({ ctx: c.var.ctx, ref: c.req.valid('param').id, count }), 200);
});
