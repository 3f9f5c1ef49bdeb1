import type { IncomingMessage, ServerResponse } from 'node:http';
import { FRAME_ANCESTORS } from '#shared/content-policy.ts';

/**
 * What a request asks for, as path and query. Programs may name the whole address there (RFC 9112, 3.2.2); a host that
 * stands in it decides as little as one in `Host`.
 */
export function toOriginForm(target: string | undefined): string {
  if (target === undefined || target.startsWith('/')) return target ?? '/';
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? `${url.pathname}${url.search}` : target;
}

/**
 * Whether a `Host` names a host. With any other the framework reads an address of its own making, and draws the home
 * page whatever was asked for; kept, that page would be everybody's.
 */
export const isHost = (host: string | undefined): boolean =>
  host === undefined || (!/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`));

/**
 * Where an address that ends in several slashes should have led, else null. Those at its start go with them: they would
 * make the name after them a host.
 */
function withoutSpareSlashes(target: string): string | null {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (!path.endsWith('//')) return null;
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  const name = path.slice(from, to);
  return `/${name}${name === '' ? '' : '/'}${query === -1 ? '' : target.slice(query)}`;
}

const READING = new Set(['GET', 'HEAD']);

/** Answers a request for an address with slashes to spare. The framework's own answer would repeat the host it was told. */
export function redirectSpareSlashes(
  request: IncomingMessage,
  response: ServerResponse,
  always: Readonly<Record<string, string>>,
): boolean {
  const location = withoutSpareSlashes(request.url ?? '/');
  if (location === null) return false;
  const headers = { ...always, 'content-security-policy': FRAME_ANCESTORS, 'content-length': '0', location };
  response.writeHead(READING.has(request.method ?? '') ? 301 : 308, headers).end();
  return true;
}
