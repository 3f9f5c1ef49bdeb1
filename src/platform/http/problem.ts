import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { fill } from '#shared/text.ts';
import { http, problemTitles } from '../words/http.ts';
import { services } from '../context.ts';
import { databaseFault } from '../db/index.ts';
import { AppError, type FieldFault, isAppError } from '../errors.ts';
import { type ProblemKind, readRequestId, retryAfterOf, STATUS } from '../web/index.ts';
import type { Telemetry } from '../telemetry/index.ts';
import { setFieldSentences } from './field-sentences.ts';

setFieldSentences();

/** A request that breaks its contract, as one error that names every field. */
export function toInvalid(error: Pick<z.ZodError, 'issues'>): AppError {
  return new AppError('invalid', http.invalid, { faults: error.issues.flatMap(toFaults) });
}

type Issue = z.ZodError['issues'][number];

function toFaults(issue: Issue): FieldFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: toField([...issue.path, key]), message: issue.message }));
  return [{ field: toField(issue.path), message: issue.message }];
}

const toField = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body';

/**
 * Any error as `application/problem+json`. Errors nobody expected become one generic sentence and are reported; what
 * they said stays inside.
 */
export function problemResponse(error: unknown, request: Request, telemetry?: Telemetry): Response {
  const known = asAppError(error);
  if (known) return answer(known.kind, known.message, request, known);
  report(error, request, telemetry);
  return answer('unexpected', http.unexpected, request);
}

/** The path exists, the method does not. */
export function methodNotAllowedResponse(request: Request, methods: readonly string[]): Response {
  const message = fill(http.methodNotAllowed, { method: request.method, methods: methods.join(', ') });
  const response = answer('method', message, request);
  response.headers.set('allow', methods.join(', '));
  return response;
}

function asAppError(error: unknown): AppError | null {
  if (isAppError(error)) return error;
  if (!isHttpException(error)) return databaseFault(error);
  if (error.status === STATUS.invalid) return new AppError('invalid', http.malformed);
  if (error.status === STATUS.unsupported) return new AppError('unsupported', http.unsupported);
  return null;
}

/** Hono's own errors, told by shape: two copies of the library may be loaded side by side. */
const isHttpException = (error: unknown): error is HTTPException =>
  error instanceof HTTPException || (error instanceof Error && 'getResponse' in error && 'status' in error);

function answer(kind: ProblemKind, message: string, request: Request, error?: AppError): Response {
  const requestId = readRequestId(request.headers);
  const body: Problem = {
    type: `/api/docs#problem-${kind}`,
    title: problemTitles[kind],
    status: STATUS[kind],
    detail: message,
    // The path alone: a query may hold a sign-in token.
    instance: new URL(request.url).pathname,
    message,
    ...(requestId !== undefined && { requestId }),
    ...reasonOf(kind, error),
    ...(error?.faults.length && { errors: [...error.faults] }),
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  const wait = error ? retryAfterOf(error) : null;
  if (wait !== null) headers.set('retry-after', wait);
  if (kind === 'unauthenticated') headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(body), { status: STATUS[kind], headers });
}

/** A program may have to tell one 403 or 429 from another; a 422 always says which rule it was. */
function reasonOf(kind: ProblemKind, error: AppError | undefined): { reason?: string } {
  if (kind === 'refused') return { reason: error?.reason ?? 'refused' };
  const isTold = (kind === 'forbidden' || kind === 'too-many') && error?.reason !== undefined;
  return isTold ? { reason: error.reason } : {};
}

function report(error: unknown, request: Request, telemetry: Telemetry | undefined): void {
  const where = { path: new URL(request.url).pathname, method: request.method };
  (telemetry ?? services().telemetry).error(error, where);
}
