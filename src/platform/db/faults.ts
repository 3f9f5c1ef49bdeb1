import { AppError } from '../errors.ts';

const READ_ONLY = '25006';
const DISK_FULL = '53100';
/** The same of a file: no space, no quota, a file system that turned read-only. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const UNREACHABLE = new Set([
  '57P01', // the server is shutting down
  '57P02', // it has to restart
  '57P03', // the server is starting
  '53300', // too many connections
  '57014', // a statement took too long
  '55P03', // it waited too long for what another transaction holds
  '25P03', // the transaction was left alone for too long
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT', // the embedded engine's socket, while it restarts
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const OF_NETWORK = new Set(['connect', 'getaddrinfo']);

/** Values that PostgreSQL cannot hold: NUL or half a character in text, a number beyond its column. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22003']);

/** Whether nothing can be saved, because the disk is full: what was saved can be read. */
function takesNoChanges(error: unknown): boolean {
  const code = codeOf(error);
  return code === READ_ONLY || code === DISK_FULL;
}

/** An error of the database or its disk as an answer: what a person can wait out (503), or a value no column holds (400). */
export function databaseFault(error: unknown): AppError | null {
  const code = codeOf(error);
  if (takesNoChanges(error) || hasNoRoom(error)) {
    const message = 'We can’t save changes right now. Nothing you saved before is lost. Please try again later.';
    return new AppError('unavailable', message, { retryAfter: 300, cause: error });
  }
  if (code !== undefined && UNSTORABLE.has(code)) {
    return new AppError('invalid', 'This holds a character or a number that cannot be saved.', { cause: error });
  }
  if (code !== undefined && UNREACHABLE.has(code)) {
    return unreachable(error);
  }
  return null;
}

export const unreachable = (cause: unknown): AppError =>
  new AppError('unavailable', 'We can’t reach our records right now. Please try again in a moment.', {
    retryAfter: 5,
    cause,
  });

/** Whether a row was there already under a name that only one may have. */
export const breaksUnique = (error: unknown): boolean => codeOf(error) === '23505';

function hasNoRoom(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ('code' in at && NO_ROOM.has(String(at.code))) return true;
  return false;
}

/** Drizzle wraps the driver's error; the code sits somewhere along the causes. */
function codeOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    // Files have such codes as well; the driver's errors name the query they broke.
    if ('syscall' in at && !OF_NETWORK.has(String(at.syscall)) && !('query' in at)) continue;
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}
