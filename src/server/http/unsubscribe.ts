import { createRoute, z } from '@hono/zod-openapi';
import { alerts } from '#messages/en/alerts.ts';
import { unsubscribe } from '../keep/index.ts';
import { problems } from './describe.ts';
import { createRouter } from './router.ts';

const tags = ['Saved searches'];
const query = z.object({ token: z.string().max(200).describe('From the letter') });
const path = '/api/unsubscribe';

const stop = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Stop a kind of letter with one press',
  description: 'What mail programs post to (RFC 8058). The token ends one kind of letter and opens nothing else.',
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

export const unsubscribeRouter = createRouter();

unsubscribeRouter.openapi(stop, async (c) => {
  await unsubscribe({ ctx: c.var.ctx, token: c.req.valid('query').token });
  return c.text(alerts.stoppedTitle, 200);
});

unsubscribeRouter.openapi(open, (c) =>
  c.redirect(`/unsubscribe?${new URLSearchParams({ token: c.req.valid('query').token })}`, 303),
);
