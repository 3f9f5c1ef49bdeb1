import { createRoute, z } from '@hono/zod-openapi';
import {
  askDealersBody,
  askedList,
  makeOfferBody,
  offerRequestList,
  offerRequestView,
  offerView,
  takeOfferBody,
} from '../../contracts/offers.ts';
import {
  askDealers,
  closeRequest,
  listAsked,
  listOwnRequests,
  makeOffer,
  passRequest,
  readOwnRequest,
  takeOffer,
  toAskedView,
  toOfferRequestView,
} from '../offers/index.ts';
import { BEARER, json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { idempotent } from '#platform/http/idempotency.ts';
import { createRouter } from '#platform/http/router.ts';

const common = { tags: ['Dealership offers'], security: BEARER };
const params = z.object({ id: z.string().max(40) });

const ask = createRoute({
  ...common,
  method: 'post',
  path: '/api/offer-requests',
  summary: 'Ask dealerships for offers on my vehicle',
  description: 'Only the named dealerships see it. Asking again adds dealerships. Takes an Idempotency-Key.',
  middleware: idempotent(),
  request: { body: jsonBody(askDealersBody) },
  responses: {
    200: json(offerRequestView, 'The request as it stands'),
    ...problems('invalid', 'unauthenticated', 'missing', 'conflict', 'refused', 'too-many'),
  },
});

const list = createRoute({
  ...common,
  method: 'get',
  path: '/api/offer-requests',
  summary: 'What I asked dealerships, with their offers',
  responses: { 200: json(offerRequestList, 'Latest first'), ...problems('unauthenticated') },
});

const take = createRoute({
  ...common,
  method: 'post',
  path: '/api/offer-requests/{id}/take',
  summary: 'Take an offer that holds',
  description: 'A second press changes nothing. Reasons: request_not_open, offer_lapsed, offer_replaced.',
  request: { params, body: jsonBody(takeOfferBody) },
  responses: {
    200: json(offerRequestView, 'The request as it stands'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused', 'too-many'),
  },
});

const close = createRoute({
  ...common,
  method: 'delete',
  path: '/api/offer-requests/{id}',
  summary: 'Stop asking',
  request: { params },
  responses: { 204: noContent('Closed'), ...problems('unauthenticated', 'missing', 'too-many') },
});

const asked = createRoute({
  ...common,
  method: 'get',
  path: '/api/dealer-requests',
  summary: 'Requests that came to my dealership',
  responses: { 200: json(askedList, 'Open ones first'), ...problems('unauthenticated', 'missing') },
});

const offer = createRoute({
  ...common,
  method: 'post',
  path: '/api/dealer-requests/{id}/offers',
  summary: 'Make an offer, which holds for seven days',
  description: 'A newer offer takes the place of the one before. Takes an Idempotency-Key.',
  middleware: idempotent(),
  request: { params, body: jsonBody(makeOfferBody) },
  responses: {
    201: json(offerView.pick({ id: true, expires_at: true }), 'The offer'),
    ...problems('invalid', 'unauthenticated', 'missing', 'conflict', 'refused', 'too-many'),
  },
});

const pass = createRoute({
  ...common,
  method: 'post',
  path: '/api/dealer-requests/{id}/pass',
  summary: 'Make no offer',
  request: { params },
  responses: { 204: noContent('Noted'), ...problems('unauthenticated', 'missing', 'refused', 'too-many') },
});

export const offersRouter = createRouter();

offersRouter.openapi(ask, async (c) => {
  const { ctx } = c.var;
  const { share_vin: shareVin, ...said } = c.req.valid('json');
  const { id } = await askDealers({ ctx, input: { ...said, shareVin } });
  return c.json(toOfferRequestView(await readOwnRequest({ ctx, id })), 200);
});

offersRouter.openapi(list, async (c) => {
  const requests = await listOwnRequests({ ctx: c.var.ctx });
  return c.json({ requests: requests.map(toOfferRequestView) }, 200);
});

offersRouter.openapi(take, async (c) => {
  const { ctx } = c.var;
  const { id } = c.req.valid('param');
  await takeOffer({ ctx, input: { requestId: id, offerId: c.req.valid('json').offer } });
  return c.json(toOfferRequestView(await readOwnRequest({ ctx, id })), 200);
});

offersRouter.openapi(close, async (c) => {
  await closeRequest({ ctx: c.var.ctx, requestId: c.req.valid('param').id });
  return c.body(null, 204);
});

offersRouter.openapi(asked, async (c) => {
  const requests = await listAsked({ ctx: c.var.ctx });
  return c.json({ requests: requests.map(toAskedView) }, 200);
});

offersRouter.openapi(offer, async (c) => {
  const { amount_cents: amountCents, terms } = c.req.valid('json');
  const requestId = c.req.valid('param').id;
  const { id, expiresAt } = await makeOffer({ ctx: c.var.ctx, input: { requestId, amountCents, terms } });
  return c.json({ id, expires_at: expiresAt.toISOString() }, 201);
});

offersRouter.openapi(pass, async (c) => {
  await passRequest({ ctx: c.var.ctx, requestId: c.req.valid('param').id });
  return c.body(null, 204);
});
