import { createHmac } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { CONSENT_COOKIE, CONSENT_TO_ANALYTICS, eventSchema } from '#shared/analytics-events.ts';
import type { Ctx } from '../context.ts';
import { networkOf } from '../web/index.ts';
import { jsonBody, noContent, problems } from './describe.ts';
import { createRouter } from './router.ts';

const route = createRoute({
  method: 'post',
  path: '/api/events',
  tags: ['Analytics'],
  summary: 'Count a screen that was seen',
  description:
    'Kept only when the visitor agreed to analytics (cookie `consent=analytics`); dropped without a word otherwise.',
  request: { body: jsonBody(eventSchema) },
  responses: {
    204: noContent('Counted, or dropped for want of consent.'),
    ...problems('invalid', 'forbidden', 'too-large', 'unsupported', 'too-many'),
  },
});

export const eventsRouter = createRouter().openapi(route, async (c) => {
  const { ctx } = c.var;
  if (getCookie(c, CONSENT_COOKIE) !== CONSENT_TO_ANALYTICS) return c.body(null, 204);
  const network = networkOf({ headers: c.req.raw.headers, config: ctx.config });
  await ctx.limits.consume('event', network);
  ctx.telemetry.screen({
    ...c.req.valid('json'),
    visitorId: visitorId(ctx, network, c.req.header('user-agent') ?? ''),
  });
  return c.body(null, 204);
});

/** Steady for a person who signed in, and for a stranger only until midnight UTC; says nothing about either. */
function visitorId({ actor, config, now }: Ctx, network: string, userAgent: string): string {
  const about = actor.kind === 'user' ? actor.userId : `${network}\n${userAgent}\n${now().toISOString().slice(0, 10)}`;
  return createHmac('sha256', config.authSecret).update(`analytics\n${about}`).digest('base64url').slice(0, 22);
}
