import type { APIRoute } from 'astro';

/** Personal pages, sign-in, scans and the API have nothing for a search engine. */
const CLOSED = ['/api/', '/my', '/settings', '/stickers/', '/q/', '/issue/', '/chats/', '/leads/', '/services/'];

export const GET: APIRoute = () =>
  new Response(['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
