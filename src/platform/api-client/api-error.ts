import type { FieldFault } from '#shared/problem.ts';

/** Trouble that has no number of its own because no answer came, or none that could be read. */
export type ClientStatus = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';
export type ApiStatus = number | ClientStatus;

/** A call that did not succeed. `message` is for people when the server wrote one. */
export class ApiError extends Error {
  readonly status: ApiStatus;
  /** The parsed body; text when it was no JSON; an empty object when there was none. */
  readonly body: unknown;
  /** On 422: a stable word for programs. */
  readonly reason: string | undefined;
  /** The fields that are not right, as the server named them. */
  readonly faults: readonly FieldFault[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: ApiStatus, message: string, extra: ApiErrorParts = {}) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'ApiError';
    this.status = status;
    this.body = extra.body ?? {};
    this.reason = extra.reason;
    this.faults = extra.faults ?? [];
    this.retryAfter = extra.retryAfter;
  }
}

type ApiErrorParts = {
  body?: unknown;
  reason?: string | undefined;
  faults?: readonly FieldFault[];
  retryAfter?: number | undefined;
  cause?: unknown;
};

export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
