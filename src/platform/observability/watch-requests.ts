import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../web/index.ts';
import { runWork, type Work } from '../work.ts';
import type { Metrics } from './metrics.ts';
import type { Tracer } from './tracer.ts';
import type { AccessLog } from '../config/config-operations.ts';

/**
 * A response that carries its request's id, however it is written. Kept pages hand over a flat list that was made
 * once: the id goes behind a copy of it, which costs less than setting headers one by one.
 */
export class IdentifiedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  requestId: string | null = null;

  override writeHead(status: number, ...rest: unknown[]): this {
    const given = rest.at(-1);
    if (this.requestId === null) return super.writeHead(status, ...(rest as []));
    if (Array.isArray(given)) rest[rest.length - 1] = [...given, REQUEST_ID_HEADER, this.requestId];
    else this.setHeader(REQUEST_ID_HEADER, this.requestId);
    return super.writeHead(status, ...(rest as []));
  }
}

/** Routes that are known before anything has answered. Their answers come out of memory. */
export const ROUTE = {
  file: '(file)',
  scan: '/q/:code',
  unknown: '(unknown)',
} as const;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Whoever asked went away before the answer was whole; the number that proxies use for it. */
const LEFT = 499;

export type WatchedRequest = Work & { cheap: boolean };

type Parts = {
  readonly config: Pick<Config, 'trustedProxies' | 'accessLog'>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly tracer: Tracer;
};

const KEY = Symbol('curbtag.watched');
type Marked = IncomingMessage & { [KEY]?: WatchedRequest };

/** The request's entry, when it is watched. */
export const watchedOf = (request: IncomingMessage): WatchedRequest | undefined => (request as Marked)[KEY];

/** Names a request's route by the request itself, for those who answer outside of its work. */
export function noteRouteOf(request: IncomingMessage, route: string | undefined, cheap = false): void {
  const watched = watchedOf(request);
  if (!watched || route === undefined) return;
  watched.route = route;
  watched.cheap = cheap;
}

/** Gives every request an id, and counts, logs and traces it once it has been answered. */
export function watchRequests({ config, metrics, log, tracer }: Parts) {
  const note = createAccessLog({ log, accessLog: config.accessLog });
  return (request: IncomingMessage, response: ServerResponse): WatchedRequest => {
    const startedAt = performance.now();
    const id = requestIdOf(request, config);
    // Whoever reads the id further in finds it where a proxy would have put it.
    request.headers[REQUEST_ID_HEADER] = id;
    if (response instanceof IdentifiedResponse) response.requestId = id;
    const method = METHODS.has(request.method ?? '') ? (request.method as string) : 'OTHER';
    const path = pathOf(request.url ?? '/');
    const trace = tracer.request({ method, headers: config.trustedProxies > 0 ? request.headers : {} });
    const watched: WatchedRequest = {
      id,
      route: null,
      span: trace?.span ?? null,
      traceId: trace?.traceId ?? null,
      readsFrom: null,
      cheap: false,
    };
    (request as Marked)[KEY] = watched;
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    metrics.inFlight.inc();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : LEFT;
      const route = watched.route ?? ROUTE.unknown;
      const seconds = (performance.now() - startedAt) / 1000;
      metrics.inFlight.dec();
      metrics.countRequest({ method, route, status, seconds });
      trace?.end({ route, status });
      const bytes = socket.bytesWritten - sentBefore;
      runWork(watched, () => note({ method, route, path, status, seconds, bytes, cheap: watched.cheap }));
    });
    return watched;
  };
}

function pathOf(url: string): string {
  const cut = url.indexOf('?');
  return cut === -1 ? url : url.slice(0, cut);
}

type Answered = {
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
function createAccessLog({ log, accessLog }: { log: Log; accessLog: AccessLog }) {
  return ({ method, route, path, status, seconds, bytes, cheap }: Answered): void => {
    const wanted =
      accessLog === 'all' ||
      (accessLog === 'dynamic' && !cheap) ||
      (accessLog !== 'none' && status >= FIRST_SERVER_FAULT);
    if (!wanted) return;
    log.info('request', { method, route, path: decoded(path), status, ms: Math.round(seconds * 1e4) / 10, bytes });
  };
}
