import type { APIRoute } from 'astro';

/** Personal pages, sign-in, scans, half-answered questions and the API have nothing for a search engine. */
const CLOSED = [
  '/api/',
  '/my',
  '/settings',
  '/stickers/',
  '/shop/',
  '/q/',
  '/leave',
  '/watch',
  '/issue/',
  '/chats/',
  '/leads/',
  '/services/',
];

export const GET: APIRoute = ({ locals }) => {
  const siteMap = new URL('/sitemap.xml', locals.ctx.config.siteUrl).href;
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteMap}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
