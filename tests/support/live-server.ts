import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from '#platform/context.ts';
import { createApp } from '#app/api/app.ts';
import { sendWebResponse, toWebRequest } from '#platform/http/node-http.ts';

export type LiveServer = { readonly url: string; readonly server: Server; close(): Promise<void> };

/** The API and the socket on a port of their own, in this process. */
export async function startLiveServer(services: Services): Promise<LiveServer> {
  const api = createApp({ findServices: () => services });
  const server = createServer(async (request, response) => {
    const asked = await toWebRequest(request, services.config.siteUrl, new AbortController().signal);
    if (asked) await sendWebResponse(await api.fetch(asked), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  services.realtime.attach({ services, server });
  const close = async () => {
    await services.realtime.close();
    server.closeAllConnections();
    await new Promise<unknown>((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, close };
}
