import { createRoute, z } from '@hono/zod-openapi';
import { conversationSchema } from '../../contracts/chats.ts';
import { reserveForBuyer } from '../index.ts';
import { BEARER, json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const common = { tags: ['Conversations'], security: BEARER };
const one = '/chats/conversations/{conversationId}';
const params = z.object({ conversationId: z.uuid() });

const reserve = createRoute({
  ...common,
  method: 'post',
  path: `${one}/reservation`,
  summary: 'Reserve the listing for this buyer',
  description:
    'For its seller. The listing shows as pending; other buyers’ open offers and visits end, and everybody is told.',
  request: { params },
  responses: {
    200: json(conversationSchema, 'As it is now'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused'),
  },
});

export const chatDealsRouter = createRouter();

chatDealsRouter.openapi(reserve, async (c) => {
  const id = c.req.valid('param').conversationId.toLowerCase();
  return c.json(await reserveForBuyer({ ctx: c.var.ctx, input: { id } }), 200);
});
