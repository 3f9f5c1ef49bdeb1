import { createRoute, z } from '@hono/zod-openapi';
import type { Context, Next } from 'hono';
import { unauthenticated } from '../actor.ts';
import { missing } from '../errors.ts';
import { isSignedByTwilio, takeInbound } from '../sms/index.ts';
import { http } from '../words/http.ts';
import { problems } from './describe.ts';
import { createRouter, type HttpEnv } from './router.ts';

const PATH = '/api/texts/twilio';

const readFields = async (c: Context<HttpEnv>): Promise<ReadonlyMap<string, string>> =>
  new Map(new URLSearchParams(await c.req.raw.clone().text()));

const route = createRoute({
  method: 'post',
  path: PATH,
  tags: ['Texts'],
  summary: 'Messages of Twilio: replies, and what became of texts',
  description:
    'Signed with TWILIO_AUTH_TOKEN in `X-Twilio-Signature`, over SITE_URL and this path. A reply of STOP ends texts to its number, START allows them again; a text that was not delivered because of its number ends them too. Other messages are taken and ignored; no words of a reply are kept. The same message twice changes nothing.',
  request: {
    body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: z.object({}).loose() } } },
  },
  middleware: [
    async (c: Context<HttpEnv>, next: Next) => {
      const { twilio, siteUrl } = c.var.ctx.config;
      if (twilio === null) throw missing(http.missing);
      const signature = c.req.header('x-twilio-signature') ?? '';
      const posted = { url: siteUrl + PATH, fields: await readFields(c), signature };
      if (!isSignedByTwilio(twilio.authToken, posted)) throw unauthenticated();
      await next();
    },
  ] as const,
  responses: {
    200: { description: 'Taken: an answer that sends nothing back', content: { 'text/xml': { schema: z.string() } } },
    ...problems('invalid', 'unauthenticated', 'missing', 'too-many'),
  },
});

export const textsRouter = createRouter().openapi(route, async (c) => {
  const fields = Object.entries(c.req.valid('form')).map(([name, value]) => [name, String(value)] as const);
  await takeInbound(c.var.ctx, new Map(fields));
  return c.body('<?xml version="1.0" encoding="UTF-8"?><Response/>', 200, { 'content-type': 'text/xml' });
});
