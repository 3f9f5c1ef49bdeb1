import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { redact } from '../log/redact.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

const TOKEN = /^[\w-]{8,64}$/;
const LENGTH = 20;

const isId = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

/** Twenty hexadecimal digits: the header stays short, and two in a year do not meet. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, LENGTH);

/** The id that a trusted proxy gave the request, when it is a plain token that says nothing about a person; else one of our own. */
export function requestIdOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  config: Pick<Config, 'trustedProxies'>,
): string {
  const given = config.trustedProxies > 0 ? headers[REQUEST_ID_HEADER] : undefined;
  return isId(given) && redact(given) === given ? given : newRequestId();
}

/** The id in a web request's headers, which the server wrote there; undefined outside the server, as in tests. */
export function readRequestId(headers: Headers): string | undefined {
  const id = headers.get(REQUEST_ID_HEADER);
  return isId(id) ? id : undefined;
}
