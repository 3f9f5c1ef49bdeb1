import { type IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '../web/index.ts';

/**
 * A response that carries its request's id, however it is written. Kept pages hand over a flat list that was made
 * once: the id goes behind a copy of it, which costs less than setting headers one by one.
 */
export class IdentifiedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  requestId: string | null = null;

  override writeHead(status: number, ...rest: unknown[]): this {
    const given = rest.at(-1);
    if (this.requestId === null) return super.writeHead(status, ...(rest as []));
    if (Array.isArray(given)) rest[rest.length - 1] = [...given, REQUEST_ID_HEADER, this.requestId];
    else this.setHeader(REQUEST_ID_HEADER, this.requestId);
    return super.writeHead(status, ...(rest as []));
  }
}
