import type { APIRoute } from 'astro';
import { securityText } from '#platform/web/index.ts';

const TYPE = { 'content-type': 'text/plain; charset=utf-8' };

export const GET: APIRoute = ({ locals: { ctx } }) => {
  const text = securityText({ config: ctx.config, now: ctx.now() });
  if (text === null) return new Response('Not found\n', { status: 404, headers: TYPE });
  return new Response(text, { headers: { ...TYPE, 'cache-control': 'public, max-age=86400' } });
};
