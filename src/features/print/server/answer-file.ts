import { isAppError } from '#platform/errors.ts';
import { retryAfterOf, STATUS } from '#platform/web/index.ts';

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
