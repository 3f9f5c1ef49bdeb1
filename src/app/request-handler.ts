import type { IncomingMessage, ServerResponse } from 'node:http';
import { fill } from '#shared/text.ts';
import { pages as words } from '#ui/words/pages.ts';
import { createPageFront, type Handler } from '#platform/cache/index.ts';
import { FRAME_ANCESTORS } from '#shared/content-policy.ts';
import type { Services } from '#platform/context.ts';
import { createApp } from './api/app.ts';
import { refuseForbiddenMethod } from '#platform/http/forbidden-methods.ts';
import { createMessageFront } from '#features/chat/server/routes/message-front.ts';
import { isApiPath } from '#platform/http/paths.ts';
import { PAGE_PARAMETERS } from './page-parameters.ts';
import { sendWebResponse, toWebRequest } from '#platform/http/node-http.ts';
import { createOperationsFront, noteRouteOf, ROUTE, watchedOf, watchRequests } from '#platform/observability/index.ts';
import { createScanFront } from '#features/stickers/server/index.ts';
import {
  isReading,
  redirectSpareSlashes,
  REMOTE_ADDRESS_HEADER,
  securityHeaders,
  STATUS,
  toOriginForm,
} from '#platform/web/index.ts';
import { openStaticFiles } from '#platform/static/index.ts';
import { beginReading, runWork } from '#platform/work.ts';

type Input = { readonly services: Services; readonly clientFolder: string; readonly astro: Handler };
type Pages = ReturnType<typeof createPageFront>;
type Headers = Readonly<Record<string, string>>;

/** The answer to every request, cheapest first: health, scans, kept pages, built files, the API, and Astro for what is left. */
export function createRequestHandler({ services, clientFolder, astro }: Input) {
  const always = securityHeaders(services.config);
  const files = openStaticFiles(clientFolder, always);
  const pages = createPages(services, astro);
  const operations = createOperationsFront(services, 'public', always);
  const watch = watchRequests(services);
  const report = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    services.telemetry.error(error, { path: pathOf(request), method: request.method ?? '' });
    fail(request, response);
  };
  const scans = createScanFront(services, always, report);
  const answer = createAnswer(services, pages, always);

  /** Whatever is answered at once; a name for its route goes with it. */
  const sendAtOnce = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (operations.send(request, response)) return true;
    const route = scans.send(request, response) ? ROUTE.scan : null;
    if (route === null && pages.sendKept(request, response)) return true;
    if (route === null && !files.send(request, response)) return false;
    noteRouteOf(request, route ?? ROUTE.file, route === null);
    return true;
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    request.url = toOriginForm(request.url);
    runWork(watch(request, response), () => {
      const reading = isReading(request);
      if (reading && sendAtOnce(request, response)) return;
      if (!reading) response.once('finish', () => letPass(request));
      if (redirectSpareSlashes(request, response, always)) return;
      answer(request, response).catch((error: unknown) => report(error, request, response));
    });
  };
}

/** The pages of Astro, kept ones first. */
function createPages(services: Services, astro: Handler): Pages {
  return createPageFront(services.cache, astro, {
    parameters: PAGE_PARAMETERS,
    watcher: {
      routeOf: (request) => watchedOf(request)?.route ?? undefined,
      found: (request, outcome, route) => {
        services.metrics.cacheRequests.inc({ outcome });
        noteRouteOf(request, route, outcome === 'hit');
      },
    },
  });
}

/** The answer to what is not answered at once: a message, the rest of the API, or a page. */
function createAnswer(services: Services, pages: Pages, always: Headers) {
  const { config } = services;
  const api = createApp({ findServices: () => services });
  const messages = createMessageFront({ services, always: { ...always, 'content-security-policy': FRAME_ANCESTORS } });
  const siteHost = new URL(config.siteUrl).host;

  const answerApi = async (request: IncomingMessage, response: ServerResponse, body?: Buffer<ArrayBuffer>) => {
    const gone = new AbortController();
    // An answer that was sent whole has nobody to call off.
    response.once('close', () => response.writableFinished || gone.abort());
    response.setHeader('content-security-policy', FRAME_ANCESTORS);
    if (isReading(request)) beginReading();
    const asked = await toWebRequest(request, config.siteUrl, gone.signal, body);
    if (asked) await sendWebResponse(await api.fetch(asked), response);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (messages.takes(request)) noteRouteOf(request, ROUTE.message);
    const body = messages.takes(request) ? await messages.answer(request, response) : undefined;
    if (body === null) return;
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    if (refuseForbiddenMethod(request, response)) return;
    request.headers[REMOTE_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
    if (config.trustedProxies > 0) request.headers.host = siteHost;
    if (isApiPath(pathOf(request))) await answerApi(request, response, body);
    else await pages.render(request, response);
  };
}

/** What nobody read of a body, because it was refused, would stand in the way of the connection's next request. */
function letPass(request: IncomingMessage): void {
  if (request.complete) return;
  request.removeAllListeners('data').removeAllListeners('readable').resume();
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const cut = url.indexOf('?');
  return cut === -1 ? url : url.slice(0, cut);
}

function fail(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(STATUS.unexpected, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  const id = watchedOf(request)?.id;
  response.end(
    `Something went wrong on our side. Please try again.\n${id ? `${fill(words.serverRequest, { id })}\n` : ''}`,
  );
}
