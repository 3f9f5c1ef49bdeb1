import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A Node request as a web Request. The address is the site's own: what Host says decides nothing. */
export function toWebRequest(request: IncomingMessage, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2);
    if (!name.startsWith(':')) headers.append(name, value);
  }
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const url = new URL(origin + (request.url ?? '/'));
  const bodiless = request.method === 'GET' || request.method === 'HEAD';
  if (bodiless) return new Request(url, { method: request.method ?? 'GET', headers, signal });
  const body = Readable.toWeb(request) as unknown as ReadableStream<Uint8Array>;
  // Node wants `duplex` with a body that is a stream; the DOM's types do not know it.
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method ?? 'POST',
    headers,
    body,
    signal,
    duplex: 'half',
  };
  return new Request(url, init);
}

const LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);
/** Somebody closed the tab or went on to another page while the answer was on its way: no fault of anything here. */
const isLeft = (error: unknown): boolean => error instanceof Error && 'code' in error && LEFT.has(String(error.code));

/** Sends a web Response, keeping headers that were set before. Resolves as well when the browser has left. */
export async function sendWebResponse(source: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of source.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = source.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(source.status);
  if (!source.body) {
    response.end();
    return;
  }
  const body = Readable.fromWeb(source.body as unknown as NodeReadableStream<Uint8Array>);
  await pipeline(body, response).catch((error: unknown) => {
    if (!isLeft(error)) throw error;
    body.destroy();
  });
}
