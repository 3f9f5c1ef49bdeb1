import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { hash, timingSafeEqual } from 'node:crypto';
import type { Services } from '../context.ts';
import { STATUS } from '../web/index.ts';
import { noteRouteOf } from './watch-requests.ts';
import type { Config } from '../config/config.ts';
import { isLoopbackHost, isLoopbackOnly } from '../config/loopback.ts';

type OperationsFront = {
  /** Answers `/livez`, `/readyz` and `/metrics`; false when the request is for something else. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
};

type Parts = Pick<Services, 'config' | 'health' | 'metrics'>;
type Answer = { readonly status: number; readonly type: string; readonly text: string; readonly challenge?: boolean };

const JSON_TYPE = 'application/json';
const OK = 200;

/**
 * What machines ask: before rate limits, kept pages and Astro, and without a look at who asks.
 *
 * @param door `public` for the site's own port, `own` for the port of `METRICS_PORT`
 * @param headers sent with every answer
 */
export function createOperationsFront(
  { config, health, metrics }: Parts,
  door: 'public' | 'own',
  headers: Readonly<Record<string, string>>,
): OperationsFront {
  const answers: Readonly<Record<string, (request: IncomingMessage) => Answer | Promise<Answer> | null>> = {
    '/livez': () => ({ status: OK, type: JSON_TYPE, text: '{"status":"ok"}\n' }),
    '/readyz': async () => {
      const { ready, checks } = await health.ready();
      const status = ready ? 'ready' : 'not ready';
      const shown = checks.map(({ name, state }) => ({ name, state }));
      const text = `${JSON.stringify({ status, checks: shown })}\n`;
      return { status: ready ? OK : STATUS.unavailable, type: JSON_TYPE, text };
    },
    '/metrics': (request) => {
      const access = metricsAccess(config, door, request.headers);
      if (access === 'absent') return null;
      if (access === 'refused')
        return { status: STATUS.unauthenticated, type: 'text/plain; charset=utf-8', text: '', challenge: true };
      const { registry } = metrics;
      return registry.metrics().then((text) => ({ status: OK, type: registry.contentType, text }));
    },
  };
  return {
    send(request, response) {
      const path = (request.url ?? '').replace(/\?.*$/, '');
      const find = Object.hasOwn(answers, path) ? answers[path] : undefined;
      if (!find || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const found = find(request);
      if (found === null) return false;
      noteRouteOf(request, path, true);
      Promise.resolve(found).then(
        (answer) => write(answer, headers, request, response),
        () => response.destroy(),
      );
      return true;
    },
  };
}

function write(
  { status, type, text, challenge }: Answer,
  headers: Readonly<Record<string, string>>,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  if (response.destroyed) return;
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-length': String(body.length),
    'cache-control': 'no-store',
    ...(challenge && { 'www-authenticate': 'Bearer' }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** `absent`: as if there were no such address. `refused`: there is, for whoever knows the token. */
type MetricsAccess = 'open' | 'refused' | 'absent';

type Settings = Pick<Config, 'host' | 'siteUrl' | 'metrics'>;

/**
 * Who may read the metrics. With `METRICS_PORT` they are on that port alone; with `METRICS_TOKEN` only for its bearer;
 * with neither only while nobody outside this machine is meant to reach the server. Then the Host must be loopback too,
 * so that no page of another site can have a name of its own point here.
 */
export function metricsAccess(
  config: Settings,
  door: 'public' | 'own',
  { authorization, host = '' }: Pick<IncomingHttpHeaders, 'authorization' | 'host'>,
): MetricsAccess {
  const { token, port } = config.metrics;
  if (door === 'public' && port !== null) return 'absent';
  if (token !== null) return isBearer(authorization, token) ? 'open' : 'refused';
  if (door === 'own') return 'open';
  return isLoopbackOnly(config) && isLoopbackHost(URL.parse(`http://${host}`)?.hostname ?? '') ? 'open' : 'absent';
}

/** Digests have one length whatever was sent, so that the comparison always takes the same time. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

export type OperationsListener = { readonly port: number; close(): Promise<void> };

const MISSING = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Metrics and health on a port of their own, also in a process that serves no pages. Null unless `METRICS_PORT` is set;
 * rejects when the port is taken.
 */
export async function listenOperations(
  services: Pick<Services, 'config' | 'health' | 'metrics'>,
): Promise<OperationsListener | null> {
  const { port, host } = services.config.metrics;
  if (port === null) return null;
  const front = createOperationsFront(services, 'own', { 'x-content-type-options': 'nosniff' });
  const server = createServer((request, response) => {
    if (!front.send(request, response)) response.writeHead(STATUS.missing, MISSING).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { port: typeof address === 'object' && address ? address.port : port, close };
}
