import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { completePolicy } from '#shared/content-policy.ts';
import type { Encoding } from '../static/index.ts';
import { COMPRESS } from './compress.ts';
import type { Rendered } from './page.ts';

const KEPT_STATUSES = new Set([200, 301, 404, 410]);
/** Fewer bytes fit into the packet that brings the headers. */
const MIN_BYTES = 1000;
/** Belongs to one connection or one moment, or is written anew for each form. */
const DROPPED = new Set([
  'x-cache-tags',
  'x-cache-until',
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
  'vary',
]);

/**
 * Watches one response being written. When it turns out to be a page that may be kept, its bytes are held back for
 * `done`; every other page goes out once it is whole, in `encoding`, and all else as it is written, without the tags.
 */
export function captureResponse(
  response: ServerResponse,
  encoding: Encoding,
  done: (rendered: Rendered) => void,
): void {
  const original = { writeHead: response.writeHead, write: response.write, end: response.end };
  const letThrough = () => Object.assign(response, original);

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.find((it): it is OutgoingHttpHeaders => typeof it === 'object' && it !== null) ?? {};
    const headers = { ...response.getHeaders(), ...given };
    const tags = readTags(headers['x-cache-tags']);
    const until = readMoment(headers['x-cache-until']);
    const type = withCharset(asText(headers['content-type']));
    if (type) headers['content-type'] = type;
    const isPage = type?.startsWith('text/html') ?? false;
    headers['content-security-policy'] = completePolicy(asText(headers['content-security-policy']), isPage);
    letThrough();
    if (tags.length > 0 && KEPT_STATUSES.has(status) && headers['set-cookie'] === undefined) {
      holdBack(response, original, (body) => done({ status, headers: toKept(headers), body, tags, until }));
      return response;
    }
    for (const inside of ['x-cache-tags', 'x-cache-until']) {
      delete headers[inside];
      response.removeHeader(inside);
    }
    if (isPage && encoding !== 'identity' && headers['content-encoding'] === undefined) {
      holdBack(response, original, (body) => {
        sendCompressed({ response, status, headers, body, encoding }).catch(() => response.destroy());
      });
      return response;
    }
    return response.writeHead(status, headers);
  }) as ServerResponse['writeHead'];
}

type Unkept = {
  readonly response: ServerResponse;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly encoding: Exclude<Encoding, 'identity'>;
};

/**
 * What is one person's is as long as what is everybody's. Nothing in a page is a secret that opens anything, and cookies
 * that come with no request of another site leave nobody to ask for it again and again and count its bytes.
 */
async function sendCompressed({ response, status, headers, body, encoding }: Unkept): Promise<void> {
  const isSmaller = body.length >= MIN_BYTES;
  const bytes = isSmaller ? await COMPRESS[encoding](body) : body;
  if (response.destroyed || response.headersSent) return;
  const { vary } = headers;
  response.writeHead(status, {
    ...headers,
    vary: vary === undefined ? 'accept-encoding' : `${asText(vary)}, accept-encoding`,
    ...(isSmaller && { 'content-encoding': encoding }),
    // Nothing is drawn for who asks for the headers alone, and of what is not drawn nobody knows the length.
    ...(bytes.length > 0 && { 'content-length': bytes.length }),
  });
  response.end(bytes);
}

type Original = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>;

function holdBack(response: ServerResponse, original: Original, done: (body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  const take = (piece: unknown) => {
    if (typeof piece === 'string') pieces.push(Buffer.from(piece));
    else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
  };
  response.write = ((piece: unknown, ...rest: unknown[]) => {
    take(piece);
    const callback = rest.find((it) => typeof it === 'function') as (() => void) | undefined;
    callback?.();
    return true;
  }) as ServerResponse['write'];
  response.end = ((piece?: unknown) => {
    take(piece);
    Object.assign(response, original);
    done(Buffer.concat(pieces));
    return response;
  }) as ServerResponse['end'];
}

const asText = (value: OutgoingHttpHeaders[string]): string | undefined =>
  Array.isArray(value) ? value.join('; ') : value?.toString();

const readTags = (value: OutgoingHttpHeaders[string]): string[] =>
  (asText(value) ?? '').split(/[\s,;]+/).filter(Boolean);

function readMoment(value: OutgoingHttpHeaders[string]): number | undefined {
  const at = Date.parse(asText(value) ?? '');
  return Number.isNaN(at) ? undefined : at;
}

function toKept(headers: OutgoingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !DROPPED.has(name.toLowerCase())) kept[name.toLowerCase()] = asText(value) ?? '';
  }
  return kept;
}

const TEXT = /^(?:text\/|application\/xml\b|image\/svg\+xml\b)/i;

/** All text that the product writes is UTF-8; nobody should have to guess. JSON is UTF-8 by definition (RFC 8259, 8.1). */
const withCharset = (type: string | undefined): string | undefined =>
  type && TEXT.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;
