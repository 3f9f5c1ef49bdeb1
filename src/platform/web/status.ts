import type { ErrorKind } from '../errors.ts';

/** The one place that knows which number a kind of error has on the wire. */
export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  method: 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  refused: 422,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<ErrorKind | 'method' | 'unexpected', number>;

export type ProblemKind = keyof typeof STATUS;
