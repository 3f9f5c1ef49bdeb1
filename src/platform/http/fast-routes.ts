import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from '@hono/zod-openapi';
import type { Ctx, Services } from '../context.ts';
import { isAppError } from '../errors.ts';
import { REQUEST_ID_HEADER } from '../web/index.ts';
import { gather, sendWebResponse } from './node-http.ts';
import { problemResponse } from './problem.ts';

/** What `createRoute` makes of a route that takes JSON and answers JSON. */
type JsonPost = {
  readonly method: 'post';
  readonly path: string;
  getRoutingPath(): string;
  readonly request: {
    readonly params: z.ZodType;
    readonly headers: z.ZodType;
    readonly body: { readonly content: { readonly 'application/json': { readonly schema: z.ZodType } } };
  };
};

/** What the handler of such a route is given. `session` is named where whether it is alive was not asked yet. */
export type JsonCall<Route extends JsonPost> = {
  readonly ctx: Ctx;
  readonly session?: string;
  readonly params: z.infer<Route['request']['params']>;
  readonly headers: z.infer<Route['request']['headers']>;
  readonly body: z.infer<Route['request']['body']['content']['application/json']['schema']>;
};
type Answered = { readonly status: number; readonly json: unknown };

/** Who asks, remembered by a bearer token. */
export type Recalled = { readonly ctx: Ctx; readonly session: string };
type Memory = {
  readonly recall: (services: Services, token: string) => Promise<Recalled | null>;
  readonly forget: (services: Services, token: string) => void;
};

type Sent = { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: Buffer };
export type FastRoute = {
  /** As the numbers by route know it. */
  readonly name: string;
  readonly takes: (url: string) => boolean;
  /** Null when the request does not keep the contract: the route says what is wrong with it. */
  readonly read: (sent: Sent) => ((who: Recalled) => Promise<Answered>) | null;
};

/** A route that may also be answered without web requests and responses: its own definition, its own handler. */
export function toFastRoute<Route extends JsonPost>(
  route: Route,
  answer: (call: JsonCall<Route>) => Promise<Answered>,
): FastRoute {
  const { params, headers, body } = route.request;
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${route.path.replace(/\{\w+\}/g, '([\\w-]+)')}$`);
  const schema = body.content['application/json'].schema;
  return {
    name: route.getRoutingPath(),
    takes: (url) => pattern.test(url),
    read(sent) {
      const found = pattern.exec(sent.url)?.slice(1) ?? [];
      const place = params.safeParse(Object.fromEntries(names.map((name, at) => [name, found[at]])));
      const named = headers.safeParse(sent.headers);
      const said = schema.safeParse(parse(sent.body));
      if (!place.success || !named.success || !said.success) return null;
      const call = { params: place.data, headers: named.data, body: said.data } as Omit<JsonCall<Route>, 'ctx'>;
      return ({ ctx, session }) => answer({ ...call, ctx, session });
    },
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const BEARER = /^Bearer ([\w.~+/-]{1,300})$/;
const tokenOf = ({ headers }: IncomingMessage): string => BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
/** Bytes. The longest message, each of its letters an escape, is shorter. */
const MAX_LENGTH = 64 * 1024;

type Parts = Memory & {
  readonly services: Services;
  readonly routes: readonly FastRoute[];
  readonly always: Readonly<Record<string, string>>;
};

/**
 * What happens most, asked with a bearer token: half of its cost would be turning Node's request into a web one and back.
 * What is unusual about a request is left to the API.
 */
export function createFastRoutes({ services, routes, always, recall, forget }: Parts) {
  const fixed = { ...always, 'content-type': 'application/json', 'cache-control': 'no-store' };

  const find = (request: IncomingMessage): FastRoute | undefined => {
    const { method, url = '', headers } = request;
    if (method !== 'POST' || headers['content-type'] !== 'application/json') return undefined;
    if (!(Number(headers['content-length'] ?? Number.NaN) <= MAX_LENGTH) || tokenOf(request) === '') return undefined;
    return routes.find((route) => route.takes(url));
  };

  const answer = async (route: FastRoute, request: IncomingMessage, body: Buffer): Promise<Answered | null> => {
    const token = tokenOf(request);
    const run = route.read({ url: request.url ?? '', headers: request.headers, body });
    const who = run && (await recall(services, token));
    if (!run || !who) return null;
    try {
      return await run(who);
    } catch (error) {
      if (!isAppError(error) || error.kind !== 'unauthenticated') throw error;
      forget(services, token);
      return null;
    }
  };

  return {
    find,
    /** False when the API has to answer; the body is gathered then. */
    async send(route: FastRoute, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const body = await gather(request);
      if (!body) return true;
      try {
        const answered = await answer(route, request, body);
        if (!answered) return false;
        const text = JSON.stringify(answered.json);
        response.writeHead(answered.status, { ...fixed, 'content-length': Buffer.byteLength(text) }).end(text);
      } catch (error) {
        for (const [name, value] of Object.entries(fixed)) response.setHeader(name, value);
        await sendWebResponse(problemResponse(error, asWeb(request, services), services.telemetry), response);
      }
      return true;
    },
  };
}

/** Enough of the request to say what went wrong with it. */
const asWeb = ({ url = '/', headers }: IncomingMessage, { config }: Services): Request =>
  new Request(new URL(url, config.siteUrl), {
    method: 'POST',
    headers: { [REQUEST_ID_HEADER]: String(headers[REQUEST_ID_HEADER] ?? '') },
  });
