import { createServer, type RequestListener, type Server } from 'node:http';
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
