import { isApiError } from '#platform/api-client/api.ts';
import type { Outcome } from './definition.ts';

/** What a failed call means for its entry when nobody refused: to be tried later. Null for a refusal. */
export function laterAfter(error: unknown): Extract<Outcome, { kind: 'later' }> | null {
  if (!isApiError(error)) return { kind: 'later', trouble: 'server' };
  const { status, retryAfter } = error;
  if (status === 'PARSING_ERROR') return { kind: 'later', trouble: 'server' };
  if (typeof status !== 'number') return { kind: 'later', trouble: 'network' };
  if (status === 401) return { kind: 'later', trouble: 'signed-out' };
  if (status === 429) return { kind: 'later', trouble: 'too-many', retryAfter };
  return status >= 500 || status === 408 ? { kind: 'later', trouble: 'server', retryAfter } : null;
}
