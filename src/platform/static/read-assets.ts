import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { partHeaders } from '../web/index.ts';

/** The encodings a page or file is kept in. */
export type Encoding = 'identity' | 'br' | 'gzip';

const REFUSED = /(?:^|,)\s*(br|gzip)\s*;\s*q\s*=\s*0(?:\.0*)?\s*(?=,|$)/g;

/** The best encoding that the visitor's browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const wanted = accepted.includes('q=0') ? accepted.replace(REFUSED, ',') : accepted;
  if (/\bbr\b/.test(wanted)) return 'br';
  return /\bgzip\b/.test(wanted) ? 'gzip' : 'identity';
}

/** Whether the visitor has these bytes already (If-None-Match). */
export function hasSame(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === etag);
}

/** What an answer that nothing changed repeats (RFC 9110, 15.4.5). All else stands with the copy that the browser has. */
const REPEATED: ReadonlySet<string> = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary']);

/** The headers of a 304, as a flat list of names and values for `writeHead`. */
export const unchangedHeaders = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (REPEATED.has(name.toLowerCase()) ? [name, String(value)] : []));

type Form = { readonly headers: readonly string[]; readonly body: Buffer };
export type Asset = {
  readonly etag: string;
  readonly unchanged: readonly string[];
  readonly forms: { readonly identity: Form } & Partial<Readonly<Record<Encoding, Form>>>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Parts of pages: a browser never shows one by itself. */
const PARTS: ReadonlySet<string> = new Set(['.css', '.js', '.mjs', '.wasm', '.woff2']);

const COMPRESSED: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** A worker keeps to the policy that comes with its own file, not to that of the page it works for. */
export type PolicyOf = (path: string) => string | undefined;

/** Reads a build's client folder. Keys are paths as in the request line: `/_astro/page.Ab12.css`. */
export function readAssets(
  folder: string,
  headers: Readonly<Record<string, string>>,
  policyOf: PolicyOf,
): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`;
    const asset = readAsset(file, path, headers, policyOf(path));
    assets.set(path, asset);
    if (path.endsWith('/index.html')) assets.set(path.slice(0, -'index.html'.length), asset);
  }
  return assets;
}

function readAsset(file: string, path: string, headers: Readonly<Record<string, string>>, policy = ''): Asset {
  const body = readFileSync(file);
  // With its policy in it, a browser that keeps the file asks for the policy of today's settings too.
  const hash = createHash('sha256').update(body).update(policy).digest('base64url');
  const etag = `"${hash.slice(0, 22)}"`;
  // Names below /_astro/ carry a hash of their content.
  const forEver = path.startsWith('/_astro/') && policy === '';
  const ending = extname(file);
  const common = {
    ...(PARTS.has(ending) ? partHeaders(headers) : headers),
    ...(policy && { 'content-security-policy': policy }),
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    etag,
    vary: 'accept-encoding',
  };
  const written = Object.entries(common).flat();
  const forms: Asset['forms'] = { identity: toForm(written, body) };
  for (const [encoding, suffix] of COMPRESSED) {
    if (!existsSync(file + suffix)) continue;
    Object.assign(forms, {
      [encoding]: toForm([...written, 'content-encoding', encoding], readFileSync(file + suffix)),
    });
  }
  return { etag, unchanged: unchangedHeaders(common), forms };
}

const toForm = (headers: readonly string[], body: Buffer): Form => ({
  headers: [...headers, 'content-length', String(body.length)],
  body,
});
