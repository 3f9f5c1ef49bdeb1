import type { Asked } from '../http.ts';
import type { Operation } from '../routes.ts';
import type { Form } from './forms.ts';
import { fromSchema, type Known } from './from-schema.ts';
import type { Random } from './random.ts';
import { anyValue, WORDS } from './words.ts';

export type Ground = {
  readonly operations: readonly Operation[];
  readonly forms: readonly Form[];
  /** Addresses of pages, also with real ids in them. */
  readonly pages: readonly string[];
  readonly known: Known;
  readonly siteUrl: string;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded; charset=x',
  ';',
];
/** Headers that some part of the server reads. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'content-encoding',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'user-agent',
  'x-http-method-override',
  'x-request-id',
  'x-session-key',
];

/**
 * A head over 16 KiB is refused with 431 by Node itself, which hangs up: whoever is still writing takes that for no answer.
 */
const MAX_PATH = 8_000;

/** One request after the other, from an operation, a form or a page, each with something in it that nobody expects. */
export function makeRequest(ground: Ground, random: Random): Asked {
  const kind = random.next();
  const made =
    kind < 0.5 ? fromOperation(ground, random) : kind < 0.85 ? fromForm(ground, random) : fromPage(ground, random);
  const headers = {
    'x-forwarded-for': `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`,
  };
  const path = made.path.slice(0, MAX_PATH);
  const asked = { ...made, path, headers: { ...headers, ...made.headers } };
  return random.chance(0.08) ? spoil(asked, random) : asked;
}

/** As far as bytes go; half characters become what encoders make of them. */
const inUrl = (text: string) => encodeURIComponent(text.toWellFormed());

function fromOperation({ operations, known }: Ground, random: Random): Asked {
  const { method, path, parameters, body } = random.pick(operations);
  const filled = path.replace(/\{[^}]+\}/g, () =>
    inUrl(random.chance(0.75) && known.ids.length > 0 ? random.pick(known.ids) : random.pick(WORDS)),
  );
  const query = parameters.filter((it) => it.in === 'query' && random.chance(0.3));
  const search = query.map(({ name, schema }) => {
    const value = random.chance(0.5) ? fromSchema(schema, random, known) : random.pick(WORDS);
    return `${inUrl(name)}=${inUrl(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`;
  });
  const headers = parameters
    .filter((it) => it.in === 'header' && random.chance(0.9))
    .map(({ name }) => [name.toLowerCase(), headerFor(name, random)] as const);
  return {
    method,
    path: filled + (search.length > 0 ? `?${search.join('&')}` : ''),
    headers: { ...Object.fromEntries(headers), ...(body !== undefined && { 'content-type': typeOf(path) }) },
    ...(body !== undefined && { body: bodyFor(body, random, known) }),
  };
}

const typeOf = (path: string) =>
  path.startsWith('/v2/uploads') ? 'application/offset+octet-stream' : 'application/json';

function headerFor(name: string, random: Random): string {
  const usual: Record<string, string> = { 'tus-resumable': '1.0.0', 'upload-length': '1000', 'upload-offset': '0' };
  return random.chance(0.7) ? (usual[name.toLowerCase()] ?? crypto.randomUUID()) : printable(random.pick(WORDS));
}

/** What may stand in a header at all: clients refuse to send the rest. */
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 4_000);

function bodyFor(schema: unknown, random: Random, known: Known): string {
  const text = JSON.stringify(fromSchema(schema, random, known)) ?? '';
  const how = random.next();
  if (how < 0.9) return text;
  if (how < 0.93) return text.slice(0, random.between(0, text.length));
  if (how < 0.95) return `${'['.repeat(50_000)}`;
  if (how < 0.97) return `{"__proto__":${text},"a":1,"a":2}`;
  return random.pick(WORDS);
}

function fromForm({ forms, pages, siteUrl, known }: Ground, random: Random): Asked {
  if (forms.length === 0) return { path: random.pick(pages) };
  const { action, method, fields } = random.pick(forms);
  const values = Object.entries(fields).flatMap(([name, offered]): [string, string][] => {
    if (random.chance(0.1)) return [];
    const usual = offered.length > 0 && random.chance(name === 'do' || name === 'step' ? 0.9 : 0.6);
    const value = usual
      ? random.pick(offered)
      : random.chance(0.1) && known.ids.length > 0
        ? random.pick(known.ids)
        : random.pick(WORDS);
    return random.chance(0.03)
      ? [
          [name, value],
          [name, random.pick(WORDS)],
        ]
      : [[name, value]];
  });
  if (random.chance(0.05)) values.push([random.pick(WORDS), random.pick(WORDS)]);
  const encoded = values.map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`).join('&');
  if (method === 'GET') return { path: `${action.split('?')[0]}?${encoded}` };
  if (random.chance(0.7))
    return {
      method,
      path: action,
      headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: encoded,
    };
  return { method, path: action, ...multipart(values, siteUrl, random) };
}

function multipart(
  values: readonly [string, string][],
  origin: string,
  random: Random,
): Pick<Asked, 'headers' | 'body'> {
  const boundary = 'fuzzed-boundary';
  const parts = values.map(([name, value]) => {
    const file = random.chance(0.2) ? `; filename="${random.pick(['a.jpg', 'a.csv', '', '../a', 'ü.png'])}"` : '';
    const label = name.replace(/[\r\n"]/g, '_');
    return `--${boundary}\r\ncontent-disposition: form-data; name="${label}"${file}\r\n\r\n${value}\r\n`;
  });
  const end = random.chance(0.9) ? `--${boundary}--\r\n` : '';
  return {
    headers: { origin, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: parts.join('') + end,
  };
}

function fromPage({ pages, known }: Ground, random: Random): Asked {
  const page = random.pick(pages);
  const parts = page.split('/');
  if (random.chance(0.4)) {
    const word = random.chance(0.3) && known.ids.length > 0 ? random.pick(known.ids) : random.pick(WORDS);
    parts[random.between(1, Math.max(1, parts.length - 1))] = inUrl(word);
  }
  const query = Array.from({ length: random.between(0, 3) }, () => {
    const name = random.pick([
      'q',
      'page',
      'id',
      'code',
      'token',
      'from',
      'to',
      'now',
      'zip',
      'sheet',
      'budget',
      'error',
      'callbackUrl',
      'country',
      'sort_by',
      '__proto__',
    ]);
    return `${name}=${inUrl(random.pick(WORDS))}`;
  });
  const path = parts.join('/').split('?')[0] ?? '/';
  return {
    method: random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST']),
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
  };
}

/** Another method, another type, or a header with words in it that do not belong there. */
function spoil(asked: Asked, random: Random): Asked {
  const how = random.next();
  if (how < 0.25) return { ...asked, method: random.pick(METHODS) };
  if (how < 0.45) return { ...asked, headers: { ...asked.headers, 'content-type': random.pick(TYPES) } };
  if (how < 0.6) return { ...asked, method: 'POST', body: JSON.stringify(anyValue(random)) ?? '' };
  return { ...asked, headers: { ...asked.headers, [random.pick(HEADERS)]: printable(random.pick(WORDS)) } };
}
