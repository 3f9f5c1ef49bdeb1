import { createRoute, z } from '@hono/zod-openapi';
import type { Ctx } from '../context.ts';
import { problems } from './describe.ts';
import { createRouter } from './router.ts';

type Stop = {
  readonly path: string;
  readonly summary: string;
  /** What the token ends, for the description. */
  readonly ends: string;
  /** The page that asks whether to stop. */
  readonly page: string;
  /** What is answered when it is done. */
  readonly said: string;
  readonly stop: (call: { ctx: Ctx; token: string }) => Promise<unknown>;
};

/** The address behind `List-Unsubscribe`: a POST stops (RFC 8058), a GET goes to the page and changes nothing. */
export function createOnePressStop({ path, summary, ends, page, said, stop }: Stop) {
  const shared = {
    path,
    tags: ['Saved searches'],
    request: { query: z.object({ token: z.string().max(200).describe('From the letter') }) },
  };
  const post = createRoute({
    ...shared,
    method: 'post',
    summary,
    description: `What mail programs post to (RFC 8058). The token ends ${ends} and opens nothing else.`,
    responses: {
      200: { description: 'Stopped', content: { 'text/plain': { schema: z.string() } } },
      ...problems('invalid', 'missing', 'too-many'),
    },
  });
  const open = createRoute({
    ...shared,
    method: 'get',
    summary: 'The page that asks whether to stop',
    description: 'For mail programs that open the address instead. Opening it changes nothing.',
    responses: { 303: { description: 'To the page' }, ...problems('invalid') },
  });
  const router = createRouter();
  router.openapi(post, async (c) => {
    await stop({ ctx: c.var.ctx, token: c.req.valid('query').token });
    return c.text(said, 200);
  });
  router.openapi(open, (c) => c.redirect(`${page}?${new URLSearchParams({ token: c.req.valid('query').token })}`, 303));
  return router;
}
