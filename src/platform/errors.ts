/**
 * Errors by meaning. Verbs throw these; `web/status.ts` alone knows status numbers. The development server and the
 * built bundle load this file twice, so errors are told apart by `kind`, never by `instanceof`.
 */
export type ErrorKind =
  | 'invalid' // the words or shape are wrong: 400
  | 'unauthenticated' // 401
  | 'forbidden' // known person, not allowed: 403
  | 'missing' // not there, or somebody else's: 404
  | 'conflict' // 409
  | 'gone' // 410
  | 'too-large' // 413
  | 'unsupported' // 415
  | 'refused' // understood, but a rule says no; carries `reason`: 422
  | 'too-many' // 429
  | 'unavailable'; // 503

export type FieldFault = { field: string; message: string };

export class AppError extends Error {
  readonly kind: ErrorKind;
  /** A stable word for programs, for example `vin_check_digit`. Sent as `reason`. */
  readonly reason: string | undefined;
  readonly faults: readonly FieldFault[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ErrorKind,
    message: string,
    extra: { reason?: string; faults?: readonly FieldFault[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.reason = extra.reason;
    this.faults = extra.faults ?? [];
    this.retryAfter = extra.retryAfter;
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'kind' in error;
}

export const invalid = (message: string, faults: readonly FieldFault[] = []) =>
  new AppError('invalid', message, { faults });
export const missing = (message: string) => new AppError('missing', message);
export const refused = (message: string, reason: string, faults: readonly FieldFault[] = []) =>
  new AppError('refused', message, { reason, faults });

/** What a page reads, or null when it is missing: the page then answers like an address that leads nowhere. */
export async function orMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isAppError(error) && error.kind === 'missing') return null;
    throw error;
  }
}
