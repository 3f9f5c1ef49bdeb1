import type { z } from 'zod';
import { ApiError, type ClientStatus } from './api-error.ts';
import { problemSchema } from '#shared/problem.ts';

const MAIN = '/500';
const LEADS = '/issue/server';

/** The page for a server that failed: the leads, sticker and chat calls have one of their own (specification, section 2). */
export const serverErrorPage = (path: string): string => (/^\/(leads|q|chats)(\/|$)/.test(path) ? LEADS : MAIN);

/** Goes there, unless this is such a page already: its own calls must not send it round in circles. */
function showServerError(path: string): void {
  if (typeof location === 'undefined' || [MAIN, LEADS].includes(location.pathname)) return;
  location.assign(serverErrorPage(path));
}

export { ApiError, isApiError } from './api-error.ts';

export type ApiHooks = {
  /** The access token of the session, when this page holds one. The session cookie goes along by itself. */
  token: () => string | null;
  /** A call with a token was answered 401: the session is over. */
  onUnauthorized: (error: ApiError) => void;
  /** The server failed (500 and above) at this path. Unless told otherwise, the page for that is shown. */
  onServerError: (error: ApiError, path: string) => void;
  /** What to say when no answer came; the status itself unless told. */
  sentences: Partial<Record<ClientStatus, string>>;
};

let hooks: ApiHooks = {
  token: () => null,
  onUnauthorized: () => {},
  onServerError: (_error, path) => showServerError(path),
  sentences: {},
};

/** Called once by the stores, so that this file needs to know none of them. */
export function configureApi(given: Partial<ApiHooks>): void {
  hooks = { ...hooks, ...given };
}

export type ApiCall<Schema extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** What the answer must look like; without it the answer is handed over as it is. */
  readonly contract?: Schema;
  readonly token?: string | null;
  /** The key of a draft that belongs to nobody yet. */
  readonly sessionKey?: string | null;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds; half a minute unless told. */
  readonly timeout?: number;
  /** Work in the background: a failing server is the caller's matter, the page stays where it is. */
  readonly quiet?: boolean;
};

const TIMEOUT_MS = 30_000;

/**
 * The one way this browser talks to the API. 204 and 205 give null.
 * @throws ApiError; an aborted `signal` throws its own reason.
 */
export async function apiFetch<Schema extends z.ZodType>(call: ApiCall<Schema>): Promise<z.output<Schema>> {
  const token = call.token === undefined ? hooks.token() : call.token;
  try {
    const response = await send(call, token);
    if (!response.ok) throw await toApiError(response);
    const answer = await readBody(response);
    return (call.contract ? checked(call.contract, answer, response.status) : answer) as z.output<Schema>;
  } catch (error) {
    throw tell(error, call, token);
  }
}

function send(call: ApiCall, token: string | null): Promise<Response> {
  const { method, path, body } = call;
  const timeout = AbortSignal.timeout(call.timeout ?? TIMEOUT_MS);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(path, { method, headers: headersOf(call, token), credentials: 'same-origin', signal, ...sent });
}

function headersOf({ body, idempotencyKey, sessionKey, headers }: ApiCall, token: string | null): HeadersInit {
  return {
    accept: 'application/json, application/problem+json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(sessionKey && { 'x-session-key': sessionKey }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...headers,
  };
}

function checked<Schema extends z.ZodType>(contract: Schema, answer: unknown, status: number): z.output<Schema> {
  const read = contract.safeParse(answer);
  if (read.success) return read.data;
  throw unanswered('PARSING_ERROR', new Error(`Answer ${status} breaks its contract: ${read.error.message}`), answer);
}

const unanswered = (status: ClientStatus, cause: unknown, body?: unknown) =>
  new ApiError(status, hooks.sentences[status] ?? status, { cause, body });

/** Names what went wrong and tells the page what concerns all of it; then the caller has the error. */
function tell(error: unknown, call: ApiCall, token: string | null): unknown {
  if (!(error instanceof ApiError)) return call.signal?.aborted ? error : unanswered(statusOf(error), error);
  if (error.status === 401 && token) hooks.onUnauthorized(error);
  if (typeof error.status === 'number' && error.status >= 500 && !call.quiet) hooks.onServerError(error, call.path);
  return error;
}

function statusOf(error: unknown): ClientStatus {
  if (error instanceof SyntaxError) return 'PARSING_ERROR';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR';
}

const EMPTY = new Set([204, 205]);

/** `application/json`, `application/problem+json`, whatever comes after a semicolon. */
const isJson = (response: Response) => /[/+]json\s*(;|$)/i.test(response.headers.get('content-type') ?? '');

/**
 * The body of an answer that succeeded: null for 204 and 205, else JSON, else text.
 * @throws SyntaxError for JSON that is none.
 */
async function readBody(response: Response): Promise<unknown> {
  if (EMPTY.has(response.status)) return null;
  return isJson(response) ? response.json() : response.text();
}

const partly = problemSchema.partial();

/** An answer that is an error, with whatever can be learned from it. Never throws: a broken body is an empty object. */
async function toApiError(response: Response): Promise<ApiError> {
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
