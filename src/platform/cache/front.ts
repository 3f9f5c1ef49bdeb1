import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, hasSame } from '../static/index.ts';
import { isReading } from '../web/index.ts';
import { beginReading } from '../work.ts';
import { captureResponse } from './capture.ts';
import type { CachedPage, PageCache, PageForm } from './index.ts';
import { toCacheKey } from './key.ts';
import { type Rendered, toCachedPage } from './page.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown> | unknown;
export type PageFront = {
  /** Answers from memory; false when the page is not there. */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders, keeps what may be kept, and answers. */
  render: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** Hears how each page was found: which request, from the cache or drawn, and the pattern of the page. */
type PageWatcher = {
  found(request: IncomingMessage, how: 'hit' | 'miss', route: string | undefined): void;
  /** The pattern that is drawing the request's page. */
  routeOf(request: IncomingMessage): string | undefined;
};

type Options = {
  /** The parameters that pages read from the query. */
  readonly parameters: ReadonlySet<string>;
  readonly watcher?: PageWatcher;
};

const NOBODY: PageWatcher = { found: () => {}, routeOf: () => undefined };

type Flight = { readonly ticket: number; readonly page: Promise<CachedPage | null> };

/** Paths that turned out not to be kept; nobody waits for another's render of these. */
const MAX_PRIVATE = 2_000;

/** The cache in front of a handler. Visitors who ask for the same page at the same time share one render. */
export function createPageFront(
  cache: PageCache,
  handler: Handler,
  { parameters, watcher = NOBODY }: Options,
): PageFront {
  const flights = new Map<string, Flight>();
  const privateKeys = new Set<string>();

  const renderAndKeep = async (key: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const ticket = cache.begin();
    // Not sooner: what was looked up before the ticket may be older than what the ticket vouches for.
    beginReading();
    // The page must not see what its key leaves out, or one visitor's `utm_source` would change everybody's page.
    request.url = key;
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>();
    const flight: Flight = { ticket, page: promise };
    flights.set(key, flight);
    try {
      const rendered = await renderOnce(handler, request, response);
      const page = rendered && { ...toCachedPage(rendered), route: watcher.routeOf(request) };
      remember(privateKeys, key, page === null);
      if (page) cache.put(key, page, ticket);
      if (page) watcher.found(request, 'miss', page.route);
      resolve(page);
      if (page) await sendPage(page, request, response);
    } finally {
      resolve(null);
      if (flights.get(key) === flight) flights.delete(key);
    }
  };

  return {
    sendKept(request, response) {
      const url = request.url ?? '/';
      const page = cache.get(url) ?? keptUnderKey(cache, url, parameters);
      if (!page) return false;
      watcher.found(request, 'hit', page.route);
      sendUnawaited(page, request, response);
      return true;
    },
    async render(request, response) {
      const key = isReading(request) ? toCacheKey(request.url ?? '/', parameters) : null;
      if (key === null) return renderUnkept(handler, request, response);
      // Who asks for the headers alone gets those of the page, its length and etag among them; Node leaves the body out.
      request.method = 'GET';
      const flight = flights.get(key);
      // A render that began before the last invalidation may show what was true before it.
      if (flight && flight.ticket === cache.begin() && !privateKeys.has(key)) {
        const page = await flight.page;
        if (page) watcher.found(request, 'hit', page.route);
        if (page) return await sendPage(page, request, response);
      }
      await renderAndKeep(key, request, response);
    },
  };
}

/** Nothing is kept, but it goes out as small as what is, and tags must not leave the house. */
async function renderUnkept(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  captureResponse(response, encodingFor(request), (rendered) =>
    sendUnawaited(toCachedPage(rendered), request, response),
  );
  if (isReading(request)) beginReading();
  await handler(request, response);
}

/** Runs the handler; gives the page when it may be kept, null when the answer has gone out already. */
function renderOnce(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<Rendered | null> {
  return new Promise((resolve, reject) => {
    captureResponse(response, encodingFor(request), resolve);
    response.once('close', () => resolve(null));
    Promise.resolve(handler(request, response)).then(() => resolve(null), reject);
  });
}

const encodingFor = ({ headers }: IncomingMessage) => chooseEncoding(headers['accept-encoding']);

function keptUnderKey(cache: PageCache, url: string, parameters: ReadonlySet<string>): CachedPage | undefined {
  if (!url.includes('?')) return undefined;
  const key = toCacheKey(url, parameters);
  return key === null ? undefined : cache.get(key);
}

/** Sends a page at once, or as soon as the form that this visitor reads is made. */
function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (known !== undefined && page.status === 200 && hasSame(known, page.etag)) {
    if (isOpen(response)) response.writeHead(304, page.unchanged as string[]).end();
    return undefined;
  }
  const encoding = chooseEncoding(accepted);
  const form = page.forms[encoding];
  if (!form) return page.make(encoding).then((made) => sendForm(page.status, made, request, response));
  sendForm(page.status, form, request, response);
  return undefined;
}

function sendForm(status: number, { headers, body }: PageForm, { method }: IncomingMessage, response: ServerResponse) {
  if (!isOpen(response)) return;
  response.writeHead(status, headers as string[]);
  if (method === 'HEAD') response.end();
  else response.end(body);
}

const isOpen = (response: ServerResponse): boolean => !response.destroyed && !response.headersSent;

/** For callers that cannot wait: a form that could not be made ends the connection. */
function sendUnawaited(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  sendPage(page, request, response)?.catch(() => response.destroy());
}

function remember(keys: Set<string>, key: string, present: boolean): void {
  if (!present) {
    keys.delete(key);
    return;
  }
  keys.add(key);
  for (const oldest of keys) {
    if (keys.size <= MAX_PRIVATE) break;
    keys.delete(oldest);
  }
}
