import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { unchangedHeaders } from '../static/index.ts';
import { isReading } from '../web/index.ts';

/** Bytes of a body that is gathered before the request is handed on; larger ones stream. */
const GATHERED = 64 * 1024;

/**
 * A Node request as a web Request; null when the browser left before it had said everything. The address is the site's
 * own: what Host says decides nothing. Web streams cost more than all else about a small request, so its body is
 * gathered first.
 */
export async function toWebRequest(
  request: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Promise<Request | null> {
  const headers = toHeaders(request);
  const url = new URL(origin + (request.url ?? '/'));
  const { method = 'GET' } = request;
  if (isReading({ method })) return new Request(url, { method, headers, signal });
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (length <= GATHERED) {
    const body = await gather(request);
    return body && new Request(url, { method, headers, body: body.length > 0 ? body : null, signal });
  }
  const body = Readable.toWeb(request) as unknown as ReadableStream<Uint8Array>;
  // Node wants `duplex` with a body that is a stream; the DOM's types do not know it.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}

function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2);
    if (!name.startsWith(':')) headers.append(name, value);
  }
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}

const BODY = Symbol('curbtag.body');
type Body = Promise<Buffer<ArrayBuffer> | null>;

/** The whole body of a small request, however often it is asked for; null when the browser left before its end. */
export function gather(request: IncomingMessage & { [BODY]?: Body }): Body {
  request[BODY] ??= readBody(request);
  return request[BODY];
}

function readBody(request: IncomingMessage): Body {
  // By its events: an async iterator over a request costs as much as parsing it.
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.once('end', () => resolve(Buffer.concat(pieces)));
    request.once('error', () => resolve(null));
    request.once('close', () => resolve(null));
  });
}

const NOT_MODIFIED = 304;
const LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);
/** Somebody closed the tab or went on to another page while the answer was on its way: no fault of anything here. */
const isLeft = (error: unknown): boolean => error instanceof Error && 'code' in error && LEFT.has(String(error.code));

/** Whole in memory already: streaming it would only cost. */
const JSON_TYPE = /^application\/(?:problem\+)?json\b/;

/** Sends a web Response, keeping headers that were set before. Resolves as well when the browser has left. */
export async function sendWebResponse(source: Response, response: ServerResponse): Promise<void> {
  if (source.status === NOT_MODIFIED) {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(NOT_MODIFIED, unchangedHeaders(Object.fromEntries(source.headers))).end();
    return;
  }
  for (const [name, value] of source.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = source.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.statusCode = source.status;
  if (!source.body) {
    response.end();
    return;
  }
  if (JSON_TYPE.test(source.headers.get('content-type') ?? '')) {
    response.end(Buffer.from(await source.arrayBuffer()));
    return;
  }
  response.writeHead(source.status);
  const body = Readable.fromWeb(source.body as unknown as NodeReadableStream<Uint8Array>);
  await pipeline(body, response).catch((error: unknown) => {
    if (!isLeft(error)) throw error;
    body.destroy();
  });
}
