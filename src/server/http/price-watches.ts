import { createRoute, z } from '@hono/zod-openapi';
import { watch as words } from '#messages/en/watch.ts';
import { followWatchLink } from '../watch/index.ts';
import { problems } from './describe.ts';
import { createRouter } from './router.ts';

const tags = ['Saved searches'];
const query = z.object({ token: z.string().max(200).describe('From the letter') });
const path = '/api/price-watches/stop';

const stop = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Stop letters about one price with one press',
  description: 'What mail programs post to (RFC 8058). The token ends these letters and opens nothing else.',
  request: { query },
  responses: {
    200: { description: 'Stopped', content: { 'text/plain': { schema: z.string() } } },
    ...problems('invalid', 'missing', 'too-many'),
  },
});

const open = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The page that asks whether to stop',
  description: 'For mail programs that open the address instead. Opening it changes nothing.',
  request: { query },
  responses: { 303: { description: 'To the page' }, ...problems('invalid') },
});

export const priceWatchesRouter = createRouter();

priceWatchesRouter.openapi(stop, async (c) => {
  await followWatchLink({ ctx: c.var.ctx, token: c.req.valid('query').token });
  return c.text(words.stoppedTitle, 200);
});

priceWatchesRouter.openapi(open, (c) =>
  c.redirect(`/watch?${new URLSearchParams({ token: c.req.valid('query').token })}`, 303),
);
