import { fileURLToPath } from 'node:url';
import { createServer, type RequestListener, type Server } from 'node:http';
import { startServices } from './boot.ts';
import type { Handler } from '#platform/cache/index.ts';
import { outboxAddress } from '#platform/mail/index.ts';
import { createPipeline } from './pipeline.ts';
import type { Config } from '#platform/config/config.ts';
import { IdentifiedResponse } from '#platform/observability/index.ts';

const SECOND = 1_000;
const STOP_TIMEOUT_MS = 10 * SECOND;

export type HttpServer = { readonly server: Server; close(): Promise<void> };

/** Listens, with limits on how slowly a request may arrive. Rejects when the port is taken. */
export async function listenHttp(
  config: Pick<Config, 'host' | 'port' | 'siteUrl' | 'trustedProxies'>,
  handler: RequestListener,
): Promise<HttpServer> {
  const server = createServer(
    {
      headersTimeout: 20 * SECOND,
      requestTimeout: 15 * 60 * SECOND,
      keepAliveTimeout: 65 * SECOND,
      maxHeaderSize: 32 * 1024,
      ServerResponse: IdentifiedResponse,
    },
    handler,
  );
  server.maxRequestsPerSocket = 0;
  if (config.trustedProxies > 0 && config.siteUrl.startsWith('https:')) {
    // The proxy in front has ended TLS; Astro tells https by this property of the socket.
    server.on('connection', (socket) => Object.defineProperty(socket, 'encrypted', { value: true }));
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  return { server, close: () => close(server) };
}

/** Takes no new requests, lets those under way finish, and cuts what lasts too long. */
function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
  return closed.finally(() => clearTimeout(timer));
}

/** Starts the site with Astro's handler and serves until SIGTERM. Rejects with one sentence when it cannot. @public */
export async function serve(input: { astro: Handler; clientFolder: URL }): Promise<void> {
  const running = await startServices(process.env);
  const { config, telemetry } = running.services;
  process.env.AUTH_URL ??= config.siteUrl;
  process.env.AUTH_SECRET ??= config.authSecret;
  const clientFolder = fileURLToPath(input.clientFolder);
  const answer = createPipeline({ services: running.services, clientFolder, astro: input.astro });
  const http = await listenHttp(config, answer).catch(async (error: unknown) => {
    await running.stop();
    throw inUse(error) ? new Error(`Port ${config.port} is already in use. Set PORT to another one.`) : error;
  });
  running.services.realtime.attach({ services: running.services, server: http.server });
  console.log(`Curbtag is at ${config.siteUrl}`);
  const emails = outboxAddress(config);
  if (emails) console.log(`Emails: ${emails}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    running.services.health.stopping();
    // Open sockets would hold the port.
    await running.services.realtime.close();
    await http.close();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (error) => {
    telemetry.error(error, { path: 'process', method: '' });
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 10_000).unref();
    void stop();
  });
}

function inUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
