import { createRoute, z } from '@hono/zod-openapi';
import { BEARER, json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';
import { actSchema, saleSchema } from '../contract.ts';
import { actInSale } from './act.ts';
import { openSale } from './open-sale.ts';
import { viewSale } from './view-sale.ts';

const common = { tags: ['Sales'], security: BEARER };
const path = '/chats/conversations/{conversationId}/sale';
const params = z.object({ conversationId: z.uuid() });

const read = createRoute({
  ...common,
  method: 'get',
  path,
  summary: 'The sale of a conversation, for its buyer and its seller',
  request: { params },
  responses: { 200: json(saleSchema, 'As it is now'), ...problems('invalid', 'unauthenticated', 'missing') },
});

const act = createRoute({
  ...common,
  method: 'post',
  path,
  summary: 'Say or do something in a sale',
  description: 'Agree on a price, tick a check, note a deposit, step back, hand over. Said again it changes nothing.',
  request: { params, body: jsonBody(actSchema) },
  responses: {
    200: json(saleSchema, 'As it is now'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused', 'too-many'),
  },
});

export const salesRouter = createRouter();

salesRouter.openapi(read, async (c) => {
  const id = c.req.valid('param').conversationId.toLowerCase();
  return c.json(viewSale(await openSale({ ctx: c.var.ctx, id })), 200);
});

salesRouter.openapi(act, async (c) => {
  const id = c.req.valid('param').conversationId.toLowerCase();
  return c.json(viewSale(await actInSale({ ctx: c.var.ctx, input: { id, act: c.req.valid('json') } })), 200);
});
