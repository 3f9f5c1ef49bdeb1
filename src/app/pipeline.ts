import type { IncomingMessage, ServerResponse } from 'node:http';
import { forgetSession, recallSession } from '#features/accounts/server/index.ts';
import { fastSend } from '#features/chat/server/routes/chats.ts';
import { createScanFront } from '#features/stickers/server/index.ts';
import { createPageFront, type Handler } from '#platform/cache/index.ts';
import { type Services, withActor } from '#platform/context.ts';
import { createFastRoutes, type Recalled } from '#platform/http/fast-routes.ts';
import { refuseForbiddenMethod } from '#platform/http/forbidden-methods.ts';
import { sendWebResponse, toWebRequest } from '#platform/http/node-http.ts';
import { isApiPath } from '#platform/http/paths.ts';
import { createOperationsFront, noteRouteOf, ROUTE, watchedOf, watchRequests } from '#platform/observability/index.ts';
import { openStaticFiles } from '#platform/static/index.ts';
import {
  isHost,
  isReading,
  REMOTE_ADDRESS_HEADER,
  redirectSpareSlashes,
  STATUS,
  securityHeaders,
  toOriginForm,
} from '#platform/web/index.ts';
import { beginReading, runWork } from '#platform/work.ts';
import { contentPolicy, FRAME_ANCESTORS } from '#shared/content-policy.ts';
import { fill } from '#shared/text.ts';
import { pages as words } from '#ui/words/pages.ts';
import { createApp } from './api/app.ts';
import { PAGE_PARAMETERS } from './page-parameters.ts';

type Input = {
  readonly services: Services;
  /** Where the build put its files; without it none are sent. */
  readonly clientFolder?: string;
  /** What draws pages. Without it, whoever comes `next` does, and nothing is kept. */
  readonly astro?: Handler;
};
type Headers = Readonly<Record<string, string>>;
type Next = () => void;
/** True when it answers the request, false when it leaves it to the next. */
type Step = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/**
 * What happens to every request, top to bottom: the first step that knows an answer gives it, cheapest first. Production,
 * development and tests run this one.
 */
export function createPipeline({ services, clientFolder, astro }: Input) {
  const always = securityHeaders(services.config);
  const report = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    services.telemetry.error(error, { path: pathOf(request), method: request.method ?? '' });
    fail(request, response);
  };
  const pages = astro && createPages(services, astro);
  const steps: readonly Step[] = [
    reading(createOperationsFront(services, 'public', always).send),
    reading(named(ROUTE.scan, createScanFront(services, always, report).send)),
    ...(pages ? [reading(pages.sendKept)] : []),
    ...(clientFolder ? [reading(named(ROUTE.file, openFiles(services, clientFolder, always).send, true))] : []),
    (request, response) => redirectSpareSlashes(request, response, always),
    createFastStep(services, always),
    createHeaderStep(services, always),
    refuseForbiddenMethod,
    createApiStep(services),
    ...(pages ? [last(pages.render)] : []),
  ];

  const watch = watchRequests(services);
  const nobody = (response: ServerResponse) => void response.writeHead(STATUS.missing).end();
  return (request: IncomingMessage, response: ServerResponse, next: Next = () => nobody(response)): void => {
    request.url = toOriginForm(request.url);
    runWork(watch(request, response), () => {
      if (!isReading(request)) response.once('finish', () => letPass(request));
      try {
        const answered = runSteps(steps, request, response);
        if (answered === false) next();
        else if (answered !== true)
          answered.then((it) => it || next()).catch((error: unknown) => report(error, request, response));
      } catch (error) {
        report(error, request, response);
      }
    });
  };
}

/** Without a promise for as long as no step needs one: what comes from memory goes out in the same turn. */
function runSteps(
  steps: readonly Step[],
  request: IncomingMessage,
  response: ServerResponse,
  from = 0,
): boolean | Promise<boolean> {
  for (let at = from; at < steps.length; at += 1) {
    const answered = (steps[at] as Step)(request, response);
    if (answered === true) return true;
    if (answered !== false) return answered.then((it) => it || runSteps(steps, request, response, at + 1));
  }
  return false;
}

type Send = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A step for GET and HEAD alone. */
const reading =
  (send: Send): Step =>
  (request, response) =>
    isReading(request) && send(request, response);

/** The name of its route goes with what it answers. */
const named =
  (route: string, send: Send, cheap = false): Send =>
  (request, response) => {
    if (!send(request, response)) return false;
    noteRouteOf(request, route, cheap);
    return true;
  };

/** The last step. */
const last =
  (render: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Step =>
  (request, response) =>
    render(request, response).then(() => true);

/** The files of the build. The map's worker, which asks for tiles, may ask whom a page with a map may. */
function openFiles({ config }: Services, folder: string, always: Headers) {
  const policy = contentPolicy(config, { map: true });
  return openStaticFiles(folder, always, (path) => (/\/maplibre-gl-worker\b/.test(path) ? policy : undefined));
}

/** The pages of Astro, kept ones first. */
function createPages(services: Services, astro: Handler) {
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

/** Routes of the API that are asked most, by their own definitions. */
function createFastStep(services: Services, always: Headers): Step {
  const fast = createFastRoutes({
    services,
    routes: [fastSend],
    always: { ...always, 'content-security-policy': FRAME_ANCESTORS },
    recall,
    forget: forgetSession,
  });
  return (request, response) => {
    const route = fast.find(request);
    if (!route) return false;
    noteRouteOf(request, route.name);
    return fast.send(route, request, response);
  };
}

async function recall(services: Services, token: string): Promise<Recalled | null> {
  const session = await recallSession(services, token);
  if (!session) return null;
  const { id: sessionId, userId, role } = session;
  return { session: sessionId, ctx: withActor(services, { kind: 'user', userId, sessionId, sessionKey: null, role }) };
}

/** On everything that follows: the headers of every answer, and who asks from where, whatever a stranger wrote there. */
function createHeaderStep({ config }: Services, always: Headers): Step {
  const headers = Object.entries(always);
  const siteHost = new URL(config.siteUrl).host;
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    request.headers[REMOTE_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
    if (config.trustedProxies > 0) request.headers.host = siteHost;
    return !isHost(request.headers.host) && refuse(response);
  };
}

/** As RFC 9112, 3.2, wants it of a `Host` that is none. */
function refuse(response: ServerResponse): true {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };
  response.writeHead(STATUS.invalid, { ...headers, 'content-security-policy': FRAME_ANCESTORS });
  response.end(`${words.badHost}\n`);
  return true;
}

function createApiStep(services: Services): Step {
  const api = createApp({ findServices: () => services });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const gone = new AbortController();
    // An answer that was sent whole has nobody to call off.
    response.once('close', () => response.writableFinished || gone.abort());
    response.setHeader('content-security-policy', FRAME_ANCESTORS);
    if (isReading(request)) beginReading();
    const asked = await toWebRequest(request, services.config.siteUrl, gone.signal);
    if (asked) await sendWebResponse(await api.fetch(asked), response);
    return true;
  };
  return (request, response) => isApiPath(pathOf(request)) && answer(request, response);
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
