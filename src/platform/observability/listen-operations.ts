import { createServer } from 'node:http';
import type { Services } from '../context.ts';
import { STATUS } from '../web/index.ts';
import { createOperationsFront } from './operations-front.ts';

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
