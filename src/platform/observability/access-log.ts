import type { AccessLog } from '../config/config-operations.ts';
import type { Log } from '../log/log.ts';

export type Answered = {
  readonly method: string;
  readonly route: string;
  /** Without its query, which may hold a sign-in token. */
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
  /** Of headers and body, as they went over the connection. */
  readonly bytes: number;
  /** Answered out of memory: a built file, a kept page, a health check. */
  readonly cheap: boolean;
};

/** What is private is told by its shape, which percent signs would hide. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const FIRST_SERVER_FAULT = 500;

/** One line a request, without the address of whoever asked. */
export function createAccessLog({ log, accessLog }: { log: Log; accessLog: AccessLog }) {
  return ({ method, route, path, status, seconds, bytes, cheap }: Answered): void => {
    const wanted =
      accessLog === 'all' ||
      (accessLog === 'dynamic' && !cheap) ||
      (accessLog !== 'none' && status >= FIRST_SERVER_FAULT);
    if (!wanted) return;
    log.info('request', { method, route, path: decoded(path), status, ms: Math.round(seconds * 1e4) / 10, bytes });
  };
}
