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
