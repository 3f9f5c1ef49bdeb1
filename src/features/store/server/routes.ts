import { createRoute, z } from '@hono/zod-openapi';
import type { Context, Next } from 'hono';
import type Stripe from 'stripe';
import { cartAnswerSchema, cartChangeBody, cartViewSchema, graphqlAnswer, graphqlBody } from '../contract.ts';
import { http } from '#platform/words/http.ts';
import { unauthenticated } from '#platform/actor.ts';
import { missing } from '#platform/errors.ts';
import {
  answerGraphQL,
  cartCookie,
  changeCart,
  ENDPOINT,
  isSigned,
  orderPayload,
  readCart,
  readCartCookie,
  openStripe,
  takeCancelledOrder,
  takeEvent,
  takePaidOrder,
} from './index.ts';
import { networkOf } from '#platform/web/index.ts';
import { json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter, type HttpEnv } from '#platform/http/router.ts';

const common = { tags: ['Sticker store'] };

const read = createRoute({
  ...common,
  method: 'get',
  path: '/api/store/cart',
  summary: 'The cart of this browser, at today’s prices',
  description: 'Which cart it is stands in the cookie `cart`. Without one the answer is an empty cart.',
  responses: { 200: json(cartViewSchema, 'Amounts in cents'), ...problems('unavailable') },
});

const change = createRoute({
  ...common,
  method: 'post',
  path: '/api/store/cart',
  summary: 'Change the cart of this browser',
  description:
    'Adding makes a cart where there is none. What kept the change from being made is in `userErrors`, what was made differently in `warnings`; the cart is always as it is now.',
  request: { body: jsonBody(cartChangeBody) },
  responses: {
    200: json(cartAnswerSchema, 'The cart afterwards'),
    ...problems('invalid', 'forbidden', 'too-many', 'unavailable'),
  },
});

const graphql = createRoute({
  ...common,
  method: 'post',
  path: ENDPOINT,
  summary: 'The store’s own interface, in GraphQL',
  description:
    'Speaks the part of Shopify’s Storefront API that the product uses: products, cart, cartCreate, cartLinesAdd, cartLinesUpdate, cartLinesRemove, cartDiscountCodesUpdate, cartAttributesUpdate; and checkoutCreate, checkoutLineItemsAdd, checkoutLineItemsRemove as they were up to 2024-04. Not there when an external store is configured.',
  request: { body: jsonBody(graphqlBody) },
  responses: {
    200: json(graphqlAnswer, 'Data, errors, or both'),
    ...problems('invalid', 'forbidden', 'missing', 'too-many'),
  },
});

const webhook = createRoute({
  ...common,
  method: 'post',
  path: '/api/store/webhooks/orders',
  summary: 'Messages of the external store about orders',
  description:
    'For the topics `orders/paid` and `orders/cancelled`. Signed with STORE_WEBHOOK_SECRET in `X-Shopify-Hmac-Sha256`. The same message twice, late or out of order changes nothing; other topics are taken and ignored.',
  request: { body: jsonBody(orderPayload) },
  // The signature is of the very bytes: they are read before anything parses them.
  middleware: [
    async (c: Context<HttpEnv>, next: Next) => {
      const { store } = c.var.ctx.config;
      if (!store?.webhookSecret) throw missing(http.missing);
      const body = new Uint8Array(await c.req.raw.clone().arrayBuffer());
      if (!isSigned(body, c.req.header('x-shopify-hmac-sha256') ?? '', store.webhookSecret)) throw unauthenticated();
      await next();
    },
  ] as const,
  responses: {
    200: json(z.object({ outcome: z.enum(['recorded', 'known', 'ignored']) }), 'Taken'),
    ...problems('invalid', 'unauthenticated', 'missing', 'too-many'),
  },
});

const cardWebhook = createRoute({
  ...common,
  method: 'post',
  path: '/api/store/webhooks/stripe',
  summary: 'Messages of Stripe about payments by card',
  description:
    'Signed with STRIPE_WEBHOOK_SECRET in `Stripe-Signature`. Takes `checkout.session.completed`, `checkout.session.expired`, `checkout.session.async_payment_succeeded`, `checkout.session.async_payment_failed`, `charge.refunded` and `charge.dispute.*`. The same message twice, late or out of order changes nothing; others are taken and ignored.',
  request: { body: jsonBody(z.object({ id: z.string(), type: z.string() }).loose()) },
  // The signature is of the very bytes, and of when they were signed: an old message that somebody kept is refused.
  middleware: [
    async (c: Context<HttpEnv>, next: Next) => {
      const { ctx } = c.var;
      const stripe = openStripe(ctx);
      if (!stripe || !ctx.config.card) throw missing(http.missing);
      const body = await c.req.raw.clone().text();
      const signature = c.req.header('stripe-signature') ?? '';
      await stripe.webhooks.constructEventAsync(body, signature, ctx.config.card.webhookSecret).catch(() => {
        throw unauthenticated();
      });
      await next();
    },
  ] as const,
  responses: {
    200: json(z.object({ outcome: z.enum(['recorded', 'known', 'ignored']) }), 'Taken'),
    ...problems('invalid', 'unauthenticated', 'missing', 'too-many'),
  },
});

export const storeRouter = createRouter();

storeRouter.openapi(read, async (c) => {
  const { ctx } = c.var;
  return c.json(await readCart({ ctx, input: { cartId: readCartCookie(c.req.raw.headers) } }), 200);
});

storeRouter.openapi(change, async (c) => {
  const { ctx } = c.var;
  const { headers } = c.req.raw;
  const held = readCartCookie(headers);
  const network = networkOf({ headers, config: ctx.config });
  const input = { cartId: held, change: c.req.valid('json'), network };
  const { cartId, ...answer } = await changeCart({ ctx, input });
  if (cartId !== held) c.header('set-cookie', cartCookie(ctx.config, cartId));
  return c.json(answer, 200);
});

storeRouter.openapi(graphql, async (c) => {
  const { ctx } = c.var;
  if (ctx.config.store !== null) throw missing(http.missing);
  const { query, variables, operationName } = c.req.valid('json');
  const network = networkOf({ headers: c.req.raw.headers, config: ctx.config });
  if (/\b(cartCreate|checkoutCreate)\b/.test(query)) await ctx.limits.consume('cart-create', network);
  const response = await answerGraphQL({ services: ctx }, { query, variables, operationName });
  return c.json((await response.json()) as object, 200);
});

storeRouter.openapi(webhook, async (c) => {
  const services = c.var.ctx;
  const order = c.req.valid('json');
  const topic = c.req.header('x-shopify-topic');
  if (topic === 'orders/paid') return c.json({ outcome: await takePaidOrder({ services, order }) }, 200);
  if (topic === 'orders/cancelled') return c.json({ outcome: await takeCancelledOrder({ services, order }) }, 200);
  return c.json({ outcome: 'ignored' as const }, 200);
});

storeRouter.openapi(cardWebhook, async (c) => {
  const event = c.req.valid('json') as unknown as Stripe.Event;
  return c.json({ outcome: await takeEvent({ services: c.var.ctx, event }) }, 200);
});
