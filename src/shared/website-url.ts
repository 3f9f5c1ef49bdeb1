const MAX_LENGTH = 2048;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** `example.com:8080/x`: what looks like a scheme is a host with a port. */
const HOST_AND_PORT = /^[^\s/?#@:]+:\d{1,5}(?:[/?#]|$)/;

/**
 * A website as somebody typed it, as an https address: a missing scheme is added, http raised to https. Null for any
 * other scheme, for an address with a user name in it (an e-mail address, mostly) and for what is none (specification 5).
 */
export function normalizeWebsiteUrl(text: unknown): string | null {
  const typed = typeof text === 'string' ? text.trim() : '';
  if (typed === '' || typed.length > MAX_LENGTH) return null;
  const scheme = hasScheme(typed);
  if (scheme && !/^https?:\/\//i.test(typed)) return null;
  const url = parseUrl(scheme ? typed : `https://${typed.replace(/^\/\//, '')}`);
  if (url?.username !== '' || url.password !== '' || !isPlausibleHost(url.hostname)) return null;
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.href;
}

/**
 * An outside address that lacks its scheme gets the one of the page it is on: `('cars.com/1', 'https://here.us')` →
 * `https://cars.com/1`. One that has a scheme comes back as it is; judge it with `isSafeOutsideUrl`.
 */
export function withHostScheme(url: string, host: string): string {
  const trimmed = url.trim();
  if (trimmed === '' || hasScheme(trimmed)) return trimmed;
  const scheme = /^http:/i.test(host) ? 'http://' : 'https://';
  return scheme + trimmed.replace(/^\/+/, '');
}

/**
 * Whether a visitor may be sent there: http or https, a public-looking host name, and no user info, with which
 * `https://bank.com@evil.example` passes for a bank.
 */
export function isSafeOutsideUrl(url: unknown): boolean {
  if (typeof url !== 'string' || url.length > MAX_LENGTH || /\s/.test(url)) return false;
  const parsed = /^https?:\/\//i.test(url) ? parseUrl(url) : null;
  return parsed !== null && parsed.username === '' && parsed.password === '' && isPublicHost(parsed.hostname);
}

/** The host to name before somebody leaves the site, in ASCII (`xn--…`), so that look-alike letters show. */
export function outsideHost(url: string): string | null {
  return isSafeOutsideUrl(url) ? (parseUrl(url)?.host ?? null) : null;
}

function hasScheme(text: string): boolean {
  return SCHEME.test(text) && !HOST_AND_PORT.test(text);
}

function parseUrl(text: string): URL | null {
  if (hasUnsafeCharacter(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

// The URL parser drops tabs and line breaks and takes a backslash for a slash; people do not mean either.
function hasUnsafeCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\\]/u.test(text);
}

function isPlausibleHost(host: string): boolean {
  return host.includes('.') || host === 'localhost' || host.startsWith('[');
}

/** Numbers and single words are machines on somebody's own network, never a shop. */
function isPublicHost(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 && !labels.includes('') && /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(top) && !PRIVATE_TOPS.has(top)
  );
}

const PRIVATE_TOPS: ReadonlySet<string> = new Set(['local', 'localhost', 'internal', 'lan', 'home', 'corp', 'onion']);
