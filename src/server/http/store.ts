import { createRoute } from '@hono/zod-openapi';
import { cartAnswerSchema, cartChangeBody, cartViewSchema, graphqlAnswer, graphqlBody } from '#contracts/store.ts';
import { http } from '#messages/en/http.ts';
import { missing } from '../errors.ts';
import { answerGraphQL, cartCookie, changeCart, ENDPOINT, readCart, readCartCookie } from '../store/index.ts';
import { json, jsonBody, problems } from './describe.ts';
import { networkOf } from './network-address.ts';
import { createRouter } from './router.ts';

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
