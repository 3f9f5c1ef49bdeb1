import { gzipSync } from 'node:zlib';

/** A picture as an answer; outlines of letters and codes shrink to a fifth. */
export function svgAnswer(svg: string, { request, cache }: { request: Request; cache: string }): Response {
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return new Response(zipped ? new Uint8Array(gzipSync(svg)) : svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': cache,
      vary: 'accept-encoding',
      ...(zipped && { 'content-encoding': 'gzip' }),
    },
  });
}
