import type { IncomingMessage, ServerResponse } from 'node:http';
import { http } from '../words/http.ts';
import { STATUS } from '../web/index.ts';

/** No web request may have these (https://fetch.spec.whatwg.org/#forbidden-method), and nothing here answers them. */
const FORBIDDEN = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Answers a request whose method cannot be handed on: 405. False for all others, which are left alone. */
export function refuseForbiddenMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (!FORBIDDEN.has(request.method ?? '')) return false;
  const headers = { allow: 'GET, HEAD', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(STATUS.method, headers);
  response.end(`${http.forbiddenMethod}\n`);
  return true;
}
