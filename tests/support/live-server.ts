import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPipeline } from '#app/pipeline.ts';
import type { Services } from '#platform/context.ts';

export type LiveServer = { readonly url: string; readonly server: Server; close(): Promise<void> };

/** The pipeline without pages, and the socket, on a port of their own in this process. */
export async function startLiveServer(services: Services): Promise<LiveServer> {
  const server = createServer(createPipeline({ services }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  services.realtime.attach({ services, server });
  const close = async () => {
    await services.realtime.close();
    server.closeAllConnections();
    await new Promise<unknown>((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, close };
}
