import { problemSchema } from '#shared/problem.ts';
import { ApiError } from './api-error.ts';

const EMPTY = new Set([204, 205]);

/** `application/json`, `application/problem+json`, whatever comes after a semicolon. */
const isJson = (response: Response) => /[/+]json\s*(;|$)/i.test(response.headers.get('content-type') ?? '');

/**
 * The body of an answer that succeeded: null for 204 and 205, else JSON, else text.
 * @throws SyntaxError for JSON that is none.
 */
export async function readBody(response: Response): Promise<unknown> {
  if (EMPTY.has(response.status)) return null;
  return isJson(response) ? response.json() : response.text();
}

const partly = problemSchema.partial();

/** An answer that is an error, with whatever can be learned from it. Never throws: a broken body is an empty object. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await readErrorBody(response);
  const problem = partly.safeParse(body).data ?? {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(response.status, problem.message ?? `HTTP ${response.status}`, {
    body,
    reason: response.status === 422 ? problem.reason : undefined,
    faults: problem.errors ?? [],
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

async function readErrorBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (!isJson(response)) return text === '' ? {} : text;
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? {} : text;
  }
}
