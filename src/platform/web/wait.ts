import type { AppError } from '../errors.ts';
import { currentWork, noteWait } from '../work.ts';
import { STATUS } from './status.ts';

/** Seconds, where a refusal does not say for how long it stands. */
const DEFAULT_WAIT = 60;

/** What `Retry-After` says about a refusal, in seconds; null for one that waiting does not end. */
export function retryAfterOf({ kind, retryAfter }: Pick<AppError, 'kind' | 'retryAfter'>): string | null {
  const wait = retryAfter ?? (kind === 'too-many' || kind === 'unavailable' ? DEFAULT_WAIT : null);
  return wait === null ? null : String(Math.max(1, Math.ceil(wait)));
}

/** The status of a refusal that its own page tells about, such as a form that is drawn again. See `setRetryAfter`. */
export function refusalStatus(error: AppError): number {
  noteWait(error.retryAfter);
  return STATUS[error.kind];
}

const PASSING: ReadonlySet<number> = new Set([STATUS['too-many'], STATUS.unavailable]);

/** Every answer with one of these statuses says when to come again, and is kept by nobody. */
export function setRetryAfter({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
  if (!PASSING.has(status)) return;
  const wait = retryAfterOf({ kind: 'unavailable', retryAfter: currentWork()?.wait });
  if (!headers.has('retry-after') && wait !== null) headers.set('retry-after', wait);
  if (!headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', 'no-store');
}
