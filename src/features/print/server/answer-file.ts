import { gzipSync } from 'node:zlib';
import { isAppError } from '#platform/errors.ts';
import { retryAfterOf, STATUS } from '#platform/web/index.ts';

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

/**
 * Answers a link to a file. What is not there is the page that says so; any other refusal, such as too many files in a
 * short time, is its sentence and its status, since nobody draws a page for a file.
 */
export async function answerFile(
  make: () => Promise<Response>,
  missing: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.kind === 'missing') return missing();
    const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' });
    const wait = retryAfterOf(error);
    if (wait !== null) headers.set('retry-after', wait);
    return new Response(`${error.message}\n`, { status: STATUS[error.kind], headers });
  }
}
